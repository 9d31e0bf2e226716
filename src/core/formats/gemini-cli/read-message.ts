import type { TranscriptEvent, TranscriptText } from '../../model'
import { readContentText } from '../read-content-text'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readString } from '../read-fields'
import { toOther } from '../text-items'
import { readUnusable } from '../unusable'
import { readToolCall } from './read-tool-call'

/** Reads the messages of a session, which may be replaced and taken back. */
export interface MessageReader {
  /** `undefined` when the record is no message. */
  read: (record: RawRecord) => readonly TranscriptEvent[] | undefined
  /** The whole list anew: what it lacks is gone. */
  replace: (list: readonly unknown[]) => readonly TranscriptEvent[]
  /** Takes back the message and all after it; everything when it is not known. */
  rewind: (id: string) => readonly TranscriptEvent[]
}

const roles: ReadonlyMap<string, TranscriptText['role']> = new Map([
  ['user', 'user'], ['gemini', 'assistant'], ['info', 'system'], ['warning', 'system'], ['error', 'error'],
])

/** Makes the reader of one session. */
export function createMessageReader(): MessageReader {
  /** How many calls each message has, in the order of the messages. */
  const known = new Map<string, number>()
  /** Messages without an id. */
  let count = 0

  function read(record: RawRecord): readonly TranscriptEvent[] | undefined {
    const type = readString(record, 'type') ?? ''
    const role = roles.get(type)
    if (role === undefined) return undefined
    const id = readId(record, 'id') ?? `message ${++count}`
    const text = readContentText(readField(record, 'displayContent') ?? readField(record, 'content'))
    if (role === 'user') return readUser(record, id, text)
    const calls = readList(record, 'toolCalls') ?? []
    const events: TranscriptEvent[] = [...readThoughts(record, id)]
    if (text !== '' || calls.length === 0) events.push(toOther(record, { id, scope: id }, role, text))
    calls.forEach((call, index) => {
      const place = { card: `${id}:${index}`, scope: id }
      events.push(...isRecord(call)
        ? readToolCall(call, place, record)
        : readUnusable(call, 'A call of the message is no object.'))
    })
    for (let index = calls.length; index < (known.get(id) ?? 0); index++) {
      events.push({ type: 'remove', card: `${id}:${index}` })
    }
    known.set(id, calls.length)
    return events
  }

  function readUser(record: RawRecord, id: string, text: string): readonly TranscriptEvent[] {
    const isNew = !known.has(id)
    known.set(id, 0)
    // Copies of results that stand with their calls.
    const parts = readList(record, 'content')
    if (parts?.some(part => isRecord(part) && readField(part, 'functionResponse') !== undefined) === true) return []
    const isPerson = !text.startsWith('<session_context>')
    const other = toOther(record, { id, scope: id }, isPerson ? 'user' : undefined, text)
    return isNew && isPerson ? [{ type: 'user-turn' }, other] : [other]
  }

  function forget(id: string): TranscriptEvent {
    known.delete(id)
    return { type: 'remove', scope: id }
  }

  return {
    read,
    replace(list) {
      const ids = new Set(list.map(item => isRecord(item) ? readId(item, 'id') : undefined))
      const gone = [...known.keys()].filter(id => !ids.has(id)).map(forget)
      return [...gone, ...list.flatMap(item => (isRecord(item) ? read(item) : undefined) ?? [toOther(item)])]
    },
    rewind(target) {
      const ids = [...known.keys()]
      return ids.slice(Math.max(0, ids.indexOf(target))).map(forget)
    },
  }
}

function readThoughts(record: RawRecord, id: string): readonly TranscriptEvent[] {
  const thoughts = readList(record, 'thoughts')?.filter(isRecord) ?? []
  return thoughts.map((thought, index) => {
    const text = [readString(thought, 'subject'), readString(thought, 'description')].filter(Boolean).join('\n')
    return toOther(thought, { id: `${id} thought ${index}`, scope: id }, 'thinking', text)
  })
}
