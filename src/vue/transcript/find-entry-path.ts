import type { ToolEntry } from '../../core/model/entry'
import { childrenOf } from '../../core/text/children-of'

/**
 * Yields the entry of that key behind those that it is nested in, from the top down, also among the cards
 * of sub-agents; `null` when there is none.
 */
export function findEntryPath(entries: readonly ToolEntry[], key: string): readonly ToolEntry[] | null {
  for (const entry of entries) {
    if (entry.key === key) return [entry]
    const children = childrenOf(entry)
    const below = children.length > 0 ? findEntryPath(children, key) : null
    if (below) return [entry, ...below]
  }
  return null
}
