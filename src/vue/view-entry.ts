import type { ToolEntry } from '../core/model/entry'
import type { ToolCardView } from '../core/model/view'
import type { ViewToolEntryOptions } from '../core/view/options'
import { viewToolEntry } from '../core/view/view-tool-entry'

const made = new WeakMap<ViewToolEntryOptions, WeakMap<ToolEntry, ToolCardView>>()

/**
 * Yields the view of an entry, made once for each object of options: cards, counts and search share it.
 * Entries never change, and go with their views.
 */
export function viewEntry(entry: ToolEntry, options: ViewToolEntryOptions): ToolCardView {
  let views = made.get(options)
  if (!views)
    made.set(options, views = new WeakMap())
  let view = views.get(entry)
  if (!view)
    views.set(entry, view = viewToolEntry(entry, options))
  return view
}
