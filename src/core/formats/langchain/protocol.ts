import type { TranscriptEvent } from '../../model'
import { readArguments } from '../read-arguments'
import type { RawRecord } from '../read-fields'
import { readField, readId, readNumber, readRecord, readString } from '../read-fields'
import type { AiMessages, MessagePlace } from './ai-messages'
import { readEncoded } from './encoding'
import type { Namespaces } from './namespaces'

/** Reads the events of the streaming protocol (@langchain/protocol): `messages`, `tools` and `lifecycle`. */
export interface ProtocolReader {
  /** Yields `undefined` when the data is none of these. */
  read: (method: string, data: RawRecord, path: readonly string[]) => readonly TranscriptEvent[] | undefined
  /** Name of the card whose end was told by an event; the message that holds the result follows. */
  endedCardOf: (toolCallId: string) => string | undefined
}

/** Makes a reader of one stream. Every namespace writes one message at a time. */
export function createProtocolReader(messages: AiMessages, namespaces: Namespaces): ProtocolReader {
  const places = new Map<string, MessagePlace>()
  const ended = new Map<string, string>()
  let count = 0

  function readMessage(data: RawRecord, path: readonly string[]): readonly TranscriptEvent[] {
    const key = path.join('|')
    const type = readString(data, 'event')
    if (type === 'message-start') {
      const messageId = readId(data, 'id')
      const role = readString(data, 'role') ?? 'ai'
      const scope = messageId ?? `stream ${++count}`
      places.set(key, { role, scope, messageId: scope, parentToolCallId: namespaces.parentOf(path) })
      return role === 'human' && path.length === 0 ? [{ type: 'user-turn' }] : []
    }
    const place = places.get(key)
    if (type === 'error') return [{ type: 'other', record: data, text: { role: 'error', text: readString(data, 'message') ?? '' } }]
    if (place === undefined) return [{ type: 'other', record: data }]
    if (type === 'message-finish') return messages.finish(place.scope)
    const index = readNumber(data, 'index') ?? 0
    const block = readRecord(data, 'content') ?? readRecord(data, 'delta') ?? {}
    const kind = readString(block, 'type') ?? ''
    if (type === 'content-block-finish') return /tool/.test(kind) ? readWholeBlock(block, kind, place, path) : []
    const isCall = /^tool[-_]call/.test(kind)
    return messages.readPiece(isCall ? { tool_call_chunks: [{ ...block, index }] } : { content: [toBlock(block, kind, index)] }, place)
  }

  function readWholeBlock(block: RawRecord, kind: string, place: MessagePlace, path: readonly string[]): readonly TranscriptEvent[] {
    const id = readId(block, 'id')
    if (id !== undefined && kind === 'tool_call') namespaces.noteCall(path, id)
    const isInvalid = kind === 'invalid_tool_call'
    return messages.readWhole(isInvalid ? { invalid_tool_calls: [block] } : { content: [block] }, place)
  }

  function readTool(data: RawRecord): readonly TranscriptEvent[] | undefined {
    const id = readId(data, 'tool_call_id')
    const known = id === undefined ? undefined : messages.cardOf(id)
    const ref = { id, card: known ?? (id && `tool ${id}`) }
    const type = readString(data, 'event')
    if (type === 'tool-started') {
      const call = { toolName: readString(data, 'tool_name'), ...(known === undefined && readArguments(readField(data, 'input'))) }
      return [{ type: 'update', ...ref, call }]
    }
    if (type === 'tool-output-delta') return [{ type: 'update', ...ref, append: readString(data, 'delta') ?? '' }]
    const isError = type === 'tool-error'
    if (!isError && type !== 'tool-finished') return undefined
    if (ref.id !== undefined && ref.card !== undefined) ended.set(ref.id, ref.card)
    const message = readString(data, 'message') ?? ''
    const output = readRecord(data, 'output')
    const content = output === undefined ? readField(data, 'output') : readField(readEncoded(output)?.fields ?? {}, 'content') ?? output
    return [{ type: 'result', ...ref, result: isError ? { content: message, isError, error: { message } } : { content: content ?? '', isError } }]
  }

  return {
    endedCardOf: toolCallId => ended.get(toolCallId),
    read(method, data, path) {
      const type = readString(data, 'event')
      if (method === 'messages' && type !== undefined) return readMessage(data, path)
      if (method === 'tools') return readTool(data)
      if (method !== 'lifecycle') return undefined
      const cause = readRecord(data, 'cause')
      const id = cause && readId(cause, 'tool_call_id')
      if (id !== undefined) namespaces.link(path, id)
      const isEnd = path.length === 0 && (type === 'completed' || type === 'failed')
      return [{ type: 'other', record: data }, ...isEnd ? [{ type: 'settle' } as const] : []]
    },
  }
}

/** Deltas are named like blocks but for the dash. */
function toBlock(block: RawRecord, kind: string, index: number): RawRecord {
  return { ...block, index, type: kind.replace('-delta', '') }
}
