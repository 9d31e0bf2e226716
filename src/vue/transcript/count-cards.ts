import type { ToolEntry } from '../../core/model/entry'
import type { ToolStatus } from '../../core/model/status'
import type { ToolCardView } from '../../core/model/view'

/** How many cards there are of each kind, those of sub-agents included. */
export interface TranscriptCounts {
  readonly total: number
  /** In the order in which a reader asks for them; only those that occur. */
  readonly byStatus: readonly { readonly status: ToolStatus, readonly count: number }[]
  /** By the name that the cards show, the most frequent first. */
  readonly byTool: readonly { readonly tool: string, readonly count: number }[]
}

const order: readonly ToolStatus[] = ['approval', 'streaming', 'pending', 'ok', 'error', 'denied', 'cancelled']

/** Counts the cards by what they show, not by what the records say. */
export function countCards(entries: readonly ToolEntry[], viewOf: (entry: ToolEntry) => ToolCardView): TranscriptCounts {
  const statuses = new Map<ToolStatus, number>()
  const tools = new Map<string, number>()
  let total = 0

  function count(entry: ToolEntry): void {
    const { name, status } = viewOf(entry)
    total++
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    tools.set(name, (tools.get(name) ?? 0) + 1)
    entry.children.forEach(count)
  }

  entries.forEach(count)
  return {
    total,
    byStatus: order.flatMap(status => statuses.has(status) ? [{ status, count: statuses.get(status)! }] : []),
    byTool: [...tools].map(([tool, count]) => ({ tool, count })).sort((left, right) => right.count - left.count),
  }
}
