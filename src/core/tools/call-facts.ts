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
  return {
    summary,
    summaryKind: parts.summaryKind,
    badges: parts.badges === undefined ? [] : makeBadges(parts.badges),
    locations: parts.locations ?? [],
    command: parts.command,
    detail: parts.detail ?? (() => showArguments(context)),
  }
}

function makeBadges(given: NonNullable<CallParts['badges']>): readonly ToolBadge[] {
  const badges: ToolBadge[] = []
  for (const badge of given) {
    if (badge !== undefined && badge !== '') badges.push(typeof badge === 'string' ? { text: toCallLine(badge) } : badge)
  }
  return badges
}

/** Yields the badge `+N more` for what stands behind the first of several. */
export function moreBadge(context: CallContext, count: number): string | undefined {
  return count > 1 ? context.labels.more(count - 1) : undefined
}
