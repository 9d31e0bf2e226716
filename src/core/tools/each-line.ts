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
  for (let from = 0; from < text.length;) {
    const to = text.indexOf('\n', from)
    const end = to < 0 ? text.length : to
    const isNearEnd = from < markerRange || text.length - end < markerRange
    const hasReturn = end > from && text.charCodeAt(end - 1) === 0x0D
    if (visit(from, hasReturn ? end - 1 : end, isNearEnd) === false || to < 0) return
    from = to + 1
  }
}

/** Tells a line with something to read; the first character mostly tells. */
export function isFilled(text: string, from: number, to: number): boolean {
  const code = text.charCodeAt(from)
  return to > from && ((code > 0x20 && code < 0x7F) || text.slice(from, to).trim() !== '')
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
