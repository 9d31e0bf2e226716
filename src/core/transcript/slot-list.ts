import type { TranscriptEvent } from '../model'
import type { Card } from './card'
import type { EventSource } from './event-source'
import type { Other, Slot } from './slot'
import { createOther } from './slot'

/** The places of a transcript, in order of first mention. */
export interface SlotList {
  readonly slots: readonly Slot[]
  addCard: (card: Card) => void
  /** Adds a record that is no call, or replaces the one of the same id where it stands, and yields that one. */
  putOther: (event: Extract<TranscriptEvent, { type: 'other' }>, source: EventSource) => Other
  findOther: (id: string) => Other | undefined
  remove: (slot: Slot) => void
  /** Yields the places that opened since it was last asked. */
  takeNew: () => readonly Slot[]
}

/** Makes an empty list. */
export function createSlotList(): SlotList {
  const slots: Slot[] = []
  const others = new Map<string, Other>()
  let added: Slot[] = []

  function add(slot: Slot): void {
    slots.push(slot)
    added.push(slot)
  }

  return {
    slots,
    addCard: add,
    putOther(event, source) {
      const known = event.id === undefined ? undefined : others.get(event.id)
      if (known !== undefined) {
        Object.assign(known, { record: event.record, text: event.text, item: null, lastIndex: source.index })
        return known
      }
      const other = createOther(event, source)
      add(other)
      if (other.id !== undefined) others.set(other.id, other)
      return other
    },
    findOther: id => others.get(id),
    remove(slot) {
      slots.splice(slots.lastIndexOf(slot), 1)
      slot.isGone = true
      if (slot.kind === 'other' && slot.id !== undefined) others.delete(slot.id)
    },
    takeNew() {
      const taken = added
      added = []
      return taken
    },
  }
}
