import type { CallFields, CardRef, TranscriptEvent } from '../../model'
import { readArguments } from '../read-arguments'
import { readContentText } from '../read-content-text'
import type { RawRecord } from '../read-fields'
import { readField, readId, readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import type { ItemTool } from './call-tools'
import { itemTools, jsonTypes } from './call-tools'
import { outputTools, readItemError, readOutput } from './read-output'

/** Where an item stands. */
export interface ItemPlace {
  /** Its own name in the transcript, for items of a response; other items open a card whenever they come. */
  readonly name?: string
  readonly scope?: string
  /** `added`: the item has only begun to stream; `done`: it will not change any more. */
  readonly phase?: 'added' | 'done'
}

/** Reads the items of one transcript. */
export type ItemReader = (item: RawRecord, place?: ItemPlace) => readonly TranscriptEvent[]

/** An item as openai-agents keeps it is wrapped, and in camel case. */
export function unwrapItem(record: RawRecord): RawRecord {
  return readRecord(record, 'rawItem') ?? readRecord(record, 'raw_item') ?? record
}

/** Yields the id by which a call and its result find each other. */
export function readCallId(item: RawRecord): string | undefined {
  return readId(item, 'call_id') ?? readId(item, 'callId')
}

/**
 * Makes a reader of Responses items. `agent`: whose tools the calls are; without it only the hosted tools
 * have an agent.
 */
export function createItemReader(agent?: string): ItemReader {
  /** Cards of approval requests, by the id under which the later call names them. */
  const requests = new Map<string, string>()
  /** Cards of hosted items that go on, by the id of the item. */
  const hosted = new Map<string, string>()
  /** Cards of tool searches without an id; each is answered by the next output. */
  const searches: string[] = []
  /** Outputs of local shells name the item, not the call. */
  const shells = new Map<string, string>()
  let turn = 0
  let count = 0
  let isAnswered = false

  return (item, place = {}) => {
    const type = readString(item, 'type') ?? ''
    const tool = itemTools.get(type)
    if (tool !== undefined) return readCall(type, tool, item, place)
    if (outputTools.has(type)) return readResult(type, item)
    if (type === 'mcp_approval_response') return readApproval(item)
    const other = readText(type, item, place)
    if (readString(item, 'role') !== 'user') return [other]
    isAnswered = true
    return [{ type: 'user-turn' }, other]
  }

  /** The items before and after an answer belong to different responses. */
  function currentScope(): string {
    if (isAnswered) turn += 1
    isAnswered = false
    return `turn ${turn}`
  }

  function readCall(type: string, tool: ItemTool, item: RawRecord, place: ItemPlace): readonly TranscriptEvent[] {
    const { phase, scope = currentScope() } = place
    const itemId = readId(item, 'id')
    const id = readCallId(item) ?? itemId
    const isQuestion = type === 'mcp_approval_request'
    const requestId = isQuestion ? itemId : readId(item, 'approval_request_id')
    const isInline = tool.output !== undefined
    const isDone = isInline && isFinal(item, phase)
    const isSearch = type === 'tool_search_call' && readCallId(item) === undefined
    // A result that names no call means none of these: they find their own.
    const isApart = isInline || isSearch || requestId !== undefined
    const request = requestId === undefined ? undefined : requests.get(requestId)
    const known = request ?? place.name ?? (isInline && itemId !== undefined ? hosted.get(itemId) : undefined)
    const card = known ?? (isApart ? `item ${++count}` : undefined)
    if (isQuestion && requestId !== undefined && card !== undefined) requests.set(requestId, card)
    if (isInline && itemId !== undefined && card !== undefined) note(itemId, card, isDone)
    if (type === 'local_shell_call' && itemId !== undefined && id !== undefined) shells.set(itemId, id)
    if (isSearch && card !== undefined && !searches.includes(card) && phase !== 'added') searches.push(card)
    const ref: CardRef = { id, card, ...(!isApart && { scope }) }
    const isStreaming = phase === 'added' && (!isInline || type === 'mcp_call' || type === 'code_interpreter_call')
    const call: TranscriptEvent = { type: 'call', ...ref, call: readCallFields(type, tool, item, isStreaming), streaming: isStreaming }
    if (isQuestion) return [{ ...call, said: { status: 'approval' } }]
    if (isDone) return [call, readInline(tool, item, ref)]
    // What was asked for is called now.
    return [request === undefined ? call : { ...call, said: { status: 'pending' } }]
  }

  /** Until it is done a hosted item may come again. */
  function note(itemId: string, card: string, isDone: boolean): void {
    if (isDone) hosted.delete(itemId)
    else hosted.set(itemId, card)
  }

  function readCallFields(type: string, tool: ItemTool, item: RawRecord, isStreaming: boolean): CallFields {
    const input = tool.input(item)
    const isJson = jsonTypes.has(type)
    const caller = readRecord(item, 'caller')
    // The arguments of a call that has just begun come as text, most often from the empty one on.
    const begun = typeof input === 'string' ? { inputText: input } : {}
    const args = !isJson ? { input } : isStreaming ? begun : readArguments(input)
    const id = type === 'mcp_approval_request' ? readId(item, 'id') : undefined
    return {
      toolName: tool.name ?? readString(item, 'name'),
      ...args,
      server: readString(item, 'server_label') ?? readString(item, 'namespace')?.replace(/^mcp__|__$/g, ''),
      agent: agent ?? (tool.name === undefined ? undefined : 'openai-hosted'),
      parentToolCallId: caller && readId(caller, 'caller_id'),
      ...(id !== undefined && { approval: { id } }),
    }
  }

  function readResult(type: string, item: RawRecord): readonly TranscriptEvent[] {
    isAnswered = true
    const itemId = readId(item, 'id') ?? ''
    const card = type === 'tool_search_output' && readCallId(item) === undefined ? searches.shift() : undefined
    const id = readCallId(item) ?? (type === 'local_shell_call_output' ? shells.get(itemId) ?? itemId : undefined)
    const name = readString(item, 'name') ?? outputTools.get(type)
    return [{ type: 'result', id, card, name, result: readOutput(type, item) }]
  }

  function readApproval(item: RawRecord): readonly TranscriptEvent[] {
    isAnswered = true
    const id = readId(item, 'approval_request_id')
    if (id === undefined) return [toOther(item)]
    // The call that follows names the request, though that is not loaded.
    const card = requests.get(id) ?? `item ${++count}`
    requests.set(id, card)
    const ref: CardRef = { id, card }
    const approved = readField(item, 'approve') === true
    const reason = readString(item, 'reason')
    const said = { status: approved ? 'pending' : 'denied', reason } as const
    const call: CallFields = { approval: { id, approved, ...(reason !== undefined && { reason }) } }
    return [approved
      ? { type: 'update', ...ref, call, said }
      : { type: 'result', ...ref, call, result: { content: reason ?? '' }, said }]
  }
}

const openStatuses = new Set(['in_progress', 'searching', 'interpreting', 'generating', 'calling'])

/** Tells items that say of themselves that they go on. */
export function isOpenItem(item: RawRecord): boolean {
  return openStatuses.has(readString(item, 'status') ?? '')
}

function isFinal(item: RawRecord, phase: ItemPlace['phase']): boolean {
  return phase === 'done' || (phase !== 'added' && !isOpenItem(item))
}

/** The result of an item that holds its own. */
function readInline(tool: ItemTool, item: RawRecord, ref: CardRef): TranscriptEvent {
  const error = readItemError(item)
  return {
    type: 'result',
    ...ref,
    result: {
      content: tool.output?.(item) ?? error?.message ?? '',
      isError: error !== undefined || readString(item, 'status') === 'failed',
      error,
    },
  }
}

function readText(type: string, item: RawRecord, { name }: ItemPlace): TranscriptEvent {
  const content = readContentText(readField(item, 'content'))
  if (type === 'reasoning') return toOther(item, { id: name }, 'thinking', readContentText(readField(item, 'summary')) || content)
  const role = readString(item, 'role')
  return toOther(item, { id: name }, role === undefined || role === 'user' || role === 'assistant' ? role : 'system', content)
}
