import type { ToolEntry } from '../core/model/entry'
import type { ToolStatus } from '../core/model/status'

const SPELLINGS = new Map<unknown, ToolStatus>([
  ['running', 'pending'],
  ['success', 'ok'],
  ...(['streaming', 'pending', 'approval', 'ok', 'error', 'denied', 'cancelled'] as const).map(word => [word, word] as const),
])

/**
 * An entry made of declared views, for a card that has no transcript. An unknown status reads as what the
 * data says: pending without a result, else ok.
 */
export function declaredEntry(
  key: string,
  { call, result, status }: { readonly call?: unknown, readonly result?: unknown, readonly status?: string },
): ToolEntry {
  const isBack = result !== undefined && result !== null
  const known = SPELLINGS.get(status) ?? (isBack ? 'ok' : 'pending')
  return {
    key,
    toolCallId: key,
    toolName: '',
    call: call === undefined || call === null
      ? null
      : { toolCallId: key, toolName: '', input: undefined, view: call },
    result: isBack ? { content: undefined, isError: known === 'error', view: result } : null,
    status: known,
    provisional: false,
    children: [],
  }
}
