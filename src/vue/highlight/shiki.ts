import type { Highlighter } from './highlighter'
import type { ShikiEngine } from './shiki-engine'
import { isLanguageId } from './language-ids'

/**
 * Makes a highlighter of Shiki. Nothing of Shiki is imported before the first language is asked for,
 * and each grammar only when it is asked for. Where something cannot be loaded, `load` rejects and the
 * next call tries again.
 */
export function createShikiHighlighter(): Highlighter {
  let engine: ShikiEngine | undefined
  const loading = new Map<string, Promise<void>>()
  const loaded = new Set<string>()

  const bringIn = async (language: string): Promise<void> => {
    if (!isLanguageId(language)) throw new Error(`No grammar for the language "${language}"`)
    const { createShikiEngine } = await import('./shiki-engine')
    engine ??= createShikiEngine()
    await engine.loadLanguage(language)
    loaded.add(language)
  }

  return {
    supports: isLanguageId,
    isLoaded: language => loaded.has(language),
    load(language) {
      if (loaded.has(language)) return Promise.resolve()
      let running = loading.get(language)
      if (running === undefined) {
        running = bringIn(language).finally(() => loading.delete(language))
        loading.set(language, running)
      }
      return running
    },
    tokenize(text, language) {
      if (engine === undefined || !isLanguageId(language) || !loaded.has(language)) {
        return text.split(/\r?\n/).map(line => [[line, null]])
      }
      return engine.tokenize(text, language)
    },
  }
}

let shared: Highlighter | undefined

/** The highlighter of all cards that are given none; it holds grammars and nothing of any text. */
export function getSharedHighlighter(): Highlighter {
  return shared ??= createShikiHighlighter()
}
