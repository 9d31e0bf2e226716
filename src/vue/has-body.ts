import type { ToolEntry } from '../core/model/entry'

/** Whether a card has something to open: arguments, a result, or either of them on its way. */
export function hasBody(entry: ToolEntry): boolean {
  const { call, result } = entry
  return hasContent(result?.content) || result?.error !== undefined || result?.view !== undefined
    || hasContent(call?.input) || call?.view !== undefined || entry.children.length > 0
    || entry.status === 'pending' || entry.status === 'streaming'
}

function hasContent(value: unknown): boolean {
  if (value === null || value === undefined || value === '')
    return false
  if (typeof value !== 'object')
    return true
  try {
    return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0
  }
  catch {
    return true
  }
}
