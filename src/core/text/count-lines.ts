import { skipEscape } from './skip-escape'
import { findFrom } from './string-methods'

/**
 * Counts the lines of a text by scanning for line feeds: one final line feed is no line, and a text of
 * nothing but white space (terminal sequences aside) has none.
 *
 * @example countLines('a\n') // → 1
 * @example countLines('a\n\n') // → 2
 */
export function countLines(text: string): number {
  return isBlankText(text) ? 0 : countSegments(text, endOfLines(text))
}

/**
 * Counts the lines between the start and `end`, blank or not.
 *
 * @example countSegments('a\nb', 3) // → 2
 */
export function countSegments(text: string, end: number): number {
  if (end === 0 && text.length === 0) return 0
  let count = 1
  for (let at = findFrom(text, '\n', 0); at >= 0 && at < end; at = findFrom(text, '\n', at + 1)) count++
  return count
}

/**
 * Yields the offset where the last line ends: in front of one final line feed, also when only terminal
 * sequences or returns follow it.
 *
 * @example endOfLines('a\nb\n') // → 3
 */
export function endOfLines(text: string): number {
  // Nobody puts more than this behind the last line end and still shows nothing.
  const from = Math.max(0, text.length - 4096)
  const last = text.slice(from).lastIndexOf('\n')
  if (last < 0) return text.length
  return skipInvisible(text, from + last + 1, isReturn) === text.length ? from + last : text.length
}

/** Tells whether a text has nothing to read: white space and terminal sequences only. */
export function isBlankText(text: string): boolean {
  return skipInvisible(text, 0, isSpace) === text.length
}

function skipInvisible(text: string, from: number, isSkipped: (code: number) => boolean): number {
  let at = from
  while (at < text.length) {
    if (isSkipped(text.charCodeAt(at))) {
      at++
      continue
    }
    const end = skipEscape(text, at)
    if (end === at) return at
    at = end
  }
  return at
}

function isReturn(code: number): boolean {
  return code === 0x0D
}

/** Tells the code of a white-space character. */
export function isSpace(code: number): boolean {
  if (code <= 0x7F) return code === 0x20 || (code >= 0x09 && code <= 0x0D)
  return /\s/.test(String.fromCharCode(code))
}
