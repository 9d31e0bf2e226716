import { cleanText } from './clean-text'
import { cutText } from './cut-text'
import { dropStyles } from './drop-styles'
import { removeInvisible, revealInvisible } from './invisible-characters'
import { truncateText } from './truncate-text'

/** Longest text in a header, in code points. */
export const longestSummary = 200

/** Sizes that are tried in turn, so that the first words of a huge text cost little. */
const windows = [2_000, 64_000] as const

/**
 * Puts a text of the call half on one line: colours and control characters are gone, invisible characters
 * written out, white space is single spaces, and at most `max` code points are left.
 *
 * It is what a person approves, so nothing goes that a shell would run: neither what a lone return would
 * overwrite, nor the words of any other terminal sequence, whose first character is written out.
 *
 * @example toCallLine('cat   a.txt \\\n  b.txt') // → 'cat a.txt b.txt'
 */
export function toCallLine(text: string, max: number = longestSummary): string {
  return toLine(text, max, collapseCall)
}

/** Puts a text of the result half on one line: as `toCallLine`, with invisible characters removed. */
export function toResultLine(text: string, max: number = longestSummary): string {
  return toLine(text, max, collapseResult)
}

/**
 * Sets prose of the call in quotation marks; inner ones stay as they are.
 *
 * @example quoteCall('Which  one?') // → '"Which one?"'
 */
export function quoteCall(text: string): string {
  return `"${toCallLine(text)}"`
}

function toLine(text: string, max: number, collapse: (text: string) => string): string {
  if (text.length <= windows[0] && plainLine.test(text)) return truncateText(text, max)
  for (const size of windows) {
    if (text.length <= size) break
    const line = collapse(cutText(text, size))
    const short = truncateText(line, max)
    if (short !== line) return short
  }
  return truncateText(collapse(text), max)
}

function collapseCall(text: string): string {
  const plain = dropStyles(text).replace(/\\\r*\n/g, '').replace(idleControls, '').replace(/\r/g, ' ')
  return joinSpaces(revealInvisible(plain))
}

function collapseResult(text: string): string {
  return joinSpaces(removeInvisible(cleanText(text).replace(/\\\n/g, '').replace(otherControls, '')))
}

function joinSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Visible ASCII with single spaces: one line as it is, as nearly every name, path and command. */
const plainLine = /^[\x21-\x7E]+(?: [\x21-\x7E]+)*$/

/** Control characters except tab, line feed and carriage return. */
const otherControls = /[^\P{Cc}\t\n\r]/gu

/** Those of them that begin no terminal sequence. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const idleControls = /[^\P{Cc}\t\n\r\u001B\u0090\u0098\u009B\u009D-\u009F]/gu
