import type { ToolEntry } from '../model/entry'
import { childrenOf } from '../text/children-of'
import { isArray, isRecord, listOwnKeys, readOwn } from '../text/own-values'
import type { UnknownRecord } from '../text/own-values'

/** Fields that are texts, or are not there. */
const texts: ReadonlySet<string> = new Set(['toolName', 'toolCallId', 'inputText', 'title', 'kind', 'agent', 'server', 'cwd', 'stepId', 'turnId', 'statusReason'])
/** Fields that are numbers, or are not there. */
const numbers: ReadonlySet<string> = new Set(['exitCode', 'durationMs', 'startedAt'])

/**
 * Yields the entry itself when its fields are what they should be, else a copy without those that are not:
 * an entry that a host has built, stored or sent may hold anything.
 */
export function checkEntry(entry: ToolEntry): ToolEntry {
  const call = checkHalf(entry.call)
  const result = checkHalf(entry.result)
  const children = childrenOf(entry)
  if (call === entry.call && result === entry.result && children === entry.children && typeof entry.toolName === 'string') return entry
  return {
    ...entry,
    toolName: typeof entry.toolName === 'string' ? entry.toolName : '',
    children,
    call: call ?? null,
    result: result ?? null,
  }
}

/** Yields what can be read of an entry that refuses to be read in some place: a proxy, a getter that throws. */
export function copyReadable(entry: ToolEntry): ToolEntry {
  const copy = checkEntry(copyFields(entry) as unknown as ToolEntry)
  const halves = { call: copyHalf(copy.call), result: copyHalf(copy.result), children: [] }
  return { ...copy, ...halves }
}

function copyHalf<Half extends object>(half: Half | null): Half | null {
  return half === null ? null : checkHalf(copyFields(half) as Half)
}

function copyFields(value: object): UnknownRecord {
  const fields = listOwnKeys(value).map(key => [key, readOwn(value, key)] as const)
  // A revoked proxy does not even tell whether it is a list.
  return Object.fromEntries(fields.filter(([, field]) => isArray(field) !== undefined))
}

function checkHalf<Half extends object>(half: Half | null): Half | null {
  if (!isRecord(half)) return null
  const isSound = (key: string) => !isWrong(key, readOwn(half, key))
  const keys = listOwnKeys(half)
  if (keys.every(isSound)) return half
  return Object.fromEntries(keys.filter(isSound).map(key => [key, readOwn(half, key)])) as Half
}

function isWrong(key: string, value: unknown): boolean {
  if (value === undefined) return false
  if (key === 'approval') return !isApproval(value)
  return texts.has(key) ? typeof value !== 'string' : numbers.has(key) && !Number.isFinite(value)
}

function isApproval(value: unknown): boolean {
  if (!isRecord(value)) return false
  const options = readOwn(value, 'options')
  if (!isTextOrNothing(readOwn(value, 'reason'))) return false
  return options === undefined || (Array.isArray(options) && options.every(isOption))
}

function isOption(option: unknown): boolean {
  if (!isRecord(option)) return false
  return typeof readOwn(option, 'id') === 'string' && typeof readOwn(option, 'label') === 'string'
    && isTextOrNothing(readOwn(option, 'kind'))
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}
