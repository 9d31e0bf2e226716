/** UTF-16 units of a text that is still coloured. */
export const MAX_LENGTH = 50_000
export const MAX_LINES = 2_000
export const MAX_LINE_LENGTH = 2_000

/**
 * The regular expressions of a grammar take time with the square of the length of a word. This much is
 * up to a tenth of a second.
 */
export const MAX_SQUARED_WORD_LENGTHS = 5_000_000

/**
 * True for a text that can be coloured in bounded time: at most 50,000 units, 2,000 lines, 2,000 units
 * a line, and no words so long that they would hold up the page. Depends on the text alone, so that
 * every machine colours the same texts.
 */
export function isHighlightable(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  let lines = 1
  let lineStart = 0
  let wordStart = 0
  let squares = 0
  for (let index = 0; index <= text.length; index++) {
    const code = index < text.length ? text.charCodeAt(index) : 10
    // Control characters and the space: every white space of ASCII.
    if (code > 32) continue
    squares += (index - wordStart) ** 2
    wordStart = index + 1
    if (code !== 10) continue
    if (index - lineStart > MAX_LINE_LENGTH) return false
    lineStart = index + 1
    if (index < text.length) lines++
  }
  return lines <= MAX_LINES && squares <= MAX_SQUARED_WORD_LENGTHS
}
