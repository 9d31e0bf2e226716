import type { TranscriptEvent, TranscriptText } from '../model'

type OtherEvent = Extract<TranscriptEvent, { type: 'other' }>

/** Where a record that is no call stands. */
export type OtherPlace = Pick<OtherEvent, 'id' | 'scope' | 'parentToolCallId'>

/** Yields the event of a record that is no call, with its words where there are any. */
export function toOther(record: unknown, place: OtherPlace = {}, role?: TranscriptText['role'], text?: string): OtherEvent {
  return { type: 'other', record, ...place, ...(role !== undefined && text !== undefined && text !== '' && { text: { role, text } }) }
}

/** Texts that arrive piece by piece, each under a name of its own. */
export interface GrowingTexts {
  /** Adds a piece; the event shows all of the text so far. */
  append: (name: string, role: TranscriptText['role'], piece: string, place?: OtherPlace) => OtherEvent
  /** Tells all of a text; pieces that follow go on from there. */
  start: (name: string, text: string) => void
  /** What comes now was told before: each text begins anew with its next piece. */
  repeat: () => void
}

/** Makes the texts of one transcript. */
export function createGrowingTexts(): GrowingTexts {
  const texts = new Map<string, string>()
  /** Texts that began since the latest repetition did; `null`: nothing was repeated. */
  let begun: Set<string> | null = null

  return {
    append(name, role, piece, place) {
      const isAgain = begun !== null && !begun.has(name)
      begun?.add(name)
      const text = isAgain ? piece : (texts.get(name) ?? '') + piece
      texts.set(name, text)
      return toOther({ role, text }, { ...place, id: name }, role, text)
    },
    start(name, text) {
      begun?.add(name)
      texts.set(name, text)
    },
    repeat() {
      begun = new Set()
    },
  }
}
