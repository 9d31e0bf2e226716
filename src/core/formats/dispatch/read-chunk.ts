import type { TranscriptEvent, TranscriptText } from '../../model'
import type { RawRecord } from '../read-fields'
import { readId, readString } from '../read-fields'
import { readToolCall, readToolResult } from './read-tool-records'

/** What is known of a chunk from the envelope around it. */
export interface ChunkContext {
  readonly role: string | undefined
  /** Stable name of the chunk in the transcript. */
  readonly id?: string
  readonly turnId?: string
  readonly provisional?: boolean
}

/** Ways in which a turn says that it was not ended by the model. */
const stopReasons = new Set(['aborted', 'abort', 'cancelled', 'canceled', 'interrupted', 'stopped'])

/** The events of one chunk or live event. */
export function readChunk(chunk: RawRecord, context: ChunkContext): readonly TranscriptEvent[] {
  switch (readString(chunk, 'type')) {
    case 'tool-call':
      return readToolCall(chunk, context)
    case 'tool-result':
      return readToolResult(chunk, context)
    case 'tool-output':
      return readToolOutput(chunk, context)
    case 'text':
      return readText(chunk, context)
    case 'thinking':
      return [toOther(chunk, context, toText('thinking', readString(chunk, 'text')))]
    case 'system':
      return [toOther(chunk, context, toText('system', readString(chunk, 'text')))]
    case 'error':
      // Whatever failed, its turn goes on no more.
      return [toOther(chunk, context, toText('error', readString(chunk, 'message'))), toSettle(chunk, context)]
    case 'done':
      return [toOther(chunk, context), toSettle(chunk, context, readString(chunk, 'reason'))]
    case 'turn-sealed':
      return [toOther(chunk, context), toSettle(chunk, context)]
    default:
      return [toOther(chunk, context)]
  }
}

function readText(chunk: RawRecord, context: ChunkContext): readonly TranscriptEvent[] {
  const role = context.role === 'user' || context.role === 'system' ? context.role : 'assistant'
  const other = toOther(chunk, context, toText(role, readString(chunk, 'text')))
  return role === 'user' ? [{ type: 'user-turn' }, other] : [other]
}

/** A piece of what a running tool prints. */
function readToolOutput(chunk: RawRecord, context: ChunkContext): readonly TranscriptEvent[] {
  const id = readId(chunk, 'toolCallId')
  const append = readString(chunk, 'data')
  if (id === undefined || append === undefined) return [toOther(chunk, context)]
  const turnId = readId(chunk, 'turnId') ?? context.turnId
  return [{ type: 'update', id, append, ...(turnId !== undefined && { result: { turnId } }) }]
}

function toOther(chunk: RawRecord, { id }: ChunkContext, text?: TranscriptText): TranscriptEvent {
  return { type: 'other', record: chunk, ...(id !== undefined && { id }), ...(text !== undefined && { text }) }
}

function toText(role: TranscriptText['role'], text: string | undefined): TranscriptText | undefined {
  return text === undefined ? undefined : { role, text }
}

function toSettle(chunk: RawRecord, context: ChunkContext, reason?: string): TranscriptEvent {
  const turnId = readId(chunk, 'turnId') ?? context.turnId
  const isSaid = reason !== undefined && stopReasons.has(reason.toLowerCase())
  return { type: 'settle', ...(turnId !== undefined && { turnId }), ...(isSaid && { reason }) }
}
