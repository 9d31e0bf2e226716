import type { ComputedRef, MaybeRefOrGetter } from 'vue'
import type { Labels } from './locales/en'
import type { Locale } from './locales/locale'
import { computed, isRef, toValue } from 'vue'
import { layOverWords } from './lay-over-words'
import { en } from './locales/en'
import { warnOnce } from './warn-once'

/** The app's language as it is now, and its words as components read them. */
export interface ResolvedLabels {
  /** A new object for each language, and the same one as long as nothing changes. */
  readonly locale: Readonly<Pick<ComputedRef<Locale>, 'value'>>
  /** The words of now: what reads one is told when the language changes, also through a copy of the variable. */
  readonly labels: Labels
}

/** Yields the words of a language with the app's own laid over them. */
export function resolveLabels(locale: MaybeRefOrGetter<Locale | undefined>, own: Partial<Labels> | undefined): ResolvedLabels {
  const read = () => complete(readLocale(locale), own)
  if (!isRef(locale) && typeof locale !== 'function') {
    const value = read()
    return { locale: { value }, labels: value }
  }
  const current = computed(read)
  const labels = Object.defineProperties({}, Object.fromEntries(
    Object.keys(en).map(name => [name, { enumerable: true, get: () => current.value[name as keyof Locale] }]),
  ))
  return { locale: current, labels: labels as Labels }
}

/** A getter that fails leaves English. */
function readLocale(locale: MaybeRefOrGetter<Locale | undefined>): Locale | undefined {
  try {
    return toValue(locale)
  }
  catch (error) {
    warnOnce('locale getter', 'the option "locale" threw; the cards speak English.', error)
    return undefined
  }
}

function complete(locale: unknown, own: Partial<Labels> | undefined): Locale {
  if (locale !== undefined && (typeof locale !== 'object' || locale === null)) {
    warnOnce('locale', `the option "locale" is ${JSON.stringify(locale)}, not the words of a language; the cards speak English. `
    + 'Import them: import { de } from \'vue-tool-card/locales/de\'')
  }
  const words = typeof locale === 'object' && locale !== null ? layOverWords(en, locale) : en
  return own ? layOverWords(words, own) : words
}
