import type { CallFields, ResultFields, TranscriptEvent } from '../../model'
import type { BlockStream } from '../block-stream'
import { listBlocks, readBlocks } from '../read-blocks'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readRecord, readString } from '../read-fields'
import type { BlockSign } from '../streamed-blocks'
import { readResultContent } from './read-result-content'

/**
 * The events of a message, bare or as the output of a response. A message of the model that streamed in
 * before is the same one.
 */
export function readMessage(record: RawRecord, stream: BlockStream, nextScope: () => string): readonly TranscriptEvent[] {
  const output = readRecord(record, 'output')
  const message = (output && readRecord(output, 'message')) ?? record
  const role = readString(message, 'role') ?? 'assistant'
  const content = readField(message, 'content')
  if (role !== 'assistant') stream.forget()
  const twin = role === 'assistant' ? stream.findTwin(undefined, () => listBlocks(content).map(signOf)) : undefined
  const ends = twin === undefined ? [] : stream.stop()
  const scope = twin?.scope ?? nextScope()
  const events = readBlocks(content, { role, names: twin?.names }, (block, index) => {
    const call = readRecord(block, 'toolUse')
    if (call !== undefined) return [{ type: 'call', id: readId(call, 'toolUseId'), scope, card: twin?.names[index], call: readCall(call) }]
    const result = readRecord(block, 'toolResult')
    if (result !== undefined) return [readResult(result, readList(result, 'content') ?? [], role === 'user' ? undefined : scope)]
    const thought = readThought(block)
    return thought === undefined ? undefined : [{ type: 'other', id: twin?.names[index], record: block, text: { role: 'thinking', text: thought } }]
  })
  return events.length === 0 ? [{ type: 'other', record }] : [...ends, ...events, ...readStop(readString(record, 'stopReason'))]
}

/** What a block is told by when it streamed in before. */
function signOf(block: unknown): BlockSign | undefined {
  if (!isRecord(block)) return undefined
  const call = readRecord(block, 'toolUse')
  if (call !== undefined) return { kind: 'call', id: readId(call, 'toolUseId'), toolName: readString(call, 'name') }
  if (readRecord(block, 'toolResult') !== undefined) return { kind: 'result' }
  const thought = readThought(block)
  if (thought !== undefined) return { kind: 'text', role: 'thinking', text: thought }
  const text = readString(block, 'text')
  return text === undefined ? undefined : { kind: 'text', role: 'assistant', text }
}

function readThought(block: RawRecord): string | undefined {
  const reasoning = readRecord(block, 'reasoningContent')
  return (reasoning && readString(readRecord(reasoning, 'reasoningText') ?? {}, 'text')) || undefined
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
