import { isRecord, readOwn, readOwnList, readOwnString } from '../text/own-values'
import type { UnknownRecord } from '../text/own-values'
import { stringifyJson } from '../text/stringify-json'
import { hideEncoded } from './encoded-text'

/**
 * Yields what there is to read of a content block of no known kind, so that nothing of a result is lost:
 * of a search result (Anthropic) its title, source and words, of any other its JSON.
 *
 * `{ type: 'json', json: { x: 1 } }` → its JSON on several lines
 */
export function writeUnknownBlock(block: UnknownRecord): string {
  const type = readOwn(block, 'type')
  if (type === 'text') return writeItem(readOwn(block, 'text'))
  if (type !== 'search_result') return writeItem(block)
  const words = readOwnList(block, 'content')?.filter(isRecord).map(part => readOwnString(part, 'text'))
  return [readOwnString(block, 'title'), readOwnString(block, 'source'), ...words ?? []].filter(text => text !== undefined).join('\n')
}

/** Yields an item of a list of blocks that is no block: a text as it is, `''` for nothing. */
export function writeItem(item: unknown): string {
  if (item === undefined || item === null) return ''
  return typeof item === 'string' ? item : hideEncoded(stringifyJson(item, { indent: 2 }))
}
