import type { ToolStatus } from '../model/status'

const statuses: ReadonlyMap<unknown, ToolStatus> = new Map<unknown, ToolStatus>([
  ['streaming', 'streaming'],
  ['pending', 'pending'],
  ['approval', 'approval'],
  ['ok', 'ok'],
  ['error', 'error'],
  ['denied', 'denied'],
  ['cancelled', 'cancelled'],
  ['running', 'pending'],
  ['success', 'ok'],
])

/**
 * Yields a status from its name, in our spelling or that of declared views; `undefined` for anything else.
 *
 * @example readStatus('success') // → 'ok'
 */
export function readStatus(value: unknown): ToolStatus | undefined {
  return statuses.get(value)
}

/** Tells a status in which nothing final has come back. */
export function isOpenStatus(status: ToolStatus): boolean {
  return status === 'streaming' || status === 'pending' || status === 'approval'
}

/** Tells a status in which what was asked for did not happen. */
export function isUnappliedStatus(status: ToolStatus): boolean {
  return status === 'error' || status === 'denied' || status === 'cancelled'
}
