import type { SourceItem } from '../../model/bodies'
import { isRecord, readOwn, readOwnList, readOwnRecord, readOwnString } from '../../text/own-values'
import { toResultLine } from '../../text/single-line'
import { pickString } from '../tool-args'
import { hostOf, readPageAddress } from './page-address'

/** Longest words of a source, in code points. */
const longestTitle = 200
const longestSnippet = 400

/** What may be known of a source. */
export interface SourceParts {
  readonly title?: string | undefined
  readonly address?: unknown
  readonly snippet?: string | undefined
}

/** Makes a source; `undefined` when it has neither title nor address. */
export function makeSource({ title, address, snippet }: SourceParts): SourceItem | undefined {
  const url = readPageAddress(address)
  const shownTitle = toResultLine(title ?? '', longestTitle)
  const named = shownTitle === '' ? nameOf(url ?? (typeof address === 'string' ? address : '')) : shownTitle
  const shown = toResultLine(snippet ?? '', longestSnippet)
  if (named === '') return undefined
  return { title: named, ...(url !== undefined && { url }), host: url === undefined ? '' : hostOf(url), ...(shown !== '' && { snippet: shown }) }
}

/** An address without its scheme, where nothing names the page. */
function nameOf(address: string): string {
  return toResultLine(address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, ''), longestTitle)
}

/** Yields the sources of a list; `undefined` when one of its items is none. Strings are words among them. */
export function readSourceList(list: readonly unknown[], depth = 1): readonly SourceItem[] | undefined {
  const items: SourceItem[] = []
  for (const item of list) {
    if (typeof item === 'string') continue
    const group = readOwn(item, 'url') === undefined ? readOwnList(item, 'content') : undefined
    const source = group === undefined ? readSource(item) : undefined
    const found = group === undefined ? source && [source] : depth > 0 ? readSourceList(group, depth - 1) : undefined
    if (found === undefined) return undefined
    items.push(...found)
  }
  return items.length > 0 ? items : undefined
}

const addressKeys = ['url', 'link', 'uri', 'href', 'source'] as const
const snippetKeys = ['snippet', 'description', 'summary', 'excerpt', 'content', 'text', 'body', 'quote'] as const

function readSource(item: unknown): SourceItem | undefined {
  if (!isRecord(item)) return undefined
  const page = readOwnRecord(item, 'web') ?? readOwnRecord(item, 'document') ?? item
  const address = pickString(page, addressKeys)
  const title = pickString(page, ['title', 'name', 'filename'])
  const highlights = readOwnList(page, 'highlights')?.filter(text => typeof text === 'string').join(' … ')
  if (address === undefined && title === undefined) return undefined
  return makeSource({ title, address, snippet: pickString(page, snippetKeys) ?? highlights })
}

/** Lists of pages in the answers of search services, by key or path of keys. */
const listKeys: readonly (readonly string[])[] = [
  ['results'], ['sources'], ['items'], ['organic'], ['organic_results'], ['web', 'results'], ['webPages', 'value'],
  ['data', 'web'], ['data'], ['groundingChunks'], ['citations'], ['action', 'sources'],
]

/** Yields the list of pages that a value holds; `undefined` when it holds none. */
export function listOfSources(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  for (const keys of listKeys) {
    const found = keys.reduce<unknown>((at, key) => readOwn(at, key), value)
    if (Array.isArray(found) && found.length > 0) return found
  }
  return undefined
}

/** Yields the answer that a service wrote beside its sources. */
export function readWrittenAnswer(value: unknown): string | undefined {
  const own = readOwnString(value, 'answer') ?? readOwnString(value, 'summary')
  return own === undefined || own.trim() === '' ? undefined : own
}
