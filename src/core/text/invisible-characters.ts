/**
 * Writes out characters that nobody sees and that reorder or split what is read: direction overrides and
 * isolates, zero-width space and joiner, byte order mark, soft hyphen, fillers, tags, line and paragraph
 * separators; also half surrogate pairs. Direction marks stay: honest texts of right-to-left scripts have them.
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

/** Tags stand behind a black flag where they make it the flag of a country, and then they stay. */
const misleading = /[\u00AD\u115F\u1160\u180E\u200B\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\p{Surrogate}]|(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]{0,7})[\u{E0000}-\u{E007F}]/gu

function isPlainText(text: string): boolean {
  return !/[\u00AD\u061C\u115F\u1160\u180E\u2000-\u206F\u3164\uD800-\uDFFF\uFEFF\uFFA0]/.test(text)
}

function escapeUnit(unit: string): string {
  const code = unit.codePointAt(0) ?? 0
  return code > 0xFFFF ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`
}
