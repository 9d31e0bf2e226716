import type { ToolEntry } from '../core/model/entry'

/** An entry made of declared views, for a card that belongs to no transcript. */
export function declaredEntry(key: string, views: { readonly call?: unknown, readonly result?: unknown }): ToolEntry {
  const call = views.call ?? null
  const result = views.result ?? null
  return {
    key,
    toolCallId: key,
    toolName: '',
    call: call === null ? null : { toolCallId: key, toolName: '', input: undefined, view: call },
    result: result === null ? null : { content: undefined, isError: false, view: result },
    status: result === null ? 'pending' : 'ok',
    provisional: false,
    children: [],
  }
}
