/**
 * Yields how many columns a character takes: 0 for one that joins the one before, 2 for wide East Asian
 * ones and emoji, else 1.
 *
 * @example characterWidth('漢') // → 2
 */
export function characterWidth(character: string): 0 | 1 | 2 {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x300) return 1
  if (joining.test(character)) return 0
  return isWide(code) ? 2 : 1
}

/** Accents, variation selectors, joiners and other marks that take no place of their own. */
const joining = /^[\p{Mn}\p{Me}\p{Cf}]/u

function isWide(code: number): boolean {
  if (code < 0x1100) return false
  return wideRanges.some(([first, last]) => code >= first && code <= last)
}

/** East Asian wide and full-width blocks, and the blocks of emoji. */
const wideRanges: readonly (readonly [first: number, last: number])[] = [
  [0x1100, 0x115F],
  [0x2E80, 0x303E],
  [0x3041, 0xA4CF],
  [0xA960, 0xA97F],
  [0xAC00, 0xD7A3],
  [0xF900, 0xFAFF],
  [0xFE30, 0xFE6F],
  [0xFF00, 0xFF60],
  [0xFFE0, 0xFFE6],
  [0x1F300, 0x1F64F],
  [0x1F680, 0x1F6FF],
  [0x1F900, 0x1FAFF],
  [0x20000, 0x3FFFD],
]
