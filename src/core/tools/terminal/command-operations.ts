import { isRecord, readOwn, readOwnString } from '../../text/own-values'
import type { UnknownRecord } from '../../text/own-values'

/**
 * Yields the operations of a result that lists them, `{ query, result, success, error? }` each (Cline);
 * `undefined` for any other value.
 */
export function readOperations(value: unknown): readonly UnknownRecord[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const operations = value.filter(isOperation)
  return operations.length === value.length ? operations : undefined
}

function isOperation(item: unknown): item is UnknownRecord {
  return isRecord(item) && typeof readOwn(item, 'query') === 'string' && typeof readOwn(item, 'success') === 'boolean'
}

/** Tells an operation that failed. */
export function isFailedOperation(operation: UnknownRecord): boolean {
  return readOwn(operation, 'success') === false
}

/** Yields what an operation wrote: its result, else its error. */
export function textOfOperation(operation: UnknownRecord): string {
  const result = readOwnString(operation, 'result') ?? ''
  return result === '' ? readOwnString(operation, 'error') ?? '' : result
}
