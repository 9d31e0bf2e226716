import type { CardRef, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readRecord, readString } from '../read-fields'
import { readTime } from '../read-time'
import { toOther } from '../text-items'
import { readOutcome } from './read-message'

/** Reads news of running tools, and knows which card they mean. */
export interface ExecutionReader {
  /** Notes the calls among the events of a message; yields the events. */
  note: (events: readonly TranscriptEvent[]) => readonly TranscriptEvent[]
  /** Makes an event mean the card of the latest call with its id. */
  point: <Event extends CardRef>(event: Event) => Event
  /** The events of `tool_execution_start`, `_update` and `_end`. */
  read: (record: RawRecord, type: string, agent: string) => readonly TranscriptEvent[]
  /** The events of an entry that an extension or oh-my-pi itself put in. */
  readMarker: (record: RawRecord) => readonly TranscriptEvent[]
}

/** Makes the reader of one transcript. Ids may come again once their call has ended. */
export function createExecutionReader(): ExecutionReader {
  const cards = new Map<string, string>()
  const ended = new Set<string>()

  function point<Event extends CardRef>(event: Event): Event {
    const card = event.id === undefined ? undefined : cards.get(event.id)
    return card === undefined ? event : { ...event, card }
  }

  /** The call of the id, a new one unless one is waiting. */
  function open(id: string | undefined, mustWait: boolean): CardRef {
    if (id === undefined) return {}
    let card = cards.get(id)
    if (card === undefined || (mustWait && ended.has(card))) {
      card = `run ${ended.size} ${id}`
      cards.set(id, card)
    }
    return { id, card }
  }

  return {
    note(events) {
      for (const event of events) {
        if (event.type === 'call' && event.id !== undefined && event.card !== undefined) cards.set(event.id, event.card)
      }
      return events
    },
    point,
    read(record, type, agent) {
      const id = readId(record, 'toolCallId')
      const ref = { ...open(id, type === 'tool_execution_start'), name: readString(record, 'toolName') }
      const call = { toolName: ref.name, input: readField(record, 'args'), agent }
      if (type === 'tool_execution_start') return [{ type: 'call', ...ref, call }]
      const isEnd = type === 'tool_execution_end'
      const raw = readField(record, isEnd ? 'result' : 'partialResult')
      const outcome = readOutcome(isRecord(raw) ? raw : { content: raw })
      if (!isEnd) return [{ type: 'update', ...ref, call, result: outcome }]
      if (ref.card !== undefined) ended.add(ref.card)
      return [{ type: 'result', ...ref, call, result: { ...outcome, isError: readField(record, 'isError') === true } }]
    },
    readMarker(record) {
      const kind = readString(record, 'customType')
      if (kind === 'session_exit') return [toOther(record), { type: 'settle' }]
      const data = readRecord(record, 'data') ?? {}
      const id = readId(data, 'toolCallId')
      if (id === undefined || kind !== 'tool_execution_start') return [toOther(record)]
      const name = readString(data, 'toolName')
      const startedAt = readTime(data, 'startedAt')
      // The arguments here are an excerpt: of use only when the call itself is not loaded.
      const call = cards.has(id) ? {} : { toolName: name, input: readField(data, 'args') }
      return [{ type: 'update', id, name, call: { ...call, startedAt, agent: 'oh-my-pi' } }]
    },
  }
}
