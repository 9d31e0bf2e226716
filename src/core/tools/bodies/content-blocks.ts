import type { MediaItem } from '../../model/view'
import { keepsJson } from '../../text/json'
import { baseName } from '../../text/paths'
import { isRecord, readOwn, readOwnList, readOwnNumber, readOwnRecord, readOwnString } from '../../text/own-values'
import type { UnknownRecord } from '../../text/own-values'
import { stringifyJson } from '../../text/stringify-json'
import { isMediaBlock, readMedia } from '../media'
import { wordsOfBlock } from '../result-content'
import type { ResultContent } from '../result-content'
import { stripReminders } from '../strip-reminders'
import { readFileInText } from './data-text'
import { readPageAddress } from './page-address'

/** What a result holds besides structure: words, and pictures or files. */
export interface ContentParts {
  readonly text: string
  readonly items: readonly MediaItem[]
}

/** Types whose words or files the plain reading leaves out. */
const richTypes: ReadonlySet<unknown> = new Set(['resource', 'resource_link', 'web_search_result', 'document', 'file'])

/**
 * Yields the words and the files of a result, block by block: text, pictures, sounds, documents, and MCP's
 * embedded resources and links. A text that is nothing but a picture in base64 is that picture.
 */
export function readContentParts(content: ResultContent): ContentParts {
  const file = content.blocks.length === 0 && content.kind === 'text' ? readFileInText(content.text) : undefined
  if (file !== undefined && file.type !== '') return { text: '', items: [{ type: file.type, data: file.data, bytes: file.bytes }] }
  if (!content.blocks.some(block => richTypes.has(readOwn(block, 'type')))) {
    return { text: prettyText(content), items: content.media }
  }
  const texts = content.blocks.map(textOfBlock).filter(text => text !== undefined)
  return { text: stripReminders(texts.join('\n')), items: content.blocks.flatMap(itemsOfBlock) }
}

function prettyText({ media, text, json }: ResultContent): string {
  return media.length > 0 && json !== undefined && keepsJson(text) ? stringifyJson(json, { indent: 2 }) : text
}

function textOfBlock(block: UnknownRecord): string | undefined {
  switch (readOwn(block, 'type')) {
    case 'resource': return readOwnString(readOwnRecord(block, 'resource') ?? block, 'text')
    case 'document':
    case 'file': return textOfDocument(block)
    case 'resource_link': return undefined
    default: return wordsOfBlock(block)
  }
}

function textOfDocument(block: UnknownRecord): string | undefined {
  const source = readOwnRecord(block, 'source')
  const type = readOwn(source, 'type')
  if (type === 'text') return readOwnString(source, 'data') ?? readOwnString(source, 'text')
  const nested = type === 'content' ? readOwn(source, 'content') : undefined
  if (typeof nested === 'string') return nested
  const texts = readOwnList(source, 'content')?.filter(isRecord).map(part => readOwnString(part, 'text') ?? '')
  return type === 'content' ? texts?.join('\n') : undefined
}

function itemsOfBlock(block: UnknownRecord): readonly MediaItem[] {
  switch (readOwn(block, 'type')) {
    case 'resource': return itemOfResource(readOwnRecord(block, 'resource') ?? block)
    case 'resource_link':
    case 'web_search_result': return [itemOfLink(block)]
    default: return isMediaBlock(block) && textOfDocument(block) === undefined ? [readMedia(block)] : []
  }
}

/** An embedded file; one that is text is shown as text. */
function itemOfResource(resource: UnknownRecord): readonly MediaItem[] {
  if (readOwnString(resource, 'text') !== undefined) return []
  const uri = readOwnString(resource, 'uri')
  const name = readOwnString(resource, 'title') ?? readOwnString(resource, 'name') ?? (uri === undefined ? undefined : baseName(uri))
  const item = readMedia({ type: 'file', mimeType: readOwn(resource, 'mimeType'), data: readOwn(resource, 'blob') })
  return [{ ...item, ...(name !== undefined && { name }) }]
}

function itemOfLink(block: UnknownRecord): MediaItem {
  const uri = readOwnString(block, 'uri') ?? readOwnString(block, 'url')
  const url = readPageAddress(uri)
  const name = readOwnString(block, 'title') ?? readOwnString(block, 'name') ?? uri
  const bytes = readOwnNumber(block, 'size')
  return {
    type: readOwnString(block, 'mimeType') ?? '',
    ...(name !== undefined && { name }),
    ...(url !== undefined && { url }),
    ...(bytes !== undefined && bytes >= 0 && { bytes }),
  }
}
