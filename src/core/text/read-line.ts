import { cleanText } from './clean-text'

/**
 * Yields one line as a terminal would leave it, without colours: sequences and control characters are
 * gone, and of a line that was overwritten the last text stands.
 *
 * @example readLine(' 50%\r100%\r') // → '100%'
 */
export function readLine(raw: string): string {
  return lastSegment(cleanText(raw)).replace(otherControls, '')
}

/** Control characters except tab. */
const otherControls = /[^\P{Cc}\t]/gu

function lastSegment(line: string): string {
  let end = line.length
  while (end > 0) {
    const start = line.lastIndexOf('\r', end - 1) + 1
    if (start < end) return line.slice(start, end)
    end = start - 1
  }
  return ''
}
