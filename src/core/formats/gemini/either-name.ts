import type { RawRecord } from '../read-fields'
import { isRecord, readField } from '../read-fields'

/**
 * Yields a field under its camel case name, else under its snake case one, as Python and ADK write it.
 *
 * @example readEither({ function_call: { name: 'ls' } }, 'functionCall') // → { name: 'ls' }
 */
export function readEither(record: RawRecord, key: string): unknown {
  return readField(record, key) ?? readField(record, key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))
}

/** Yields such a field that is an object, else `undefined`. */
export function readEitherRecord(record: RawRecord, key: string): RawRecord | undefined {
  const value = readEither(record, key)
  return isRecord(value) ? value : undefined
}
