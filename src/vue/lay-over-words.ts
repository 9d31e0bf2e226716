import type { Locale } from './locales/locale'
import { warnOnce } from './warn-once'

type Sentence = (...parts: readonly unknown[]) => unknown

/**
 * Yields words with others laid over them. What is no word is left out: `undefined`, or a text where a function is
 * asked for. Where a function throws, or gives no text, the one below it speaks: a word costs no card.
 *
 * @example layOverWords(en, { deny: 'No', approve: undefined }).approve // → 'Approve'
 */
export function layOverWords(words: Locale, own: object): Locale {
  const laid: Record<string, unknown> = { ...words }
  for (const [name, word] of Object.entries(own)) {
    const below = laid[name]
    if (word === null || typeof word !== typeof below)
      continue
    if (typeof word === 'function')
      laid[name] = guard(name, word as Sentence, below as Sentence)
    else if (typeof word === 'object')
      laid[name] = { ...below as object, ...pickTexts(word as object) }
    else
      laid[name] = word
  }
  return laid as unknown as Locale
}

/** The words of a list by name, such as those of the statuses. */
function pickTexts(list: object): object {
  return Object.fromEntries(Object.entries(list).filter(([, text]) => typeof text === 'string'))
}

function guard(name: string, say: Sentence, below: Sentence): Sentence {
  return (...parts) => {
    let cause: unknown
    try {
      const text = say(...parts)
      if (typeof text === 'string')
        return text
    }
    catch (error) {
      cause = error
    }
    warnOnce(`label ${name}`, `the label "${name}" ${cause === undefined ? 'gave no text' : 'threw'}; the one of the language stands in.`, cause)
    return below(...parts)
  }
}
