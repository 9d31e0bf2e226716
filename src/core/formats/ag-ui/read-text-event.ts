import type { TranscriptEvent, TranscriptText } from '../../model'
import type { RawRecord } from '../read-fields'
import { readId, readString } from '../read-fields'
import { createGrowingTexts, toOther } from '../text-items'

/** Reads texts, whole and as they arrive. */
export interface TextReader {
  /** `undefined` for an event that is no text. */
  read: (record: RawRecord, type: string) => readonly TranscriptEvent[] | undefined
  /** What comes now was told before. */
  repeat: () => void
  /** A message that is told whole; it is the same item as the one that streamed in. */
  put: (record: RawRecord, id: string | undefined, role: TranscriptText['role'], text: string) => TranscriptEvent
}

const textType = /^(?:TEXT_MESSAGE|REASONING_MESSAGE|THINKING_TEXT_MESSAGE|THINKING)_(START|CONTENT|CHUNK|END)$/

/** Yields who speaks under a role of the protocol. */
export function toSpeaker(role: string | undefined): TranscriptText['role'] {
  if (role === 'user') return role
  if (role === 'reasoning') return 'thinking'
  return role === 'system' || role === 'developer' ? 'system' : 'assistant'
}

/** Makes the reader of one transcript. */
export function createTextReader(parentOf: (record: RawRecord) => string | undefined): TextReader {
  const texts = createGrowingTexts()
  const roles = new Map<string, TranscriptText['role']>()
  /** The message that goes on where an event names none. */
  let last = ''
  let count = 0

  return {
    read(record, type) {
      const step = textType.exec(type)?.[1]
      if (step === undefined) return undefined
      const isThinking = !type.startsWith('TEXT_')
      const told = readId(record, 'messageId')
      if (told !== undefined) last = told
      else if (step === 'START') last = `#${++count}`
      const role = isThinking ? 'thinking' : roles.get(last) ?? toSpeaker(readString(record, 'role'))
      const name = `${role} ${last}`
      if (step === 'START') {
        const speaker = isThinking ? role : toSpeaker(readString(record, 'role'))
        if (!isThinking) roles.set(last, speaker)
        texts.start(`${speaker} ${last}`, '')
        return speaker === 'user' && parentOf(record) === undefined ? [{ type: 'user-turn' }] : []
      }
      const delta = readString(record, 'delta')
      return delta === undefined ? [] : [texts.append(name, role, delta, { parentToolCallId: parentOf(record) })]
    },
    repeat: texts.repeat,
    put(record, id, role, text) {
      if (id === undefined) return toOther(record, { parentToolCallId: parentOf(record) }, role, text)
      texts.start(`${role} ${id}`, text)
      return toOther(record, { id: `${role} ${id}`, parentToolCallId: parentOf(record) }, role, text)
    },
  }
}
