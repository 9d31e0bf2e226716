import type { TranscriptEvent } from '../model'
import type { RawRecord } from './read-fields'
import { isRecord, readField, readId, readString } from './read-fields'
import type { BlockNames } from './streamed-blocks'
import { readUnusable } from './unusable'

/** Where a part stands. */
export interface PartPlace {
  /** Name of the part: the message and the position in it. */
  readonly name: string
  /** Name of the message. */
  readonly scope: string
  readonly role: string
}

/** A message and what it holds. */
export interface MessagePlace {
  readonly id: string | undefined
  readonly role: string
  readonly parts: readonly unknown[]
}

/** What a library's parts are. */
export interface PartFormat {
  /** A message begins, perhaps one that was read before. Yields the names that its parts have from the stream they came in. */
  readonly startMessage?: (place: MessagePlace) => BlockNames | undefined
  readonly listParts: (message: RawRecord) => readonly unknown[]
  /** The id of a part that is a call; another call in the place of one that was taken back is another card. */
  readonly callIdOf: (part: RawRecord) => string | undefined
  /** The events of a part; `undefined`: it is no call. */
  readonly readPart: (part: RawRecord, place: PartPlace) => readonly TranscriptEvent[] | undefined
  /** Field of a part that holds its text. */
  readonly textOf: (part: RawRecord) => string | undefined
}

/** Types of parts in which the model talks to itself. */
const thoughts = new Set(['reasoning', 'thinking'])

/** Makes a reader of messages `{ id, role, parts }` that may come again and again while they grow. */
export function createMessageReader(format: PartFormat): (message: RawRecord) => readonly TranscriptEvent[] {
  /** Names of what a message has given so far, so that a shorter version of it takes the rest back. */
  const known = new Map<string, ReadonlySet<string>>()
  /** Names that parts had before they came in a message. */
  const aliases = new Map<string, string>()
  let count = 0

  return (message) => {
    count += 1
    const id = readId(message, 'id')
    const scope = id ?? `message ${count}`
    const role = readString(message, 'role') ?? 'assistant'
    const parts = format.listParts(message)
    const before = known.get(scope)
    const names = new Set<string>()
    const given = format.startMessage?.({ id, role, parts })
    const events: TranscriptEvent[] = []
    if (role === 'user' && before === undefined && parts.length > 0) events.push({ type: 'user-turn' })
    parts.forEach((part, index) => {
      const callId = isRecord(part) ? format.callIdOf(part) : undefined
      const own = `${scope}:${index}${callId === undefined ? '' : `:${callId}`}`
      const streamed = given?.[index]
      if (streamed !== undefined) aliases.set(own, streamed)
      const name = (aliases.size > 0 ? aliases.get(own) : undefined) ?? own
      names.add(name)
      events.push(...readPart(part, { name, scope, role }))
    })
    if (parts.length === 0) {
      // The parts will take its place.
      const name = `${scope}:`
      names.add(name)
      events.push({ type: 'other', id: name, scope, record: message })
    }
    for (const name of before ?? []) {
      // A retried step takes its parts back.
      if (!names.has(name)) events.push({ type: 'remove', card: name })
    }
    if (id !== undefined) known.set(scope, names)
    return events
  }

  function readPart(part: unknown, place: PartPlace): readonly TranscriptEvent[] {
    if (!isRecord(part)) return readUnusable(part, 'A part of the message is no object.')
    const text = format.textOf(part)
    const type = readField(part, 'type')
    const speaker = place.role === 'user' || place.role === 'system' ? place.role : 'assistant'
    return format.readPart(part, place) ?? [{
      type: 'other',
      id: place.name,
      scope: place.scope,
      record: part,
      ...(text !== undefined && typeof type === 'string' && { text: { role: thoughts.has(type) ? 'thinking' : speaker, text } }),
    }]
  }
}
