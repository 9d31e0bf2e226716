import { startsLikeJson } from '../../text/json'
import { isRecord, readOwn, readOwnString } from '../../text/own-values'
import type { UnknownRecord } from '../../text/own-values'
import { jsonWith } from '../result-content'
import type { ResultContent } from '../result-content'

/**
 * Yields the operations of a result that lists them, `{ query, result, success, error? }` each (Cline);
 * `undefined` for any other.
 */
export function readOperations(content: ResultContent): readonly UnknownRecord[] | undefined {
  // Nearly every result is words: they cost no note.
  if (content.kind === 'text' ? !startsLikeJson(content.text) : !Array.isArray(content.json)) return undefined
  const kept = known.get(content)
  if (kept === null) return undefined
  if (kept !== undefined) return kept
  const value = jsonWith(content, 'success')
  const operations = Array.isArray(value) && value.length > 0 && value.every(isOperation) ? value : undefined
  known.set(content, operations ?? null)
  return operations
}

/** What was read of a content: several rules ask, and a long text need not be searched for each; `null` for none. */
const known = new WeakMap<ResultContent, readonly UnknownRecord[] | null>()

function isOperation(item: unknown): item is UnknownRecord {
  return isRecord(item) && typeof readOwn(item, 'query') === 'string' && typeof readOwn(item, 'success') === 'boolean'
}

/** Tells an operation that failed. */
export function isFailedOperation(operation: UnknownRecord): boolean {
  return readOwn(operation, 'success') === false
}

/** Tells an operation that was given too little time. */
export function isTimedOutOperation(operation: UnknownRecord): boolean {
  return isFailedOperation(operation) && /^Command timed out\b/.test(textOfOperation(operation))
}

/** Yields what an operation wrote: its result, else its error. */
export function textOfOperation(operation: UnknownRecord): string {
  const result = readOwnString(operation, 'result') ?? ''
  return result === '' ? readOwnString(operation, 'error') ?? '' : result
}
