import { markerRange } from './marker-range'

/** Looks at a line; `isNearEnd`: it lies in the first or last part of the text, where tools put notices. */
export type LineVisitor<T> = (line: string, isNearEnd: boolean) => T

/**
 * Calls back for every line of a text, without splitting the whole; a callback that yields false ends it.
 * A final line end opens no line.
 */
export function eachLine(text: string, visit: LineVisitor<unknown>): void {
  for (let from = 0; from < text.length;) {
    const to = text.indexOf('\n', from)
    const end = to < 0 ? text.length : to
    const line = text.slice(from, end > from && text[end - 1] === '\r' ? end - 1 : end)
    const isNearEnd = from < markerRange || text.length - end < markerRange
    if (visit(line, isNearEnd) === false || to < 0) return
    from = to + 1
  }
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
