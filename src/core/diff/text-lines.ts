/** A text by lines, line ends taken off. */
export interface TextLines {
  readonly lines: readonly string[]
  /** The last line has no line end. False for the empty text, which has no lines. */
  readonly lacksFinalNewline: boolean
}

// The look behind keeps a long run of carriage returns from being scanned once per return.
const CARRIAGE_RETURNS = /(?<!\r)\r+(?=\n|$)/g

/**
 * Writes all line ends as LF. A carriage return inside a line is content and stays.
 *
 * `'a\r\nb\r'` → `'a\nb'`, `'a\rb\n'` → `'a\rb\n'`
 */
export function normalizeLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(CARRIAGE_RETURNS, '') : text
}

/**
 * Splits a text into lines. One final line end closes the last line and opens no further one.
 *
 * `'a\r\n\r\n'` → `['a', '']`, `''` → `[]`
 */
export function splitTextLines(text: string): TextLines {
  const normalized = normalizeLineEnds(text)
  if (normalized === '') return { lines: [], lacksFinalNewline: false }
  const lacksFinalNewline = !normalized.endsWith('\n')
  const lines = (lacksFinalNewline ? normalized : normalized.slice(0, -1)).split('\n')
  return { lines, lacksFinalNewline }
}

/**
 * Counts lines without splitting.
 *
 * `'a\nb'` → `2`, `'a\n'` → `1`, `''` → `0`
 */
export function countTextLines(text: string): number {
  let count = 0
  let position = 0
  while (position < text.length) {
    count++
    const end = text.indexOf('\n', position)
    if (end < 0) break
    position = end + 1
  }
  return count
}

/** True when both texts have line ends and use different sorts of them: LF, CRLF, or a mixture. */
export function hasOtherLineEnds(oldText: string, newText: string): boolean {
  if (!oldText.includes('\r\n') && !newText.includes('\r\n')) return false
  const oldEnds = readLineEnds(oldText)
  const newEnds = readLineEnds(newText)
  return oldEnds !== 'none' && newEnds !== 'none' && oldEnds !== newEnds
}

function readLineEnds(text: string): 'none' | 'lf' | 'crlf' | 'mixed' {
  if (!text.includes('\n')) return 'none'
  const hasCrlf = text.includes('\r\n')
  const hasLf = /(?:^|[^\r])\n/.test(text)
  if (hasCrlf && hasLf) return 'mixed'
  return hasCrlf ? 'crlf' : 'lf'
}
