import type { ToolEntry } from '../../core/model/entry'
import type { ToolCardView } from '../../core/model/view'
import type { ViewToolEntryOptions } from '../../core/view/options'
import { viewToolEntry } from '../../core/view/view-tool-entry'

/** Views of entries, each made once: entries never change, and go with their views. */
export function createViewCache(options: ViewToolEntryOptions): (entry: ToolEntry) => ToolCardView {
  const views = new WeakMap<ToolEntry, ToolCardView>()
  return (entry) => {
    const known = views.get(entry) ?? viewToolEntry(entry, options)
    views.set(entry, known)
    return known
  }
}
