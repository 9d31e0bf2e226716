import type { ToolCardView, ToolEntry } from '../../src/core/model'
import { formatToolLine } from '../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../src/core/view/view-tool-entry'
import type { ViewToolEntryOptions } from '../../src/core/view/options'

/** What is wrong with the header of a card; nothing when all is well. */
export function findHeaderFaults(view: ToolCardView): readonly string[] {
  const words = [
    view.name, view.server, view.title, view.callSummary, view.resultSummary, view.statusReason,
    ...view.callBadges.map(badge => badge.text),
  ].filter(text => text !== undefined && text !== null)
  return [...words, formatToolLine(view)].flatMap((text, index) => {
    if (typeof text !== 'string') return [`no text: ${typeof text}`]
    // 200 characters, in quotation marks; the line has several of them.
    const most = index < words.length ? 202 : 202 * (words.length + 2)
    if (text.length > 2 * most || [...text].length > most) return [`too long: ${text.slice(0, 80)}`]
    if (!text.isWellFormed()) return [`half a character: ${JSON.stringify(text)}`]
    if (/\p{Cc}/u.test(text)) return [`a control character: ${JSON.stringify(text)}`]
    return /\[object |\bundefined\b|\bNaN\b/.test(text) ? [`no words: ${text}`] : []
  })
}

/** Everything that a card says and shows, bodies and all of an elided text included. */
export function readWhole(entry: ToolEntry, options?: ViewToolEntryOptions): readonly unknown[] {
  const view = viewToolEntry(entry, options)
  return [view, view.callDetail, view.output, ...entry.children.map(child => readWhole(child, options))]
}

/** Characters of all texts in a value, each as often as it stands there; at most a hundred million. */
export function sizeOf(value: unknown): number {
  let size = 0
  const stack = [value]
  const seen = new Set<unknown>()
  while (stack.length > 0 && size < 1e8) {
    const next = stack.pop()
    if (typeof next === 'string') size += next.length
    size += 8
    if (typeof next !== 'object' || next === null || seen.has(next)) continue
    seen.add(next)
    size += lengthOfList(next)
    for (const field of listFields(next)) stack.push(field)
  }
  return size
}

/** A list of holes is as long as it says. */
function lengthOfList(value: object): number {
  try {
    return Array.isArray(value) ? 8 * value.length : 0
  }
  catch {
    return 0
  }
}

function listFields(value: object): readonly unknown[] {
  try {
    return Array.isArray(value) && value.length > 1_000_000 ? [] : Object.values(value)
  }
  catch {
    return []
  }
}
