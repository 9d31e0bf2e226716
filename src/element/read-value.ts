import type { ToolEntry } from '../core/model/entry'
import { warnOnce } from '../vue/warn-once'

/** Attributes hold JSON, and some frameworks hand it to the property as it is; anything else is already the value. */
function parse(value: unknown): { readonly value: unknown } | { readonly text: string } {
  if (typeof value !== 'string')
    return { value: value ?? null }
  if (value.trim() === '')
    return { value: null }
  try {
    return { value: JSON.parse(value) as unknown }
  }
  catch {
    return { text: value }
  }
}

/** Yields a declared view; a text that is no JSON becomes a generic view that shows it. */
export function readView(name: 'call' | 'result', value: unknown): unknown {
  const read = parse(value)
  if ('value' in read)
    return read.value
  warnOnce(`element ${name}`, `the ${name} of a tool card element is no JSON; it is shown as a text.`)
  return name === 'call' ? { card: 'generic', input: read.text } : { card: 'generic', content: read.text }
}

/** Yields an entry, or `null` for what is none: a page may set anything. */
export function readEntry(value: unknown): ToolEntry | null {
  const read = parse(value)
  const entry = 'value' in read ? read.value : read.text
  if (entry === null || isEntry(entry))
    return entry
  warnOnce('element entry', 'the entry of a tool card element is no entry of a transcript, or its JSON; it is ignored.')
  return null
}

function isEntry(value: unknown): value is ToolEntry {
  if (!isObject(value))
    return false
  try {
    const { key, toolCallId, toolName, status, call, result, children } = value
    return [key, toolCallId, toolName, status].every(field => typeof field === 'string')
      && [call, result].every(half => half === null || isObject(half))
      && Array.isArray(children) && children.every(isEntry)
  }
  catch {
    return false
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
