import type { ToolLocation } from '../model/entry'
import type { CallDetail, ToolBadge } from '../model/view'
import { toCallLine } from '../text/single-line'
import type { CallContext, CallFacts } from './family'
import { showArguments } from './fields'

/** What differs from a call without badges and locations whose arguments are shown as they are. */
export interface CallParts {
  readonly badges?: readonly (ToolBadge | string | undefined)[]
  readonly locations?: readonly ToolLocation[]
  readonly summaryKind?: 'code' | 'prose'
  readonly command?: string
  readonly detail?: (applied: boolean) => CallDetail
}

/** Yields the facts of a call; badges may be given as texts, and absent ones are left out. */
export function makeCall(context: CallContext, summary: string, parts: CallParts = {}): CallFacts {
  const { badges = [], locations = [], detail, ...rest } = parts
  return {
    ...rest,
    summary,
    badges: badges.flatMap(toBadge),
    locations,
    detail: detail ?? (() => showArguments(context)),
  }
}

function toBadge(badge: ToolBadge | string | undefined): readonly ToolBadge[] {
  if (badge === undefined || badge === '') return []
  return [typeof badge === 'string' ? { text: toCallLine(badge) } : badge]
}

/** Yields the badge `+N more` for what stands behind the first of several. */
export function moreBadge(context: CallContext, count: number): string | undefined {
  return count > 1 ? context.labels.more(count - 1) : undefined
}
