import type { ToolEntry } from '../core/model/entry'
import type { ToolBadge, ToolCardView } from '../core/model/view'
import type { Labels } from './locales/en'

/** The words of a header that are not the view's own. */
export interface CardHeader {
  readonly summary: string
  readonly isCode: boolean
  readonly isPath: boolean
  /** The summary says that there is no call. */
  readonly isMissing: boolean
  /** Says that there is no result, and why, in place of one. */
  readonly label: string | null
  readonly result: string
  /** When the call started that is still running, in milliseconds since the epoch. */
  readonly startedAt: number | undefined
  readonly duration: string
}

/** Yields what the closed line of a card says in the reader's language. */
export function readHeader(entry: ToolEntry, view: ToolCardView, labels: Labels): CardHeader {
  const { callSummary, locations, name, resultSummary, status } = view
  return {
    // A declared command without a tool name is its own name, and said once.
    summary: entry.call === null ? labels.callNotLoaded : callSummary === name ? '' : callSummary,
    isCode: view.callSummaryKind === 'code' && entry.call !== null,
    isMissing: entry.call === null,
    isPath: callSummary !== '' && entry.call !== null && locations[0]?.path === callSummary,
    label: status === 'approval'
      ? labels.needsApproval
      : status === 'cancelled' && !entry.result && view.statusReason === 'unanswered' ? labels.noResult : null,
    result: resultSummary ?? '',
    startedAt: status === 'pending' || status === 'streaming' ? entry.call?.startedAt : undefined,
    duration: readDuration(view, labels),
  }
}

/** What took no time worth telling is not told; nor is it said twice. */
function readDuration({ durationMs = 0, resultSummary }: ToolCardView, labels: Labels): string {
  const text = durationMs >= 1000 && Number.isFinite(durationMs) ? labels.duration(durationMs) : ''
  return resultSummary?.includes(text) ? '' : text
}

/** Whether a badge goes with the summary, as the lines of a file do. */
export function isGlued({ text }: ToolBadge): boolean {
  return text.startsWith(':')
}
