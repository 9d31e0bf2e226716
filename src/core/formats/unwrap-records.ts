import type { RawRecord } from './read-fields'
import { isList, isRecord, readField, readList, readString } from './read-fields'

/** Fields under which exports keep their records. */
const containerFields = ['messages', 'history', 'loglines', 'input', 'contents', 'events', 'chunks'] as const

/** Lists in lists: streams that name the source of every record. */
const deepestList = 8

/**
 * Yields the records of a parsed log: those of an array, with lists in it laid flat, of an export
 * (`{ messages: [...] }`, `{ loglines: [...] }` …), or of an object of named lists. Any other value is one
 * record itself.
 *
 * @example unwrapRecords({ messages: [{ role: 'user' }] }) // → [{ role: 'user' }]
 */
export function unwrapRecords(value: unknown): readonly unknown[] {
  if (isList(value)) return flattenList(value, deepestList)
  if (!isRecord(value) || isRecordItself(value)) return [value]
  for (const field of containerFields) {
    const list = readList(value, field)
    if (list !== undefined) return unwrapRecords(list)
  }
  return unwrapNamedLists(value) ?? [value]
}

/** What says its type or who speaks is a record, though it may hold lists. */
function isRecordItself(value: RawRecord): boolean {
  return ['type', 'role', 'object'].some(field => readString(value, field) !== undefined)
}

function unwrapNamedLists(value: RawRecord): readonly unknown[] | undefined {
  const lists = Object.keys(value).map(key => readField(value, key))
  const areRecords = lists.length > 0 && lists.every(list => isList(list) && list.every(isRecord))
  return areRecords ? flattenList(lists, 1) : undefined
}

function flattenList(list: readonly unknown[], depth: number): readonly unknown[] {
  if (!list.some(isList)) return list
  const flat: unknown[] = []
  for (const item of list) {
    if (!isList(item) || depth === 0) flat.push(item)
    else for (const inner of flattenList(item, depth - 1)) flat.push(inner)
  }
  return flat
}
