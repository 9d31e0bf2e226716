import { listOwnKeys } from '../text/own-values'
import type { RawRecord } from './read-fields'
import { isBareResult } from './mcp/bare-result'
import { isLog, isRecord, readField, readList, readString } from './read-fields'

/** Fields under which exports keep their records. */
const containerFields = ['messages', 'history', 'loglines', 'input', 'contents', 'events', 'chunks'] as const

/** Lists in lists: streams that name the source of every record. */
const deepestList = 8

/**
 * Yields the records of a parsed log: those of an array, with lists in it laid flat, of an export
 * (`{ messages: [...] }`, `{ loglines: [...] }` …) or a list of exports, or of an object of named lists. Any
 * other value is one record itself.
 *
 * @example unwrapRecords({ messages: [{ role: 'user' }] }) // → [{ role: 'user' }]
 */
export function unwrapRecords(value: unknown): readonly unknown[] {
  if (isLog(value)) return unwrapList(flattenList(value))
  if (!isRecord(value) || isRecordItself(value)) return [value]
  return unwrapContainer(value) ?? (isMessage(value) ? [value] : unwrapNamedLists(value) ?? [value])
}

function unwrapContainer(value: RawRecord): readonly unknown[] | undefined {
  const field = containerFields.find(name => isLog(readField(value, name)))
  return field && flattenList(readField(value, field) as readonly unknown[])
}

/** A list of nothing but exports; of a graph each state has all messages again, which its own reader knows. */
function unwrapList(list: readonly unknown[]): readonly unknown[] {
  const records: unknown[] = []
  for (const item of list) {
    const inner = isRecord(item) && !isRecordItself(item) && !isMessage(item) ? unwrapContainer(item) : undefined
    if (inner === undefined || inner.some(isGraphMessage)) return list
    for (const record of inner) records.push(record)
  }
  return records
}

/** What says its type or who speaks is a record, though it may hold lists. */
function isRecordItself(value: RawRecord): boolean {
  return ['type', 'role', 'object'].some(field => readString(value, field) !== undefined)
}

/** The result of a tool, a message of parts, and choices of answers are records too, though they do not say so. */
function isMessage(value: RawRecord): boolean {
  if (isLog(readField(value, 'parts')) || isLog(readField(value, 'choices'))) return true
  return isBareResult(value) && (readList(value, 'content') ?? []).every(isResultContent)
}

const resultTypes: ReadonlySet<unknown> = new Set(['text', 'image', 'audio', 'resource', 'resource_link'])

function isResultContent(block: unknown): boolean {
  return isRecord(block) && resultTypes.has(readField(block, 'type'))
}

function isGraphMessage(message: unknown): boolean {
  return isRecord(message) && /^(?:ai|human|tool|constructor|\w+Message(?:Chunk)?)$/.test(readString(message, 'type') ?? '')
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
