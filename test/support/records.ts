import type { ToolCallRecord, ToolEntry, ToolResultRecord } from 'vue-tool-card/core'
import { createTranscript } from 'vue-tool-card/core'

let count = 0

/** A native call record; every one has an id of its own unless it is given. */
export function call(toolName: string, input: unknown, more: Partial<ToolCallRecord> = {}): ToolCallRecord {
  return { type: 'tool-call', toolCallId: `call-${++count}`, toolName, input, ...more }
}

/** The native result record that answers a call. */
export function answer(to: ToolCallRecord, content: unknown, more: Partial<ToolResultRecord> = {}): ToolResultRecord {
  return { type: 'tool-result', toolCallId: to.toolCallId, toolName: to.toolName, content, isError: false, ...more }
}

/** The entries of native records. */
export function entriesOf(...records: unknown[]): readonly ToolEntry[] {
  const transcript = createTranscript()
  transcript.push(...records)
  return transcript.entries
}

/** The one entry of a call and, where given, its result. */
export function entryOf(toolName: string, input: unknown, content?: unknown, more: Partial<ToolResultRecord> = {}): ToolEntry {
  const record = call(toolName, input)
  const records = content === undefined ? [record] : [record, answer(record, content, more)]
  return entriesOf(...records)[0]!
}

/** `line 1` to `line n`. */
export function lines(n: number): string {
  return Array.from({ length: n }, (_, index) => `line ${index + 1}\n`).join('')
}
