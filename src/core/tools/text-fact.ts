import { countLines, endOfLines } from '../text/count-lines'
import { cleanText } from '../text/clean-text'
import { formatSize } from '../text/format-units'
import { isLongerThan } from '../text/is-longer-than'
import { readLine } from '../text/read-line'
import { toResultLine } from '../text/single-line'
import { utf8Length } from '../text/utf8-length'
import type { ToolCardLabels } from './labels'
import type { ResultContent } from './result-content'

/** Longest single line that is shown itself, in code points. */
const longestFact = 60

/**
 * Yields what a text amounts to: its number of lines, a single short line itself, the size of a longer
 * one, and `''` for nothing to read.
 *
 * @example textFact('v24.1.0\n', defaultLabels) // → 'v24.1.0'
 */
export function textFact(text: string, labels: ToolCardLabels): string {
  const count = countLines(text)
  if (count > 1) return labels.count(count, 'line')
  if (count === 0) return ''
  const line = text.slice(0, endOfLines(text))
  if (line.length > 4_000 && !line.includes('\r')) {
    // Neither terminal sequences nor characters of several bytes: one look at the text is enough.
    if (!line.includes('\u001B') && !/[\u0080-\uFFFF]/.test(line)) return formatSize(line.length)
    const cleaned = cleanText(line)
    if (isLongerThan(cleaned, longestFact)) return formatSize(utf8Length(cleaned))
  }
  const last = readLine(line)
  const short = toResultLine(last)
  return isLongerThan(short, longestFact) ? formatSize(utf8Length(cleanText(last))) : short
}

/** Yields what a result amounts to: pictures, the number of a list's items, else the fact of its text. */
export function contentFact(content: ResultContent, labels: ToolCardLabels): string {
  if (content.media.length > 0 && content.text === '') return imageFact(content.media.length, labels)
  if (Array.isArray(content.json)) return itemFact(content.json.length, labels)
  return textFact(content.text, labels)
}

/** Yields `image`, or the number of images. */
export function imageFact(count: number, labels: ToolCardLabels): string {
  return count === 1 ? labels.image : labels.count(count, 'image')
}

function itemFact(count: number, labels: ToolCardLabels): string {
  return count === 0 ? labels.noItems : labels.count(count, 'item')
}
