import type { RawRecord } from '../read-fields'
import { readField, readId } from '../read-fields'

/** Names the calls of the second protocol, whose ids are used again in later messages. */
export interface CallNames {
  /** Yields the name of the call that an event speaks of; `type` is the event's. */
  nameOf: (type: string, data: RawRecord) => string
}

interface NamedCall {
  readonly name: string
  /** When which event announced it: a stream may be read twice. */
  readonly starts: Map<string, unknown>
  isDone: boolean
}

const starts = new Set(['shell.started', 'tool.input.started', 'tool.called'])
const ends = new Set(['shell.ended', 'tool.success', 'tool.failed'])

/** Yields the name of the call of a message, the `number`th with its id there. */
export function nameCall(message: string | undefined, id: string, number = 1): string {
  return `call ${message === undefined ? '' : `${message}:`}${id}${number === 1 ? '' : `#${number}`}`
}

/** Makes the names of one transcript. */
export function createCallNames(): CallNames {
  /** Calls of a message with one id. */
  const groups = new Map<string, NamedCall[]>()
  /** By the id alone, for events that name no message. */
  const latest = new Map<string, NamedCall>()
  /** Calls without an id: all news is of the latest. */
  let nameless = 0
  /** Its arguments were announced, and have not come yet. */
  let isAnnounced = false

  function nameNameless(type: string): string {
    const isStart = type === 'shell.started' || type === 'tool.input.started'
    if (isStart || (type === 'tool.called' && !isAnnounced)) nameless += 1
    if (isStart || type === 'tool.called') isAnnounced = type === 'tool.input.started'
    return `call #${nameless}`
  }

  function find(type: string, data: RawRecord, id: string, message: string | undefined): NamedCall {
    const first = nameCall(message, id)
    const group = groups.get(first) ?? []
    groups.set(first, group)
    const known = group.at(-1) ?? (message === undefined ? latest.get(id) : undefined)
    if (known !== undefined && !starts.has(type)) return known
    const time = readField(data, 'timestamp')
    const again = time === undefined ? undefined : group.find(call => call.starts.get(type) === time)
    if (again !== undefined) return again
    if (known !== undefined && !known.isDone) return known
    const call = { name: nameCall(message, id, group.length + 1), starts: new Map<string, unknown>(), isDone: false }
    group.push(call)
    return call
  }

  return {
    nameOf(type, data) {
      const id = readId(data, 'callID')
      if (id === undefined) return nameNameless(type)
      const call = find(type, data, id, readId(data, 'assistantMessageID'))
      latest.set(id, call)
      if (starts.has(type)) call.starts.set(type, readField(data, 'timestamp'))
      if (ends.has(type)) call.isDone = true
      return call.name
    },
  }
}
