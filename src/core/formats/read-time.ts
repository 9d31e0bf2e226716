import type { RawRecord } from './read-fields'
import { readField } from './read-fields'

/**
 * Yields a field that is a moment, in milliseconds since the epoch: a number, or an ISO text with its time
 * zone (without one it would mean another moment on every machine); else `undefined`.
 *
 * @example readTime({ timestamp: '1970-01-01T00:00:01Z' }, 'timestamp') // → 1000
 */
export function readTime(record: RawRecord, key: string): number | undefined {
  const value = readField(record, key)
  const time = typeof value === 'string' && /(?:Z|[+-]\d\d:?\d\d)$/.test(value) ? Date.parse(value) : value
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined
}
