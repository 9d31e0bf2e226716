import type { MediaItem } from '../model/view'
import { itemCount } from '../text/own-values'
import { countLines, endOfLines } from '../text/count-lines'
import { cleanText } from '../text/clean-text'
import { isLongerThan } from '../text/is-longer-than'
import { readLine } from '../text/read-line'
import { toResultLine } from '../text/single-line'
import { utf8Length } from '../text/utf8-length'
import type { ToolCardLabels } from './labels'
import { isAudio, isImage, isPdf } from './media'
import type { ResultContent } from './result-content'

/** Longest single line that is shown itself, in code points. */
const longestFact = 60

/** How far into a long line terminal sequences are looked for, in UTF-16 units. */
const searched = 65_536

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
    // Sequences far behind count as they are: to look for them costs as much as the count of lines.
    if (!line.slice(0, searched).includes('\u001B')) return labels.size(utf8Length(line))
    const cleaned = cleanText(line)
    if (isLongerThan(cleaned, longestFact)) return labels.size(utf8Length(cleaned))
  }
  const last = readLine(line)
  const short = toResultLine(last)
  return isLongerThan(short, longestFact) ? labels.size(utf8Length(cleanText(last))) : short
}

/** Yields what a result amounts to: pictures, the number of a list's items, else the fact of its text. */
export function contentFact(content: ResultContent, labels: ToolCardLabels): string {
  if (content.media.length > 0 && content.text === '') return mediaFact(content.media, labels)
  // A text that is no list need not be read as JSON.
  const list = content.kind === 'value' || /^\s{0,100}\[/.test(content.text) ? content.json : undefined
  if (Array.isArray(list)) return itemFact(itemCount(list), labels)
  return textFact(content.text, labels)
}

/** Yields `image`, `audio` or the number of images; media of another kind, and of several, are files. */
export function mediaFact(items: readonly MediaItem[], labels: ToolCardLabels): string {
  const isSingle = items.length === 1
  if (items.every(isImage)) return isSingle ? labels.image : labels.count(items.length, 'image')
  if (isSingle && items.every(isAudio)) return labels.audio
  return isSingle && items.every(isPdf) ? labels.pdf : labels.count(items.length, 'file')
}

function itemFact(count: number, labels: ToolCardLabels): string {
  return count === 0 ? labels.noItems : labels.count(count, 'item')
}
