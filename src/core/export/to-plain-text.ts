import type { TranscriptItem } from '../model/entry'
import { cleanText } from '../text/clean-text'
import { formatToolLine } from '../view/format-tool-line'
import type { ExportOptions } from './options'
import { nameRole } from './options'
import { shortenBody } from './shorten-body'
import type { ExportPart } from './walk-items'
import { walkItems } from './walk-items'
import type { BodyText } from './write-body'

/**
 * Writes a transcript as plain text: a line for each card with its call and output set in below, and the
 * texts under the name of who speaks. Pure, and never throws on what it writes.
 *
 * @example toPlainText(items) // → '✓ run_shell ls → 2 lines\n  $ ls\n  a.ts\n  b.ts\n'
 */
export function toPlainText(items: Iterable<TranscriptItem>, options: ExportOptions = {}): string {
  let text = ''
  for (const part of walkItems(items, options)) {
    const startsItem = part.depth === 0 && (part.kind === 'text' || part.kind === 'header')
    if (startsItem && text !== '') text += '\n'
    text += `${writePart(part, options)}\n`
  }
  return text
}

function writePart(part: ExportPart, options: ExportOptions): string {
  switch (part.kind) {
    case 'text':
      return `${nameRole(part.text.role, options)}:\n${cleanText(part.text.text).trimEnd()}`
    case 'header':
      return '  '.repeat(part.depth) + formatToolLine(part.view)
    default:
      return writeBody(part.body, '  '.repeat(part.depth + 1), options)
  }
}

function writeBody({ text, prompt }: BodyText, indent: string, options: ExportOptions): string {
  const typed = prompt === undefined ? text : `${prompt} ${text}`
  return shortenBody(typed, options).map(line => line === '' ? '' : indent + line).join('\n')
}
