import type { ToolCall, ToolEntry, ToolResult } from '../../src/core/model'

/** What a made entry differs in. */
export interface EntryParts {
  readonly name?: string
  readonly input?: unknown
  /** Left out: no result yet. */
  readonly content?: unknown
  readonly isError?: boolean
  readonly call?: Partial<ToolCall> | null
  readonly result?: Partial<ToolResult>
  readonly status?: ToolEntry['status']
  readonly statusReason?: string
  readonly children?: readonly ToolEntry[]
}

/** An entry as a transcript makes it. */
export function makeEntry(parts: EntryParts): ToolEntry {
  const { name = 'run_shell', input, isError = false, statusReason } = parts
  const hasResult = 'content' in parts || parts.result !== undefined
  return {
    key: 'tx',
    toolCallId: 'x',
    toolName: name,
    call: parts.call === null ? null : { toolCallId: 'x', toolName: name, input, ...parts.call },
    result: hasResult ? { content: parts.content, isError, ...parts.result } : null,
    status: parts.status ?? (hasResult ? isError ? 'error' : 'ok' : 'pending'),
    ...(statusReason !== undefined && { statusReason }),
    provisional: false,
    children: parts.children ?? [],
  }
}
