import type { TranscriptEvent } from '../../model'
import { isCallBlock, isResultBlock, readResultBlock } from '../anthropic-blocks'
import { isWhole } from '../is-whole'
import type { BlockPlace } from '../read-blocks'
import { readBlocks, readBlockText } from '../read-blocks'
import type { RawRecord } from '../read-fields'
import { isList, isRecord, readField, readId, readRecord, readString } from '../read-fields'
import type { ListedCall } from './list-calls'
import { listCalls, listPieces, readCall } from './list-calls'

/** Where a message stands. */
export interface MessagePlace extends BlockPlace {
  readonly scope: string
}

/** Reads the model's messages, whole or in pieces; all that has one scope is one message. */
export interface AiMessages {
  readWhole: (fields: RawRecord, place: MessagePlace) => readonly TranscriptEvent[]
  readPiece: (fields: RawRecord, place: MessagePlace) => readonly TranscriptEvent[]
  /** The arguments of its calls are complete. */
  finish: (scope: string) => readonly TranscriptEvent[]
  /** Name of the latest card of the call, `undefined` when no message has it. */
  cardOf: (toolCallId: string) => string | undefined
  /** Tells whether a record that looks like a piece is the whole message, after all its pieces. */
  isRepeated: (fields: RawRecord, scope: string) => boolean
}

interface KnownCall {
  readonly card: string
  /** Number of the pieces that belong together. */
  readonly index: unknown
  id: string | undefined
  name: string | undefined
  /** Arguments that come in pieces, and the latest of these. */
  text?: string | undefined
  last?: string
}

interface KnownMessage {
  readonly calls: KnownCall[]
  readonly texts: Map<unknown, string>
  isDone: boolean
}

/** Blocks that repeat a call of the message. */
const repeatedCalls = new Set(['tool_use', 'tool_call', 'function_call'])

