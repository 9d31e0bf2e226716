import type { ToolEntry } from '../../core/model/entry'

/** A way down to an entry: the entries from the top, and the place of each among its siblings. */
export type EntryPath = readonly { readonly entry: ToolEntry, readonly index: number }[]

/** Yields the way to the entry of that key, also among the cards of sub-agents; `null` when there is none. */
export function findEntryPath(entries: readonly ToolEntry[], key: string): EntryPath | null {
  for (const [index, entry] of entries.entries()) {
    if (entry.key === key) return [{ entry, index }]
    const below = entry.children.length > 0 ? findEntryPath(entry.children, key) : null
    if (below) return [{ entry, index }, ...below]
  }
  return null
}
