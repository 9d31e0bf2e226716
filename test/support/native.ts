import type { ToolCallRecord, ToolResultRecord } from '../../src/core/model'

/** A native call with the id. */
export function callOf(id: string, input: unknown = { command: 'ls' }, more: Partial<ToolCallRecord> = {}): ToolCallRecord {
  return { type: 'tool-call', toolCallId: id, toolName: 'run_shell', input, ...more }
}

/** A native result with the id. */
export function resultOf(id: string, content: unknown = 'done', more: Partial<ToolResultRecord> = {}): ToolResultRecord {
  return { type: 'tool-result', toolCallId: id, toolName: 'run_shell', content, isError: false, ...more }
}
