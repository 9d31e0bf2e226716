import type { ToolApprovalOption } from '../model/entry'

/** How words begin that keep a call from running, and those that let it run. */
const refusing = /^(?:reject|refus|den(?:y|ied|ies)|declin|cancel|abort|disallow|forbid|block|do[-_ ]?n[o']?t|no(?![a-z]))/i
const allowing = /^(?:allow|approv|accept|grant|permit|proceed|yes)/i

/**
 * Whether an answer keeps its call from running. Its kind tells; where there is none, or one that says nothing of
 * it, its id does. What neither tells lets the call run.
 *
 * @example isRefusal({ id: 'c', kind: 'cancel' }) // → true
 */
export function isRefusal({ id, kind = '' }: Pick<ToolApprovalOption, 'id' | 'kind'>): boolean {
  return refusing.test(kind) || (!allowing.test(kind) && refusing.test(id))
}