/** Makes a reader of the messages of one transcript. */
export function createAiMessages(): AiMessages {
  const messages = new Map<string, KnownMessage>()
  const latestCards = new Map<string, string>()

  function messageOf(scope: string): KnownMessage {
    const message = messages.get(scope) ?? { calls: [], texts: new Map(), isDone: false }
    messages.set(scope, message)
    return message
  }

  function addCall(message: KnownMessage, scope: string, call: Omit<KnownCall, 'card'>): KnownCall {
    const known = { ...call, card: `${scope}:${message.calls.length}` }
    message.calls.push(known)
    if (call.id !== undefined) latestCards.set(call.id, known.card)
    return known
  }

  function readWhole(fields: RawRecord, place: MessagePlace): readonly TranscriptEvent[] {
    const { scope, parentToolCallId } = place
    const message = messageOf(scope)
    const listed = listCalls(fields)
    const rest = [...listed]
    const taken = new Set<KnownCall>()

    function toEvents({ id, call, error }: ListedCall): readonly TranscriptEvent[] {
      const isSame = (other: KnownCall) => !taken.has(other) && other.id === id && (id !== undefined || other.name === call.toolName)
      const known = message.calls.find(isSame) ?? addCall(message, scope, { index: undefined, id, name: call.toolName })
      taken.add(known)
      const { card } = known
      const event: TranscriptEvent = { type: 'call', id, scope, card, call: { ...call, parentToolCallId } }
      return error === undefined ? [event] : [event, { type: 'result', id, card, result: { content: error, isError: true, error: { message: error } } }]
    }

    const events = readBlocks(readField(fields, 'content'), place, (block) => {
      const type = readString(block, 'type') ?? ''
      if (!repeatedCalls.has(type)) return readServerBlock(block, type, toEvents)
      const id = readId(block, 'call_id') ?? readId(block, 'id')
      const position = rest.findIndex(call => call.id === id)
      if (position >= 0) return rest.splice(position, 1).flatMap(toEvents)
      return listed.some(call => call.id === id) ? [] : toEvents(readCall(block))
    })
    return [...readReasoning(fields, place), ...events, ...rest.flatMap(toEvents)]
  }

  function readReasoning(fields: RawRecord, { scope, messageId, parentToolCallId }: MessagePlace): readonly TranscriptEvent[] {
    const text = readString(readRecord(fields, 'additional_kwargs') ?? {}, 'reasoning_content')
    if (!text) return []
    const id = messageId && `${messageId}:reasoning`
    return [{ type: 'other', id, scope, parentToolCallId, record: { type: 'reasoning', text }, text: { role: 'thinking', text } }]
  }

  function readPiece(fields: RawRecord, place: MessagePlace): readonly TranscriptEvent[] {
    const message = messageOf(place.scope)
    const content = readField(fields, 'content')
    const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : isList(content) ? content : []
    const reasoning = readString(readRecord(fields, 'additional_kwargs') ?? {}, 'reasoning_content')
    return [
      ...reasoning ? readPieceOfText(message, 'reasoning', { type: 'reasoning', text: reasoning }, place) : [],
      ...blocks.filter(isRecord).flatMap((block, position) => {
        const type = readString(block, 'type') ?? ''
        const toEvents = (call: ListedCall) => readWhole({ tool_calls: [{ id: call.id, name: call.call.toolName }] }, place)
        return readServerBlock(block, type, toEvents) ?? readPieceOfText(message, readField(block, 'index') ?? position, block, place)
      }),
      ...readCallsOfPiece(message, fields, blocks.filter(isRecord), place),
    ]
  }

  /** Pieces of calls; of a server that sends none the calls themselves, wherever the piece has them. */
  function readCallsOfPiece(
    message: KnownMessage, fields: RawRecord, blocks: readonly RawRecord[], place: MessagePlace,
  ): readonly TranscriptEvent[] {
    const pieces = listPieces(fields)
    if (pieces.length > 0) return pieces.flatMap(piece => readPieceOfCall(message, piece, place))
    const content = blocks.filter(block => repeatedCalls.has(readString(block, 'type') ?? '') && readString(block, 'name'))
    if (content.length === 0 && listCalls(fields).length === 0) return []
    const sent = readRecord(fields, 'additional_kwargs') ?? {}
    return readWhole({
      content,
      tool_calls: readField(fields, 'tool_calls'),
      invalid_tool_calls: readField(fields, 'invalid_tool_calls'),
      additional_kwargs: { tool_calls: readField(sent, 'tool_calls'), function_call: readField(sent, 'function_call') },
    }, place)
  }

  function readPieceOfText(message: KnownMessage, index: unknown, block: RawRecord, place: MessagePlace): readonly TranscriptEvent[] {
    const { scope, messageId, parentToolCallId, role } = place
    const piece = readBlockText(block, role)
    if (piece === undefined || piece.text === '') return []
    const text = (message.texts.get(index) ?? '') + piece.text
    message.texts.set(index, text)
    const id = `${messageId ?? scope}:${String(index)}`
    return [{ type: 'other', id, scope, parentToolCallId, record: { type: readField(block, 'type'), text }, text: { ...piece, text } }]
  }

  function readPieceOfCall(message: KnownMessage, chunk: RawRecord, { scope, parentToolCallId }: MessagePlace): readonly TranscriptEvent[] {
    const index = readField(chunk, 'index') ?? undefined
    const id = readId(chunk, 'id')
    const name = readString(chunk, 'name') || undefined
    const latest = message.calls.findLast(call => index === undefined || call.index === index)
    // Some servers number every call 0, or none.
    const delta = readString(chunk, 'args')
    const isNext = name !== undefined && !!delta && isWhole(latest?.text ?? '', latest?.last ?? '')
    const isNew = latest === undefined || isNext || (id !== undefined && latest.id !== undefined && id !== latest.id)
    // Arguments alone open no card.
    if (isNew && id === undefined && name === undefined) return []
    const known = isNew ? addCall(message, scope, { index, id, name }) : latest
    const isNews = isNew || (id !== undefined && known.id === undefined) || (name !== undefined && known.name === undefined)
    known.id ??= id
    known.name ??= name
    const { card } = known
    if (delta) Object.assign(known, { text: (known.text ?? '') + delta, last: delta })
    return [
      ...isNews ? [{ type: 'call', id, scope, card, call: { toolName: known.name, parentToolCallId }, streaming: true } as const] : [],
      ...delta ? [{ type: 'input-delta', card, delta } as const] : [],
    ]
  }

  return {
    readWhole,
    readPiece,
    finish(scope) {
      const message = messageOf(scope)
      if (message.isDone) return []
      message.isDone = true
      return message.calls.map((call) => {
        call.text = undefined
        return { type: 'input-delta', card: call.card, delta: '', done: true }
      })
    },
    cardOf: toolCallId => latestCards.get(toolCallId),
    isRepeated(fields, scope) {
      const message = messages.get(scope)
      const content = readField(fields, 'content')
      return message?.isDone === true && (typeof content !== 'string' || content.startsWith(message.texts.get(0) ?? ''))
    },
  }
}

/** Calls of tools that the provider runs, and their results, are in the content only. */
function readServerBlock(
  block: RawRecord, type: string, toEvents: (call: ListedCall) => readonly TranscriptEvent[],
): readonly TranscriptEvent[] | undefined {
  if (repeatedCalls.has(type)) return []
  if (isCallBlock(type) || type === 'server_tool_call') return toEvents(readCall(block))
  if (type === 'server_tool_call_result' || type === 'server_tool_result') {
    const id = readId(block, 'toolCallId') ?? readId(block, 'tool_call_id')
    return [{ type: 'result', id, result: { content: readField(block, 'output') ?? '', isError: readString(block, 'status') === 'error' } }]
  }
  return isResultBlock(type) ? [{ type: 'result', id: readId(block, 'tool_use_id'), result: readResultBlock(block) }] : undefined
}
