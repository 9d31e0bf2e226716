import type { HighlightedLines, Highlighter } from './highlighter'
import { isHighlightable } from './limits'
import { getTokenCache } from './token-cache'

/** Texts up to this length are coloured at once when the grammar is there: about a millisecond. */
const QUICK_LENGTH = 2_000

/**
 * Colours a text, without waiting where that is quick or already done. It stays plain, `null`, when
 * there is no grammar, nothing to colour or too much, and when `isStale` says that nobody waits any
 * more. Rejects when the grammar cannot be loaded.
 */
export function highlightText(
  highlighter: Highlighter,
  text: string,
  language: string,
  isStale: () => boolean = () => false,
): HighlightedLines | null | Promise<HighlightedLines | null> {
  if (text === '' || !highlighter.supports(language) || !isHighlightable(text)) return null
  const cache = getTokenCache(highlighter)
  const known = cache.get(language, text)
  if (known !== undefined) return known
  const tokenize = () => {
    if (isStale()) return null
    const lines = highlighter.tokenize(text, language)
    if (!isSameText(lines, text)) return null
    cache.set(language, text, lines)
    return lines
  }
  if (highlighter.isLoaded(language) && text.length <= QUICK_LENGTH) return tokenize()
  return Promise.resolve(highlighter.load(language)).then(waitForIdle).then(tokenize)
}

/** Colours must not change what is read, whatever highlighter an app brings. */
function isSameText(lines: HighlightedLines, text: string): boolean {
  const shown = lines.map(line => line.map(([piece]) => piece).join('')).join('\n')
  return shown === text.replaceAll('\r\n', '\n')
}

/** Lets the page draw and react first. */
function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve)
  })
}
