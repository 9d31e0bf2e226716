import type { RawRecord } from '../read-fields'
import { readField, readList, readRecord, readString } from '../read-fields'
import { listCalls } from './list-calls'

/** A message in whatever way it was written down. */
export interface EncodedMessage {
  /** `ai`, `human`, `tool` … */
  readonly kind: string
  readonly fields: RawRecord
  /** A piece of a message that streams in. */
  readonly isChunk: boolean
}

const kinds: ReadonlyMap<string, string> = new Map([
  ...['ai', 'human', 'system', 'tool', 'function', 'chat'].map(kind => [kind, kind] as const),
  ['assistant', 'ai'], ['user', 'human'], ['developer', 'system'],
])

/**
 * Yields the message of a record, `undefined` when it is none: `{ lc, id: [..., 'AIMessage'], kwargs }`,
 * `{ type: 'ai', data }`, flat `{ type: 'ai', content }`, with the names of JavaScript or Python, or with
 * a `role`.
 */
export function readEncoded(record: RawRecord): EncodedMessage | undefined {
  const type = readString(record, 'type')
  const path = type === 'constructor' && readField(record, 'lc') === 1 ? readList(record, 'id') : undefined
  const name = path === undefined ? type ?? readString(record, 'role') : path.at(-1)
  const fields = readRecord(record, path === undefined ? 'data' : 'kwargs') ?? record
  const kind = typeof name === 'string' ? kinds.get(name.replace(/Message(?:Chunk)?$/, '').toLowerCase()) : undefined
  if (kind === undefined || typeof name !== 'string' || !isMessage(kind, fields)) return undefined
  return { kind, fields, isChunk: name.endsWith('Chunk') || readList(fields, 'tool_call_chunks') !== undefined }
}

/** A message has content; one that holds calls or a result may leave it out. */
function isMessage(kind: string, fields: RawRecord): boolean {
  if (readField(fields, 'content') !== undefined) return true
  if (kind === 'tool') return readField(fields, 'tool_call_id') !== undefined
  return kind === 'ai' && (readList(fields, 'tool_call_chunks') !== undefined || listCalls(fields).length > 0)
}

/** What LangGraph tells beside every piece of a message. */
export function isMetadata(record: RawRecord): boolean {
  return readField(record, 'langgraph_node') !== undefined || readField(record, 'ls_provider') !== undefined
}
