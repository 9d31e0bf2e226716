import type { ToolResult } from '../model'
import type { RawRecord } from './read-fields'
import { isRecord, readField, readString } from './read-fields'

/**
 * Yields a field that tells a failure: words, or an object with a `message` and perhaps a `code` or `type`.
 *
 * @example readError({ error: 'No such file' }, 'error') // → { message: 'No such file' }
 */
export function readError(record: RawRecord, key: string): ToolResult['error'] {
  const error = readField(record, key)
  if (typeof error === 'string') return { message: error }
  const message = isRecord(error) ? readString(error, 'message') : undefined
  if (!isRecord(error) || message === undefined) return undefined
  const code = readField(error, 'code') ?? readField(error, 'type')
  return { message, ...((typeof code === 'string' || typeof code === 'number') && { code }) }
}
