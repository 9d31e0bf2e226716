import type { CallFields, CardRef, ResultFields, SaidStatus, TranscriptEvent } from '../../model'
import { readApproval } from '../read-approval'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readLocations, readNumber, readString } from '../read-fields'
import type { ChunkContext } from './read-chunk'

type Reader = (record: RawRecord, key: string) => unknown

/** Fields that both halves have, and how each is read. */
const placeFields: readonly (readonly [string, Reader])[] = [['stepId', readId], ['turnId', readId], ['view', readField]]

const callFields: readonly (readonly [string, Reader])[] = [
  ...placeFields,
  ...['toolName', 'inputText', 'title', 'kind', 'agent', 'server', 'cwd'].map(key => [key, readString] as const),
  ['input', readField],
  ['locations', readLocations],
  ['approval', readApproval],
  ['startedAt', readNumber],
  ['parentToolCallId', readId],
]

const resultFields: readonly (readonly [string, Reader])[] = [
  ...placeFields,
  // Left out: whatever the tool printed so far stays.
  ['content', readField],
  ['error', readError],
  ['details', readField],
  ['exitCode', readNumber],
  ['durationMs', readNumber],
]

/** The events of a native call. One that lacks its id, its name or both is a card as well. */
export function readToolCall(record: RawRecord, context: ChunkContext): readonly TranscriptEvent[] {
  const call: CallFields = readHalf(record, context, callFields)
  const event: TranscriptEvent = { type: 'call', ...readRef(record), call, said: readSaid(record) ?? readGoing(record, call) }
  return event.id === undefined && (call.toolName ?? '') === ''
    ? [event, { type: 'issue', message: 'A call has neither an id nor a tool name.' }]
    : [event]
}

/** The events of a native result, or of news before it. */
export function readToolResult(record: RawRecord, context: ChunkContext): readonly TranscriptEvent[] {
  const ref = readRef(record)
  const said = readSaid(record)
  const result: ResultFields = {
    ...readHalf(record, context, resultFields),
    isError: readField(record, 'isError') === true || readString(record, 'status') === 'error',
  }
  if (readField(record, 'preliminary') === true) return [{ type: 'update', ...ref, result, said: said ?? { status: 'pending' } }]
  // Only the news that the call was stopped: what it printed may still come.
  if (said !== undefined && result.content === undefined) return [{ type: 'update', ...ref, said }]
  return [{ type: 'result', ...ref, result, said }]
}

function readRef(record: RawRecord): CardRef {
  return { id: readId(record, 'toolCallId'), name: readString(record, 'toolName') }
}

/** What the record says of a half, and no field that it does not say. Not said to be provisional means committed. */
function readHalf(record: RawRecord, context: ChunkContext, fields: readonly (readonly [string, Reader])[]): object {
  const half: Record<string, unknown> = {
    provisional: context.provisional === true || readField(record, 'provisional') === true,
  }
  if (context.turnId !== undefined) half.turnId = context.turnId
  for (const [key, read] of fields) {
    const raw = readField(record, key)
    if (raw === undefined) continue
    // `null` clears, but for what the envelope says and the name of the tool.
    const isKept = raw === null && (half[key] !== undefined || key === 'toolName')
    const value = raw === null ? null : read(record, key)
    if (!isKept && value !== undefined) half[key] = value
  }
  return half
}

/** A status that the record spells out; one that only repeats what the data says is not needed. */
function readSaid(record: RawRecord): SaidStatus | undefined {
  const status = readString(record, 'status')
  if (status !== 'denied' && status !== 'cancelled' && status !== 'approval') return undefined
  const reason = readString(record, 'statusReason')
  return { status, ...(reason !== undefined && { reason }) }
}

/** A call that was asked for is no longer when it runs, is allowed, or has no question any more. */
function readGoing(record: RawRecord, { approval }: CallFields): SaidStatus | undefined {
  const status = readString(record, 'status')
  const isGoing = status === 'running' || status === 'pending' || approval === null || approval?.approved === true
  return isGoing ? { status: 'pending' } : undefined
}

function readError(record: RawRecord, key: string): ResultFields['error'] {
  const error = readField(record, key)
  if (typeof error === 'string') return { message: error }
  if (!isRecord(error)) return undefined
  const message = readString(error, 'message')
  const code = readField(error, 'code')
  if (message === undefined) return undefined
  return { message, ...((typeof code === 'string' || typeof code === 'number') && { code }) }
}
