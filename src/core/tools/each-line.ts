import { isSpace } from '../text/count-lines'
import { codeAt, findFrom } from '../text/string-methods'
import { markerRange } from './marker-range'

/** Looks at a line; `isNearEnd`: it lies in the first or last part of the text, where tools put notices. */
export type LineVisitor<T> = (line: string, isNearEnd: boolean) => T

/**
 * Calls back for every line of a text, without splitting the whole; a callback that yields false ends it.
 * A final line end opens no line.
 */
export function eachLine(text: string, visit: LineVisitor<unknown>): void {
  eachSpan(text, (from, to, isNearEnd) => visit(text.slice(from, to), isNearEnd))
}

/** Looks at a line by its offsets in the text. */
export type SpanVisitor<T> = (from: number, to: number, isNearEnd: boolean) => T

/** Calls back as `eachLine`, without cutting the lines out: for the counts of large texts. */
export function eachSpan(text: string, visit: SpanVisitor<unknown>): void {
  const { length } = text
  for (let from = 0; from < length;) {
    const found = findFrom(text, '\n', from)
    const end = found < 0 ? length : found
    const hasReturn = end > from && codeAt(text, end - 1) === 0x0D
    const isNearEnd = from < markerRange || length - end < markerRange
    if (visit(from, hasReturn ? end - 1 : end, isNearEnd) === false) return
    from = end + 1
  }
}

/** Tells a line with something to read; the first character mostly tells. */
export function isFilled(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = codeAt(text, at)
    if ((code > 0x20 && code < 0x7F) || !isSpace(code)) return true
  }
  return false
}

/** Counts the lines with something to read; those near an end of the text only if they are no words of the tool. */
export function countFilled(text: string, isOther: (line: string) => boolean): number {
  const { length } = text
  const last = length - markerRange
  let count = 0
  for (let from = 0; from < length;) {
    const found = findFrom(text, '\n', from)
    const to = found < 0 ? length : found
    const code = codeAt(text, from)
    if (((code > 0x20 && code < 0x7F) || isFilled(text, from, to))
      && ((from >= markerRange && to <= last) || !isOther(text.slice(from, to).replace(/\r$/, '')))) count++
    from = to + 1
  }
  return count
}

/** Counts the lines for which the test holds. */
export function countRows(text: string, test: LineVisitor<boolean>): number {
  let count = 0
  eachLine(text, (line, isNearEnd) => {
    if (test(line, isNearEnd)) count++
  })
  return count
}

/** Yields the first line of a text. */
export function firstLine(text: string): string {
  const end = text.indexOf('\n')
  return end < 0 ? text : text.slice(0, end)
}

/** Yields where the line in front of `end` begins; -1 when it is longer than `longest`. */
export function startOfLastLine(text: string, end: number, longest: number): number {
  const from = Math.max(0, end - longest - 1)
  const found = text.slice(from, end).lastIndexOf('\n')
  if (found >= 0) return from + found + 1
  return from === 0 ? 0 : -1
}
