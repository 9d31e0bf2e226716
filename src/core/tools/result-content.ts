import type { MediaItem } from '../model/view'
import { parseJson, startsLikeJson } from '../text/json'
import { boundList, isRecord, listOwnKeys, readOwn, readOwnList, readOwnRecord, readOwnString } from '../text/own-values'
import type { UnknownRecord } from '../text/own-values'
import { stringifyJson } from '../text/stringify-json'
import { toLineFeeds } from '../text/to-line-feeds'
import { toWellFormed } from '../text/to-well-formed'
import { withLazy } from '../text/with-lazy'
import { readHostedValue } from './hosted-result'
import { isMediaBlock, readMedia } from './media'
import { stripPrompt } from './strip-prompt'
import { stripReminders } from './strip-reminders'
import { writeItem, writeUnknownBlock } from './unknown-block'

/** The content of a result, whatever form it came in. */
export interface ResultContent {
  /** `text`: words, maybe in blocks; `value`: an object or list of the tool's own; `none`: nothing. */
  readonly kind: 'text' | 'value' | 'none'
  /** What there is to read; for a value its JSON on one line, `''` for an empty list. */
  readonly text: string
  /** The object or list: as it came, or read from a text that is JSON; `undefined` when there is none. */
  readonly json: unknown
  /** Blocks of a block list; empty for other forms. */
  readonly blocks: readonly UnknownRecord[]
  readonly media: readonly MediaItem[]
  /** The result says of itself that it failed, as results of MCP tools do. */
  readonly isError: boolean
}

/** What is known of the tool that wrote a result. */
export interface ContentOrigin {
  /** It is one of an MCP server, whose whole result a host may have written as JSON text. */
  readonly isMcp?: boolean
  /** Its form of the name table; a hosted tool's result may be JSON text as well. */
  readonly name?: string
}

/** Yields one form for results that are strings, content blocks, MCP results or values of any kind; never throws. */
export function readContent(content: unknown, origin: ContentOrigin = {}): ResultContent {
  if (typeof content === 'string') return readWritten(content, origin) ?? makeText(content)
  if (Array.isArray(content)) return readList(boundList(content))
  if (isRecord(content)) return readObject(content)
  if (content === null || content === undefined) return makeText('')
  return makeText(stringifyJson(content))
}

function readWritten(text: string, { isMcp = false, name = '' }: ContentOrigin): ResultContent | undefined {
  const hosted = readHostedValue(text, name)
  if (Array.isArray(hosted)) return readList(hosted)
  if (isRecord(hosted)) return readObject(hosted)
  return readBlocksOfText(text) ?? (isMcp ? readResultOfText(text) : undefined)
}

