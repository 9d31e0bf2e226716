import type { HighlightedLines, Highlighter } from './highlighter'

const MAX_ENTRIES = 200
const MAX_TOTAL_LENGTH = 500_000

/** The tokens of texts seen lately, so that a body that is opened again is coloured at once. */
export interface TokenCache {
  get: (language: string, text: string) => HighlightedLines | undefined
  set: (language: string, text: string, lines: HighlightedLines) => void
}

/** Makes a cache of at most 200 texts of 500,000 units together; what was used longest ago goes first. */
export function createTokenCache(): TokenCache {
  const entries = new Map<string, HighlightedLines>()
  let totalLength = 0
  const toKey = (language: string, text: string) => `${language}\n${text}`
  return {
    get(language, text) {
      const key = toKey(language, text)
      const lines = entries.get(key)
      if (lines === undefined) return undefined
      // A Map keeps the order of insertion: the entry becomes the youngest.
      entries.delete(key)
      entries.set(key, lines)
      return lines
    },
    set(language, text, lines) {
      const key = toKey(language, text)
      if (entries.has(key)) return
      entries.set(key, lines)
      totalLength += key.length
      for (const oldest of entries.keys()) {
        if (entries.size <= MAX_ENTRIES && totalLength <= MAX_TOTAL_LENGTH) break
        entries.delete(oldest)
        totalLength -= oldest.length
      }
    },
  }
}

const caches = new WeakMap<Highlighter, TokenCache>()

/** The cache of a highlighter; it goes when the highlighter goes. */
export function getTokenCache(highlighter: Highlighter): TokenCache {
  let cache = caches.get(highlighter)
  if (cache === undefined) {
    cache = createTokenCache()
    caches.set(highlighter, cache)
  }
  return cache
}
