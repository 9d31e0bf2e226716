/**
 * Calls back with every line of a text, without its line end, and the line's number from 1. Line ends are
 * LF, CR LF or CR. The text is walked, never split: logs may have hundreds of megabytes.
 */
export function readLines(text: string, onLine: (line: string, number: number) => void): void {
  const lineEnd = /\r\n?|\n/g
  let start = 0
  let number = 1
  for (let match = lineEnd.exec(text); match !== null; match = lineEnd.exec(text)) {
    onLine(text.slice(start, match.index), number)
    start = lineEnd.lastIndex
    number += 1
  }
  if (start < text.length) onLine(text.slice(start), number)
}
