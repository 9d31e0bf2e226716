/**
 * Writes out characters that nobody sees and that reorder or split what is read: direction overrides and
 * isolates, zero-width space and joiner, byte order mark, line and paragraph separators; also half
 * surrogate pairs.
 *
 * @example revealInvisible('a\u202Eb') // → 'a\\u202eb'
 */
export function revealInvisible(text: string): string {
  if (isPlainText(text)) return text
  return text.replace(misleading, escapeUnit)
}

/** Drops the same characters, and the direction marks besides. */
export function removeInvisible(text: string): string {
  if (isPlainText(text)) return text
  return text.replace(misleading, '').replace(/[\u200E\u200F\u061C]/g, '')
}

const misleading = /[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\u2028\u2029\p{Surrogate}]/gu

function isPlainText(text: string): boolean {
  return !/[\u061C\u2000-\u206F\uD800-\uDFFF\uFEFF]/.test(text)
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
