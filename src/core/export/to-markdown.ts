import type { TranscriptItem } from '../model/entry'
import type { ToolCardView } from '../model/view'
import { cleanText } from '../text/clean-text'
import { formatToolLine } from '../view/format-tool-line'
import { escapeMarkdown, writeCodeSpan, writeFence } from './markdown-text'
import type { ExportOptions } from './options'
import { nameRole } from './options'
import { shortenBody } from './shorten-body'
import type { ExportPart } from './walk-items'
import { walkItems } from './walk-items'
import { setInQuote, writeQuote } from './write-quote'

/**
 * Writes a transcript as Markdown: a line for each card, its call and output in fences below, and the texts
 * as quotations under the name of who speaks. Cards of a sub-agent are quoted under their call.
 *
 * Pure, never throws on what it writes, and makes no HTML: what a tool was given and gave stands in fences
 * that are longer than any inside, and tags in texts are shown, not made.
 *
 * @example toMarkdown(items) // → '✓ **run\\_shell** `ls` → 2 lines\n\n```sh\nls\n```\n'
 */
export function toMarkdown(items: Iterable<TranscriptItem>, options: ExportOptions = {}): string {
  const paragraphs: string[] = []
  for (const part of walkItems(items, options)) paragraphs.push(setInQuote(writePart(part, options), part.depth))
  return paragraphs.length === 0 ? '' : `${paragraphs.join('\n\n')}\n`
}

function writePart(part: ExportPart, options: ExportOptions): string {
  switch (part.kind) {
    case 'text':
      return `**${escapeMarkdown(nameRole(part.text.role, options))}**\n\n${writeQuote(cleanText(part.text.text).trimEnd())}`
    case 'header':
      return writeHeader(part.view)
    default:
      return writeFence(shortenBody(part.body.text, options), part.body.language)
  }
}

function writeHeader(view: ToolCardView): string {
  const sign = formatToolLine(view).split(' ', 1)[0] ?? ''
  const glued = view.callBadges.filter(badge => badge.text.startsWith(':')).map(badge => badge.text).join('')
  const plain = view.callBadges.filter(badge => !badge.text.startsWith(':')).map(badge => escapeMarkdown(badge.text))
  const summary = view.callSummary + glued
  const call = view.callSummaryKind === 'code' && summary !== '' ? writeCodeSpan(summary) : escapeMarkdown(summary)
  const result = view.resultSummary === null ? [] : [`→ ${escapeMarkdown(view.resultSummary)}`]
  // A declared view without a tool name has its title in both places.
  const name = view.name === view.callSummary ? '' : `**${escapeMarkdown(view.name)}**`
  return [sign, name, call, ...plain, ...result].filter(word => word !== '').join(' ')
}
