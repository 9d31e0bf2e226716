import type { CallFields, CardRef, ResultFields, SaidStatus, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readApproval, readField, readId, readLocations, readNumber, readString } from '../read-fields'
import type { ChunkContext } from './read-chunk'

/** The events of a native call. One that lacks its id, its name or both is a card as well. */
export function readToolCall(record: RawRecord, context: ChunkContext): readonly TranscriptEvent[] {
  const said = readSaid(record)
  const call: CallFields = {
    ...readPlace(record, context),
    toolName: readString(record, 'toolName'),
    input: readField(record, 'input'),
    inputText: readString(record, 'inputText'),
    title: readString(record, 'title'),
    kind: readString(record, 'kind'),
    view: readField(record, 'view'),
    agent: readString(record, 'agent'),
    server: readString(record, 'server'),
    cwd: readString(record, 'cwd'),
    locations: readLocations(record, 'locations'),
    approval: readApproval(record, 'approval'),
    startedAt: readNumber(record, 'startedAt'),
    parentToolCallId: readId(record, 'parentToolCallId'),
  }
  const isNameless = readId(record, 'toolCallId') === undefined && (call.toolName ?? '') === ''
  return [
    { type: 'call', ...readRef(record), call, ...(said !== undefined && { said }) },
    ...(isNameless ? [{ type: 'issue', message: 'A call has neither an id nor a tool name.' } as const] : []),
  ]
}

/** The events of a native result, or of news before it. */
export function readToolResult(record: RawRecord, context: ChunkContext): readonly TranscriptEvent[] {
  const ref = readRef(record)
  const said = readSaid(record)
  const content = readField(record, 'content')
  const result: ResultFields = {
    ...readPlace(record, context),
    // Left out: whatever the tool printed so far stays.
    content,
    isError: readField(record, 'isError') === true || readString(record, 'status') === 'error',
    error: readError(record),
    details: readField(record, 'details'),
    view: readField(record, 'view'),
    exitCode: readNumber(record, 'exitCode'),
    durationMs: readNumber(record, 'durationMs'),
  }
  if (readField(record, 'preliminary') === true) return [{ type: 'update', ...ref, result, ...(said !== undefined && { said }) }]
  // Only the news that the call was stopped: what it printed may still come.
  if (said !== undefined && content === undefined) return [{ type: 'update', ...ref, said }]
  return [{ type: 'result', ...ref, result, ...(said !== undefined && { said }) }]
}

function readRef(record: RawRecord): CardRef {
  const id = readId(record, 'toolCallId')
  const name = readString(record, 'toolName')
  return { ...(id !== undefined && { id }), ...(name !== undefined && { name }) }
}

/** Where in the conversation the record stands. Not said to be provisional means committed. */
function readPlace(record: RawRecord, context: ChunkContext): Pick<CallFields, 'stepId' | 'turnId' | 'provisional'> {
  return {
    stepId: readId(record, 'stepId'),
    turnId: readId(record, 'turnId') ?? context.turnId,
    provisional: readField(record, 'provisional') === true || context.provisional === true,
  }
}

/** A status that the record spells out; one that only repeats what the data says is not needed. */
function readSaid(record: RawRecord): SaidStatus | undefined {
  const status = readString(record, 'status')
  if (status !== 'denied' && status !== 'cancelled' && status !== 'approval') return undefined
  const reason = readString(record, 'statusReason')
  return { status, ...(reason !== undefined && { reason }) }
}

function readError(record: RawRecord): ResultFields['error'] {
  const error = readField(record, 'error')
  if (typeof error === 'string') return { message: error }
  if (!isRecord(error)) return undefined
  const message = readString(error, 'message')
  const code = readField(error, 'code')
  if (message === undefined) return undefined
  return { message, ...((typeof code === 'string' || typeof code === 'number') && { code }) }
}
