import type { CallFields } from '../../model'
import { readArguments } from '../read-arguments'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readNumber, readRecord, readString } from '../read-fields'

/** A call of a message. */
export interface ListedCall {
  readonly id: string | undefined
  readonly call: CallFields
  /** Why its arguments could not be read; such a call is never answered. */
  readonly error?: string
}

/**
 * Yields the calls of a message, each once: those that were parsed, those that could not be, and, where the
 * message has no others of that id, what the provider sent.
 */
export function listCalls(fields: RawRecord): readonly ListedCall[] {
  const calls: ListedCall[] = [
    ...listRecords(fields, 'tool_calls').map(readCall),
    ...listRecords(fields, 'invalid_tool_calls').map(call => ({ ...readCall(call), error: readString(call, 'error') ?? 'The arguments are no JSON.' })),
  ]
  const sent = readRecord(fields, 'additional_kwargs') ?? {}
  const legacy = readRecord(sent, 'function_call')
  const parsed = new Set(calls.map(call => call.id))
  for (const call of listRecords(sent, 'tool_calls')) {
    const id = readId(call, 'id')
    if (!parsed.has(id)) calls.push({ id, call: readFunction(readRecord(call, 'function') ?? {}) })
  }
  return legacy !== undefined && calls.length === 0 ? [{ id: undefined, call: readFunction(legacy) }] : calls
}

/** Yields the pieces of calls of a piece of a message; those that the provider sent have a number too. */
export function listPieces(fields: RawRecord): readonly RawRecord[] {
  const pieces = listRecords(fields, 'tool_call_chunks')
  if (pieces.length > 0 || listRecords(fields, 'tool_calls').length > 0) return pieces
  return listRecords(readRecord(fields, 'additional_kwargs') ?? {}, 'tool_calls')
    .filter(call => readNumber(call, 'index') !== undefined)
    .map((call) => {
      const target = readRecord(call, 'function') ?? {}
      return { index: readField(call, 'index'), id: readField(call, 'id'), name: readField(target, 'name'), args: readField(target, 'arguments') }
    })
}

/** The call of a `tool_calls` item, or of a block that has its arguments in `args` or `input`. */
export function readCall(call: RawRecord): ListedCall {
  const input = readField(call, 'args') ?? readField(call, 'input')
  return { id: readId(call, 'id'), call: { toolName: readString(call, 'name'), input } }
}

function readFunction(call: RawRecord): CallFields {
  return { toolName: readString(call, 'name'), ...readArguments(readField(call, 'arguments')) }
}

function listRecords(fields: RawRecord, key: string): readonly RawRecord[] {
  return (readList(fields, key) ?? []).filter(isRecord)
}
