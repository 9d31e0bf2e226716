import type { RawRecord } from '../read-fields'
import { readField, readId } from '../read-fields'

/** A tool call that was asked for. */
export interface AskedCall {
  readonly id: string | undefined
  /** Name of its card, and of its scope: an id that is used again means the latest call. */
  readonly card: string
  /** When it was asked. */
  readonly order: number
  isAnswered: boolean
}

/** The requests of both directions, which count their own ids. */
export interface Requests {
  /** Notes a tool call; the latest with an id is the one that is answered. */
  call: (record: RawRecord) => AskedCall
  /** Notes another request whose response brings the result of the call. */
  link: (record: RawRecord, call: AskedCall) => void
  /** Notes what the server asks of the client. */
  ask: (record: RawRecord) => void
  /** Yields the call that the id means. */
  find: (record: RawRecord, key: string) => AskedCall | undefined
  /** Yields the id of a response to no call, unless a call has an id of another type that reads the same. */
  freeId: (record: RawRecord) => string | undefined
  /** Tells whether the id rather means what the server asks: that comes last and is answered first. */
  isAsked: (record: RawRecord, key: string) => boolean
  /** What the server asks has been answered. */
  settle: (record: RawRecord, key: string) => void
}

/** Makes the requests of one transcript. */
export function createRequests(): Requests {
  const calls = new Map<string, AskedCall>()
  const ids = new Set<string>()
  const questions = new Map<string, number>()
  let count = 0

  return {
    call(record) {
      const call = { id: readId(record, 'id'), card: `call ${++count}`, order: count, isAnswered: false }
      if (call.id === undefined) return call
      calls.set(nameId(record, 'id'), call)
      ids.add(call.id)
      return call
    },
    link: (record, call) => void calls.set(nameId(record, 'id'), call),
    ask: record => void questions.set(nameId(record, 'id'), ++count),
    find: (record, key) => calls.get(nameId(record, key)),
    freeId(record) {
      const id = readId(record, 'id')
      return id === undefined || ids.has(id) ? undefined : id
    },
    isAsked(record, key) {
      const name = nameId(record, key)
      const question = questions.get(name)
      const call = calls.get(name)
      return question !== undefined && (call === undefined || call.isAnswered || question > call.order)
    },
    settle: (record, key) => void questions.delete(nameId(record, key)),
  }
}

/** The number 1 and the text `1` are two ids. */
export function nameId(record: RawRecord, key: string): string {
  return `${typeof readField(record, key)} ${readId(record, key) ?? ''}`
}
