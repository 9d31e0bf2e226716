/**
 * Writes a character that was cut in two as one that cannot be shown: a page from a server has no halves, and would
 * differ from what a browser draws.
 *
 * @example toWellFormed('cut \uD83D') // → 'cut \uFFFD'
 */
export function toWellFormed(text: string): string {
  // Most texts have no pairs either, and that is told faster.
  return /[\uD800-\uDFFF]/.test(text) ? text.replace(/\p{Surrogate}/gu, '\uFFFD') : text
}
