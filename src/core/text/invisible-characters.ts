import { hasControls } from './has-controls'

/**
 * Writes out what nobody sees and what hides, reorders or splits what is read: control characters but tab and
 * line feed, direction overrides and isolates, zero-width space and joiners, byte order mark, soft hyphen,
 * fillers, tags, line and paragraph separators; also half surrogate pairs. A Windows line end is a line end.
 *
 * What honest texts have stays: direction marks, and the joiners of emoji and of scripts that need them.
 *
 * @example revealInvisible('a\u202Eb\rc') // → 'a\\u202eb\\rc'
 */
export function revealInvisible(text: string): string {
  const seen = hasControls(text) ? text.replace(/\r\n/g, '\n').replace(controls, escapeUnit) : text
  return isPlainText(seen) ? seen : seen.replace(misleading, escapeUnit).replace(strayJoiners, escapeUnit)
}

/**
 * Writes out what a page cannot hold as it is: control characters but tab and line feed, and half surrogate pairs.
 * HTML from a server has none of them, and would differ from what a browser draws.
 *
 * @example revealControls('a\0b') // → 'a\\u0000b'
 */
export function revealControls(text: string): string {
  const seen = hasControls(text) ? text.replace(controls, escapeUnit) : text
  return seen.replace(/\p{Surrogate}/gu, escapeUnit)
}

/** Drops the same characters but the controls, and the direction marks besides. */
export function removeInvisible(text: string): string {
  if (isPlainText(text)) return text
  return text.replace(misleading, '').replace(strayJoiners, '').replace(/[\u200E\u200F\u061C]/g, '')
}

const controls = /[^\P{Cc}\t\n]/gu

/** Tags stand behind a black flag where they make it the flag of a country, and then they stay. */
const misleading = /[\u00AD\u115F\u1160\u180E\u200B\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\p{Surrogate}]|(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]{0,7})[\u{E0000}-\u{E007F}]/gu

/**
 * Joiners that have nothing to join: neither an emoji nor a letter or digit of a script that needs them, which
 * those written letter by letter do not. And selectors of a variant behind ASCII, unless they make a key of it.
 */
const strayJoiners = /(?<!(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}0-9])[\p{L}\p{M}\p{Nd}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D](?!(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}0-9])[\p{L}\p{M}\p{Nd}])|(?<=[\x20-\x7E])[\u034F\uFE00-\uFE0F](?!\u20E3)/gu

function isPlainText(text: string): boolean {
  return !/[\u034F\u00AD\u061C\u115F\u1160\u180E\u2000-\u206F\u3164\uD800-\uFE0F\uFEFF\uFFA0]/.test(text)
}

function escapeUnit(unit: string): string {
  if (unit === '\r') return '\\r'
  const code = unit.codePointAt(0) ?? 0
  return code > 0xFFFF ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`
}
