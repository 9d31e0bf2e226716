import { cleanText } from './clean-text'
import { cutText } from './cut-text'
import { removeInvisible, revealInvisible } from './invisible-characters'
import { truncateText } from './truncate-text'

/** Longest text in a header, in code points. */
export const longestSummary = 200

/** Sizes that are tried in turn, so that the first words of a huge text cost little. */
const windows = [2_000, 64_000]

/**
 * Puts a text of the call half on one line: terminal and control characters are gone, invisible
 * characters written out, white space is single spaces, and at most `max` code points are left.
 *
 * @example toCallLine('cat   a.txt \\\n  b.txt') // → 'cat a.txt b.txt'
 */
export function toCallLine(text: string, max: number = longestSummary): string {
  return toLine(text, max, revealInvisible)
}

/** Puts a text of the result half on one line: as `toCallLine`, with invisible characters removed. */
export function toResultLine(text: string, max: number = longestSummary): string {
  return toLine(text, max, removeInvisible)
}

/**
 * Sets prose of the call in quotation marks; inner ones stay as they are.
 *
 * @example quoteCall('Which  one?') // → '"Which one?"'
 */
export function quoteCall(text: string): string {
  return `"${toCallLine(text)}"`
}

function toLine(text: string, max: number, treatInvisible: (text: string) => string): string {
  if (text.length <= max && plainLine.test(text)) return text
  for (const size of windows) {
    if (text.length <= size) break
    const line = collapse(cutText(text, size), treatInvisible)
    const short = truncateText(line, max)
    if (short !== line) return short
  }
  return truncateText(collapse(text, treatInvisible), max)
}

function collapse(text: string, treatInvisible: (text: string) => string): string {
  const joined = cleanText(text).replace(/\\\n/g, '')
  return treatInvisible(joined.replace(otherControls, '')).replace(/\s+/g, ' ').trim()
}

/** Visible ASCII with single spaces: one line as it is, as nearly every name, path and command. */
const plainLine = /^[\x21-\x7E]+(?: [\x21-\x7E]+)*$/

/** Control characters except tab, line feed and carriage return. */
const otherControls = /[^\P{Cc}\t\n\r]/gu
