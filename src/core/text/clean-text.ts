import { findEscape, skipEscape } from './skip-escape'

/**
 * Drops terminal sequences and turns CRLF into LF; all else stays.
 *
 * @example cleanText('\u001B[31mred\u001B[0m\r\n') // → 'red\n'
 */
export function cleanText(text: string): string {
  return dropReturns(dropEscapes(text))
}

function dropEscapes(text: string): string {
  let at = findEscape(text, 0)
  if (at < 0) return text
  const parts: string[] = []
  let from = 0
  while (at >= 0) {
    parts.push(text.slice(from, at))
    from = Math.max(skipEscape(text, at), at + 1)
    at = isLead(text.charCodeAt(from)) ? from : findEscape(text, from)
  }
  parts.push(text.slice(from))
  return parts.join('')
}

/** Saves a search where sequences follow each other without a gap. */
function isLead(code: number): boolean {
  return code === 0x1B
}

/** Several returns in front of one line feed are one line end. */
function dropReturns(text: string): string {
  if (!text.includes('\r\n')) return text
  // The look-behind keeps a long run of returns from being tried again at each of them.
  return text.replace(/(?<!\r)\r+\n/g, '\n')
}
