import type { CallFields, ResultFields, TranscriptEvent } from '../../model'
import { readBlocks } from '../read-blocks'
import type { RawRecord } from '../read-fields'
import { readField, readId, readList, readRecord, readString } from '../read-fields'
import { readResultContent } from './read-result-content'

/** The events of a message, bare or as the output of a response. */
export function readMessage(record: RawRecord, scope: string): readonly TranscriptEvent[] {
  const output = readRecord(record, 'output')
  const message = (output && readRecord(output, 'message')) ?? record
  const role = readString(message, 'role') ?? 'assistant'
  const events = readBlocks(readField(message, 'content'), { role }, (block) => {
    const call = readRecord(block, 'toolUse')
    if (call !== undefined) return [{ type: 'call', id: readId(call, 'toolUseId'), scope, call: readCall(call) }]
    const result = readRecord(block, 'toolResult')
    if (result !== undefined) return [readResult(result, readList(result, 'content') ?? [], role === 'user' ? undefined : scope)]
    const reasoning = readRecord(block, 'reasoningContent')
    const text = reasoning && readString(readRecord(reasoning, 'reasoningText') ?? {}, 'text')
    return text ? [{ type: 'other', record: block, text: { role: 'thinking', text } }] : undefined
  })
  return events.length === 0 ? [{ type: 'other', record }] : [...events, ...readStop(readString(record, 'stopReason'))]
}

/** The call of a `toolUse` block. */
export function readCall(block: RawRecord): CallFields {
  return { toolName: readString(block, 'name'), input: readField(block, 'input') }
}

/** The result of a `toolResult` block, whose content may have come in pieces. */
export function readResult(block: RawRecord, content: readonly unknown[], scope: string | undefined): TranscriptEvent {
  const result: ResultFields = { content: readResultContent(content), isError: readString(block, 'status') === 'error' }
  return { type: 'result', id: readId(block, 'toolUseId'), scope, result }
}

/** The end of the turn, unless calls are still to be answered. */
export function readStop(reason: string | undefined): readonly TranscriptEvent[] {
  return reason === undefined || reason === 'tool_use' ? [] : [{ type: 'settle' }]
}
