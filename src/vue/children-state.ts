import type { ToolEntry } from '../core/model/entry'
import type { ToolStatus } from '../core/model/status'
import type { Labels } from './locales/en'
import { childrenOf } from '../core/text/children-of'

/** Calls that are asked for their state; an entry that a host has built may be its own child. */
const MOST_CHILDREN = 1_000

/** Yields that a call of a sub-agent asks for something, else how many of them failed; `''` for neither. */
export function readChildrenState(entry: ToolEntry, labels: Labels, statusOf: (child: ToolEntry) => ToolStatus): string {
  const waiting = childrenOf(entry).slice(0, MOST_CHILDREN)
  let failed = 0
  for (let count = 0; waiting.length > 0 && count < MOST_CHILDREN; count++) {
    const child = waiting.pop()!
    const status = statusOf(child)
    if (status === 'approval') return labels.needsApproval
    if (status === 'error') failed++
    waiting.push(...childrenOf(child).slice(0, MOST_CHILDREN))
  }
  return failed === 0 ? '' : `${failed} ${labels.status.error}`
}
