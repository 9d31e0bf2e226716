import type { ToolEntry } from '../../core/model/entry'

/** The keys of entries and of those nested in them. */
export function listKeys(entries: readonly ToolEntry[]): readonly string[] {
  return entries.flatMap(({ key, children }) => children.length === 0 ? key : [key, ...listKeys(children)])
}
