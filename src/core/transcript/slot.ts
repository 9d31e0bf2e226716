import type { TranscriptEvent, TranscriptItem, TranscriptText } from '../model'
import type { Card } from './card'
import type { EventSource } from './event-source'

/** A record that is no tool call, at its place among the cards. */
export interface Other {
  readonly kind: 'other'
  readonly id?: string
  readonly scope?: string
  readonly origin: number
  /** The first of its events that had opened a place in the reading before. */
  formerOrigin: number | undefined
  /** Render key; `''` until it is given. */
  key: string
  /** Among the items of the top level; -1: not there. */
  position: number
  /** Position of the latest record that gave it. */
  lastIndex: number
  record: unknown
  text: TranscriptText | undefined
  parentToolCallId: string | undefined
  /** As last given out; `null` when it must be made anew. */
  item: TranscriptItem | null
  /** Taken away by a record. */
  isGone: boolean
}

/** A place in the transcript. */
export type Slot = Card | Other

/** Makes the place of an `other` event. */
export function createOther(event: Extract<TranscriptEvent, { type: 'other' }>, { origin, index }: EventSource): Other {
  return {
    kind: 'other',
    ...(event.id !== undefined && { id: event.id }),
    ...(event.scope !== undefined && { scope: event.scope }),
    origin,
    formerOrigin: undefined,
    key: '',
    position: -1,
    lastIndex: index,
    record: event.record,
    text: event.text,
    parentToolCallId: event.parentToolCallId,
    item: null,
    isGone: false,
  }
}

/** Yields the item of the place, the same object until something is replaced. */
export function buildOther(other: Other): TranscriptItem {
  other.item ??= {
    kind: 'other',
    key: other.key,
    record: other.record,
    ...(other.text !== undefined && { text: other.text }),
    ...(other.parentToolCallId !== undefined && { parentToolCallId: other.parentToolCallId }),
  }
  return other.item
}
