import { listOwnKeys } from '../text/own-values'
import type { RawRecord } from './read-fields'
import { isLog, isRecord, readField, readString } from './read-fields'

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
  if (isLog(value)) return flattenList(value)
  if (!isRecord(value) || isRecordItself(value)) return [value]
  for (const field of containerFields) {
    const list = readField(value, field)
    if (isLog(list)) return flattenList(list)
  }
  return unwrapNamedLists(value) ?? [value]
}

/** What says its type or who speaks is a record, though it may hold lists. */
function isRecordItself(value: RawRecord): boolean {
  return ['type', 'role', 'object'].some(field => readString(value, field) !== undefined)
}

function unwrapNamedLists(value: RawRecord): readonly unknown[] | undefined {
  const lists = listOwnKeys(value).map(key => readField(value, key))
  const areRecords = lists.length > 0 && lists.every(list => isLog(list) && list.every(isRecord))
  return areRecords ? flattenList(lists) : undefined
}

/**
 * Yields the items of a list with the lists in it laid flat; lists that lie too deep, and those that hold
 * themselves, stay as they are.
 *
 * @example flattenList(['updates', [{ a: 1 }]]) // → ['updates', { a: 1 }]
 */
export function flattenList(list: readonly unknown[], above: readonly unknown[] = []): readonly unknown[] {
  const isInner = (item: unknown) => isLog(item) && above.length < deepestList && item !== list && !above.includes(item)
  if (!list.some(isInner)) return list
  const path = [...above, list]
  const flat: unknown[] = []
  for (const item of list) {
    if (!isInner(item)) flat.push(item)
    else for (const inner of flattenList(item as readonly unknown[], path)) flat.push(inner)
  }
  return flat
}
