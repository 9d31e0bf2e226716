import type { CardRef, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readRecord, readString } from '../read-fields'
import type { GrowingTexts, OtherPlace } from '../text-items'
import { toOther } from '../text-items'
import { keepOpen } from '../keep-open'
import { readUnusable } from '../unusable'
import { nameCall } from './call-names'
import { readToolPart } from './read-tool-part'

/** News of a call. */
export type UpdateEvent = Extract<TranscriptEvent, { type: 'update' }>

/** Reads messages and their parts, which come again whenever they change. */
export interface MessageReader {
  /** Notes who speaks in the message; yields the events of how it ended. */
  readInfo: (info: RawRecord) => readonly TranscriptEvent[]
  readPart: (part: RawRecord) => readonly TranscriptEvent[]
  /** Messages of the second protocol, `undefined` for any other record. */
  readSecond: (record: RawRecord) => readonly TranscriptEvent[] | undefined
  /** Who speaks in a text part, and where it stands, as far as it is known. */
  partOf: (id: string) => { readonly role: 'assistant' | 'thinking', readonly place: OtherPlace }
  /** Tells a session that a call of another one opened: its end ends nothing else. */
  isChild: (sessionId: string | undefined) => boolean
  /** Yields the news as events of the part that holds the call; they are kept until it comes. */
  tell: (callId: string, news: UpdateEvent) => readonly TranscriptEvent[]
}

/** Makes the reader of one transcript. */
export function createMessageReader(texts: GrowingTexts): MessageReader {
  const roles = new Map<string, string>()
  const heard = new Set<string>()
  const cards = new Map<string, string>()
  /** The call that opened a session of a sub-agent. */
  const parents = new Map<string, string>()
  /** News of calls whose part is not known yet. */
  const held = new Map<string, readonly UpdateEvent[]>()
  const parts = new Map<string, { readonly role: 'assistant' | 'thinking', readonly place: OtherPlace }>()
  let count = 0

  function readTool(part: RawRecord, ref: CardRef): readonly TranscriptEvent[] {
    const { id, card } = ref
    const scope = readId(part, 'messageID')
    const metadata = readRecord(readRecord(part, 'state') ?? {}, 'metadata') ?? {}
    const child = readId(metadata, 'sessionId')
    if (id !== undefined && card !== undefined) cards.set(id, card)
    if (id !== undefined && child !== undefined) parents.set(child, id)
    const parentToolCallId = parents.get(readId(part, 'sessionID') ?? '')
    const news = id === undefined ? undefined : held.get(id)
    if (news !== undefined && id !== undefined) held.delete(id)
    return [
      ...readToolPart(part, { ...ref, scope }, { stepId: scope, parentToolCallId }),
      ...(news ?? []).map(event => ({ ...event, card })),
    ]
  }

  /** A part without an id is told by its call within the message; without that every record is a part of its own. */
  function nameCard(scope: string | undefined, callId: string | undefined): string {
    return callId === undefined ? `part ${++count}` : `part ${scope ?? ''}:${callId}`
  }

  function readPart(part: RawRecord): readonly TranscriptEvent[] {
    const id = readId(part, 'id')
    const scope = readId(part, 'messageID')
    const place = { id, scope, parentToolCallId: parents.get(readId(part, 'sessionID') ?? '') }
    const type = readString(part, 'type')
    const text = readString(part, 'text') ?? ''
    if (type === 'tool') {
      const callId = readId(part, 'callID')
      return readTool(part, { id: callId, card: id ?? nameCard(scope, callId), name: readString(part, 'tool') })
    }
    if (id !== undefined) {
      texts.start(id, text)
      parts.set(id, { role: type === 'reasoning' ? 'thinking' : 'assistant', place })
    }
    if (type === 'reasoning') return [toOther(part, place, 'thinking', text)]
    // Put in for the model.
    const isHidden = readField(part, 'synthetic') === true || readField(part, 'ignored') === true
    if (type !== 'text' || isHidden) return [toOther(part, place)]
    const isUser = roles.get(scope ?? '') === 'user'
    const other = toOther(part, place, isUser ? 'user' : 'assistant', text)
    if (!isUser || scope === undefined || heard.has(scope) || place.parentToolCallId !== undefined) return [other]
    heard.add(scope)
    return [{ type: 'user-turn' }, other]
  }

  function readContent(record: RawRecord): readonly TranscriptEvent[] {
    const message = readId(record, 'id') ?? ''
    const counts = new Map<string, number>()
    return (readList(record, 'content') ?? []).flatMap((item, index) => {
      if (!isRecord(item)) return readUnusable(item, 'A part of the message is no object.')
      const id = readId(item, 'id')
      if (readString(item, 'type') !== 'tool') {
        return readPart({ ...item, id: `${message}:${id ?? index}`, messageID: message })
      }
      const time = readRecord(item, 'time') ?? {}
      const times = { start: readField(time, 'ran'), end: readField(time, 'completed') }
      const part = { state: { ...readRecord(item, 'state'), time: times }, messageID: message }
      const number = (counts.get(id ?? '') ?? 0) + 1
      if (id !== undefined) counts.set(id, number)
      return readTool(part, { id, card: nameCall(message, id ?? String(index), number), name: readString(item, 'name') })
    })
  }

  const isChild = (sessionId: string | undefined) => parents.has(sessionId ?? '')

  return {
    isChild,
    readPart,
    partOf: id => parts.get(id) ?? { role: 'assistant', place: {} },
    readInfo(info) {
      const id = readId(info, 'id')
      if (id !== undefined) roles.set(id, readString(info, 'role') ?? '')
      return keepParents(readFailure(info), isChild(readId(info, 'sessionID')))
    },
    readSecond(record) {
      const type = readString(record, 'type')
      const id = readId(record, 'id')
      if (id === undefined) return undefined
      if (type === 'user') return [{ type: 'user-turn' }, toOther(record, { id }, 'user', readString(record, 'text'))]
      if (type === 'assistant') return readContent(record)
      if (type !== 'shell') return undefined
      return readShell(record, `call ${readId(record, 'callID') ?? id}`, readField(record, 'output') !== undefined)
    },
    tell(callId, news) {
      const card = cards.get(callId)
      if (card !== undefined) return [{ ...news, card }]
      held.set(callId, [...held.get(callId) ?? [], news])
      return []
    },
  }
}

/** The events of a message or a session that ended with an error. */
export function readFailure(source: RawRecord): readonly TranscriptEvent[] {
  const error = readRecord(source, 'error')
  if (error === undefined) return []
  const data = readRecord(error, 'data') ?? error
  const isAborted = readString(error, 'name') === 'MessageAbortedError'
  return [
    toOther(source, {}, 'error', readString(data, 'message')),
    { type: 'settle', ...(isAborted && { reason: 'aborted' }) },
  ]
}

/** The end of a sub-agent's session says nothing of the calls of others. */
export function keepParents(events: readonly TranscriptEvent[], isChild: boolean): readonly TranscriptEvent[] {
  return isChild ? keepOpen(events) : events
}

/** A command of the person's own. */
export function readShell(source: RawRecord, card: string, isDone: boolean): readonly TranscriptEvent[] {
  const ref = { id: readId(source, 'callID'), card, name: 'bash' }
  const command = readString(source, 'command')
  const events: TranscriptEvent[] = []
  if (command !== undefined) events.push({ type: 'call', ...ref, call: { toolName: 'bash', input: { command }, agent: 'opencode' } })
  if (isDone) events.push({ type: 'result', ...ref, result: { content: readField(source, 'output') } })
  return events
}
