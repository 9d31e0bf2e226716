import type { Labels } from './en'

/**
 * The words of the cards in one language, and how that language is written.
 *
 * @example
 * const nl: Locale = { ...en, lang: 'nl', approve: 'Toestaan', deny: 'Weigeren' }
 */
export interface Locale extends Labels {
  /** BCP 47 tag of the language, for the attribute `lang`: `de`, `zh-Hans` … */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}