/** Content blocks or context items that a host has written as JSON text; what is not wholly such stays text. */
function readBlocksOfText(text: string): ResultContent | undefined {
  if (!/^\s{0,100}\[\s{0,100}\{\s{0,100}"(?:type"\s?:\s?"(?:text|image)|name|description|content|status)"/.test(text.slice(0, 500))) return undefined
  const list = parseJson(text)
  if (!Array.isArray(list)) return undefined
  return list.every(item => isRecord(item) && isContentBlock(item)) || list.every(isContextItem) ? readList(list) : undefined
}

function isContextItem(item: unknown): boolean {
  return ['name', 'description', 'content'].every(key => readOwnString(item, key) !== undefined)
}

function readResultOfText(text: string): ResultContent | undefined {
  if (!/^\s{0,100}\{\s{0,100}"(?:content|structuredContent|isError|_meta)"/.test(text.slice(0, 300))) return undefined
  const record = parseJson(text)
  const isResult = Array.isArray(readOwn(record, 'content')) && listOwnKeys(record).every(key => mcpKeys.has(key))
  return isResult && isRecord(record) ? readObject(record) : undefined
}

function makeText(raw: string, blocks: readonly UnknownRecord[] = [], isError = false): ResultContent {
  return new TextContent(stripPrompt(stripReminders(toLineFeeds(toWellFormed(raw)))), blocks, isError)
}

/** Words; a class, since each header reads one, and few ask whether they are JSON. */
class TextContent implements ResultContent {
  readonly kind: 'text' | 'none'
  readonly text: string
  readonly blocks: readonly UnknownRecord[]
  readonly media: readonly MediaItem[]
  readonly isError: boolean
  #json: { readonly value: unknown } | undefined

  constructor(text: string, blocks: readonly UnknownRecord[], isError: boolean) {
    this.kind = text === '' && blocks.length === 0 ? 'none' : 'text'
    this.text = text
    this.blocks = blocks
    this.media = blocks.length === 0 ? noMedia : blocks.filter(isMediaBlock).map(readMedia)
    this.isError = isError
  }

  get json(): unknown {
    return (this.#json ??= { value: parseObject(this.text) }).value
  }
}

const noMedia: readonly MediaItem[] = []

/** Yields a content of words without the line that an agent puts in front of them; any other as it is. */
export function withoutLead(content: ResultContent, lead: string): ResultContent {
  if (content.kind !== 'text' || !content.text.startsWith(lead)) return content
  return makeText(content.text.slice(lead.length), content.blocks, content.isError)
}

function parseObject(text: string): unknown {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null ? value : undefined
}

function makeValue(value: object, isError = false): ResultContent {
  return withLazy({ kind: 'value', json: value, blocks: [], media: noMedia, isError }, { text: () => isEmptyList(value) ? '' : stringifyJson(value) })
}

function readList(list: readonly unknown[], isError = false, isInner = false): ResultContent {
  const [only] = list
  if (!isInner && list.length === 1 && isRecord(only) && isResultBlock(only)) return readObject(only)
  const blocks = list.filter(isRecord)
  if (blocks.some(isContentBlock)) {
    // What is no block stands among them as its text.
    const all = list.filter(item => item !== null && item !== undefined)
      .map(item => isRecord(item) ? item : { type: 'text', text: writeItem(item) })
    return makeText(textOfBlocks(all), all, isError)
  }
  const items = textsOfItems(blocks)
  if (items !== undefined && blocks.length === list.length) return makeText(items.join('\n'), blocks, isError)
  return makeValue(list, isError)
}

/** The block of a result (Anthropic) holds what came back; `web_search_tool_result` and the like. */
function isResultBlock(record: UnknownRecord): boolean {
  return (readOwnString(record, 'type') ?? '').endsWith('_tool_result') && typeof (readOwn(record, 'content') ?? undefined) === 'object'
}

function readObject(given: UnknownRecord): ResultContent {
  const isError = readOwn(given, 'isError') === true || readOwn(given, 'is_error') === true
  const inner = isResultBlock(given) ? readOwn(given, 'content') : undefined
  if (Array.isArray(inner)) return readList(inner, isError, true)
  const record = isRecord(inner) ? inner : given
  const content = readOwn(record, 'content')
  const list = Array.isArray(content) ? readList(content, isError) : readOutputs(record, isError)
  if (list === undefined ? content === undefined : hasNoWords(list)) {
    const structured = readOwn(record, 'structuredContent')
    if (typeof structured === 'object' && structured !== null) return makeValue(structured, isError)
    if (list !== undefined && listOwnKeys(record).every(key => mcpKeys.has(key))) return makeText('', list.blocks, isError)
  }
  const isMcpResult = readOwn(record, 'isError') !== undefined || readOwn(record, 'structuredContent') !== undefined
  if (list !== undefined && (list.kind === 'text' || isMcpResult)) return list
  if (isContentBlock(record)) return makeText(textOfBlocks([record]), [record], isError)
  return makeValue(record, isError)
}

/** What OpenAI's code interpreter brought back: logs and pictures. */
function readOutputs(record: UnknownRecord, isError: boolean): ResultContent | undefined {
  const outputs = readOwnList(record, 'outputs')?.filter(isRecord) ?? []
  const isOwn = outputs.length > 0 && outputs.every(output => ['logs', 'image'].includes(readOwnString(output, 'type') ?? ''))
  return isOwn ? readList(outputs, isError) : undefined
}

/** Fields of the result of an MCP tool. */
const mcpKeys: ReadonlySet<string> = new Set(['content', 'structuredContent', 'isError', 'is_error', '_meta'])

function hasNoWords(content: ResultContent): boolean {
  return content.kind === 'text' ? content.text === '' && content.media.length === 0 : isListOfNothing(content)
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** Tells a list that holds nothing: no blocks, or no items where a tool lists some. */
export function isListOfNothing(content: ResultContent): boolean {
  return content.kind === 'value' && isEmptyList(content.json)
}

const textTypes: ReadonlySet<unknown> = new Set(['text', 'input_text', 'output_text', 'logs'])
const otherTypes: ReadonlySet<unknown> = new Set(['resource', 'resource_link', 'tool_reference', 'reasoning'])

function isContentBlock(block: UnknownRecord): boolean {
  const type = readOwn(block, 'type')
  if (textTypes.has(type)) return textOfBlock(block) !== undefined
  return otherTypes.has(type) || isMediaBlock(block)
}

function textOfBlock(block: UnknownRecord): string | undefined {
  if (!textTypes.has(readOwn(block, 'type'))) return undefined
  return readOwnString(block, 'text') ?? readOwnString(block, 'logs')
}

/** Yields the words of a text block, and whatever a block of no known kind holds; `undefined` for any other. */
export function wordsOfBlock(block: UnknownRecord): string | undefined {
  const isKnown = isContentBlock(block) || readOwn(block, 'type') === 'web_search_result'
  return textOfBlock(block) ?? (isKnown ? undefined : writeUnknownBlock(block) || undefined)
}

/** Text blocks joined; the text of embedded resources only when nothing else is to read. */
function textOfBlocks(blocks: readonly UnknownRecord[]): string {
  const texts = blocks.map(wordsOfBlock).filter(text => text !== undefined)
  if (texts.length > 0) return texts.join('\n')
  return blocks.map(textOfResource).filter(text => text !== undefined).join('\n')
}

function textOfResource(block: UnknownRecord): string | undefined {
  const resource = readOwnRecord(block, 'resource')
  return readOwnString(resource, 'text') ?? readOwnString(resource, 'uri') ?? readOwnString(block, 'uri')
}

/** Context items (Continue): `{ name, description, content }`. */
function textsOfItems(items: readonly UnknownRecord[]): readonly string[] | undefined {
  const texts = items.map(item => readOwn(item, 'description') === undefined ? undefined : readOwnString(item, 'content'))
  return texts.length > 0 && texts.every(text => text !== undefined) ? texts : undefined
}

/** Yields the object or list of a content that has `key` somewhere; other texts need not be read as JSON. */
export function jsonWith(content: ResultContent, key: string): unknown {
  const isOther = content.kind === 'text' && !(startsLikeJson(content.text) && content.text.includes(`"${key}"`))
  return isOther ? undefined : content.json
}

/** Yields the list of results that a value holds under one of the usual names. */
export function listOfResults(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  return readOwnList(value, 'results') ?? readOwnList(value, 'matches') ?? readOwnList(value, 'items')
}
