import type { ToolEntry } from '../../core/model/entry'
import type { ToolStatus } from '../../core/model/status'
import type { ToolCardView } from '../../core/model/view'
import { childrenOf } from '../../core/text/children-of'

/** How many cards there are of each kind, those of sub-agents included. */
export interface TranscriptCounts {
  readonly total: number
  /** In the order in which a reader asks for them; only those that occur. */
  readonly byStatus: readonly { readonly status: ToolStatus, readonly count: number }[]
  /** By the name that the cards show, the most frequent first. */
  readonly byTool: readonly { readonly tool: string, readonly count: number }[]
}

const order: readonly ToolStatus[] = ['approval', 'streaming', 'pending', 'ok', 'error', 'denied', 'cancelled']

/** Counts cards; told of the next version of a list, it looks only at what is another there. */
export interface CardCounter {
  readonly count: (entries: readonly ToolEntry[], viewOf: (entry: ToolEntry) => ToolCardView) => TranscriptCounts
}

/** Makes a counter, which counts by what the cards show, not by what the records say. */
export function createCardCounter(): CardCounter {
  let counted: readonly ToolEntry[] = []
  let lastViewOf: ((entry: ToolEntry) => ToolCardView) | undefined
  let statuses = new Map<ToolStatus, number>()
  let tools = new Map<string, number>()
  let total = 0

  function add(entry: ToolEntry, viewOf: (entry: ToolEntry) => ToolCardView, sign: 1 | -1): void {
    const { name, status } = viewOf(entry)
    total += sign
    addTo(statuses, status, sign)
    addTo(tools, name, sign)
    for (const child of childrenOf(entry)) add(child, viewOf, sign)
  }

  return {
    count(entries, viewOf) {
      if (viewOf !== lastViewOf) {
        counted = []
        statuses = new Map()
        tools = new Map()
        total = 0
      }
      for (let index = 0; index < Math.max(entries.length, counted.length); index++) {
        const before = counted[index]
        const entry = entries[index]
        if (before === entry) continue
        if (before) add(before, viewOf, -1)
        if (entry) add(entry, viewOf, 1)
      }
      counted = entries
      lastViewOf = viewOf
      return {
        total,
        byStatus: order.flatMap(status => statuses.has(status) ? [{ status, count: statuses.get(status)! }] : []),
        byTool: [...tools].map(([tool, count]) => ({ tool, count })).sort((left, right) => right.count - left.count),
      }
    },
  }
}

function addTo<Name>(counts: Map<Name, number>, name: Name, sign: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + sign
  if (count === 0) counts.delete(name)
  else counts.set(name, count)
}
