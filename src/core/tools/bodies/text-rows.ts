import { cleanText } from '../../text/clean-text'

/** Longest text that is told apart, in UTF-16 units. */
const longestText = 4_000_000

/** Most rows: what is longer opens at once as the text it is. */
const mostRows = 20_000

/**
 * Yields the rows of a text without terminal sequences, `undefined` when there are too many of them to be
 * looked at one by one while a reader waits.
 *
 * @example splitRows('a\r\nb') // → ['a', 'b']
 */
export function splitRows(text: string): readonly string[] | undefined {
  if (text.length > longestText) return undefined
  let rows = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (++rows > mostRows) return undefined
  }
  return cleanText(text).split('\n')
}
