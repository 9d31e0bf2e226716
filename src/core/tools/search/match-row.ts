import { isSpace } from '../../text/count-lines'
import { codeAt, findFrom } from '../../text/string-methods'

/**
 * Yields the path of a row `path:NUM:text`, where a drive letter may lead the path; `undefined` for a row
 * of another form. `firstColon`: of the row.
 */
export function readPath(text: string, from: number, to: number, firstColon: number): string | undefined {
  const isDrive = firstColon === from + 1 && /[a-z]/i.test(text.charAt(from))
  const second = isDrive ? findFrom(text, ':', firstColon + 1) : -1
  const isSecond = second > firstColon + 1 && second < to && isNumberedAt(text, second + 1, to)
  const end = isSecond ? second : firstColon
  if (end === from || !isNumberedAt(text, end + 1, to)) return undefined
  const path = text.slice(from, end)
  return /^[\s>*]*\d+$/.test(path) ? undefined : path
}

/** Tells a row `NUM:text` or `NUM|text`. */
export function isNumberRow(text: string, from: number, to: number): boolean {
  // Most rows begin with a small letter.
  if (from >= to || codeAt(text, from) > letterL) return false
  let at = from
  while (at < to && isSpace(codeAt(text, at))) at++
  if (hasCode(text, at, to, asterisk)) at++
  else if (hasCode(text, at, to, greater)) at += hasCode(text, at + 1, to, space) ? 2 : 1
  if (hasCode(text, at, to, letterL)) at++
  let end = skipDigits(text, at, to)
  if (end === at) return false
  if (hasCode(text, end, to, space)) end++
  return hasCode(text, end, to, colon) || hasCode(text, end, to, bar)
}

/** Tells digits and a colon. */
export function isNumberedAt(text: string, from: number, to: number): boolean {
  const end = skipDigits(text, from, to)
  return end > from && hasCode(text, end, to, colon)
}

function skipDigits(text: string, from: number, to: number): number {
  let at = from
  while (at < to && isDigit(codeAt(text, at))) at++
  return at
}

function hasCode(text: string, at: number, to: number, code: number): boolean {
  return at < to && codeAt(text, at) === code
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

const space = 0x20
const colon = 0x3A
const asterisk = 0x2A
const greater = 0x3E
const letterL = 0x4C
const bar = 0x7C
