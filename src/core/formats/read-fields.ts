import type { ToolLocation } from '../model'
import { isArray } from '../text/own-values'

/** A record as it came: nothing is known of its fields. */
export type RawRecord = Readonly<Record<string, unknown>>

/** Longest list within a record that is walked; a longer one is hardly data (`new Array(2 ** 32 - 1)`). */
const longestList = 100_000

/** Longest list of records that is walked. */
const longestLog = 10_000_000

/** Tells objects that are no arrays. */
export function isRecord(value: unknown): value is RawRecord {
  return typeof value === 'object' && value !== null && isArray(value) === false
}

/** Tells arrays that can be walked. */
export function isList(value: unknown): value is readonly unknown[] {
  return lengthOf(value) <= longestList
}

/** Tells arrays that can be walked, and may hold as many items as a whole log. */
export function isLog(value: unknown): value is readonly unknown[] {
  return lengthOf(value) <= longestLog
}

/** `NaN` for what is no array, or does not tell its length. */
function lengthOf(value: unknown): number {
  try {
    return Array.isArray(value) ? value.length : Number.NaN
  }
  catch {
    return Number.NaN
  }
}

/** Yields a field, `undefined` when its getter throws. Reads it plainly, so that reactive hosts notice. */
export function readField(record: RawRecord, key: string): unknown {
  try {
    return record[key]
  }
  catch {
    return undefined
  }
}

/** Yields a field that is a string, else `undefined`. */
export function readString(record: RawRecord, key: string): string | undefined {
  const value = readField(record, key)
  return typeof value === 'string' ? value : undefined
}

/** Yields a field that is a finite number, else `undefined`. */
export function readNumber(record: RawRecord, key: string): number | undefined {
  const value = readField(record, key)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Yields a field that is an object and no array, else `undefined`. */
export function readRecord(record: RawRecord, key: string): RawRecord | undefined {
  const value = readField(record, key)
  return isRecord(value) ? value : undefined
}

/** Yields a field that is an array, else `undefined`. */
export function readList(record: RawRecord, key: string): readonly unknown[] | undefined {
  const value = readField(record, key)
  return isList(value) ? value : undefined
}

/** Yields an id: a string that is not empty, or a number as text; else `undefined`. */
export function readId(record: RawRecord, key: string): string | undefined {
  const value = readField(record, key)
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Yields the places a call touches; items that are none are left out. */
export function readLocations(record: RawRecord, key: string): readonly ToolLocation[] | undefined {
  return readList(record, key)?.flatMap((item) => {
    if (!isRecord(item)) return []
    const path = readString(item, 'path')
    const line = readNumber(item, 'line')
    return path === undefined ? [] : [{ path, ...(line !== undefined && { line }) }]
  })
}
