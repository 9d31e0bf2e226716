import type { CardRef, CallFields, ResultFields, SaidStatus, ToolEntry, TranscriptEvent, TranscriptItem } from '../model'
import type { EventSource } from './event-source'
import type { IdGroup } from './id-group'

type Mutable<Fields> = { -readonly [Key in keyof Fields]: Fields[Key] }

/** How a card ended without a result. */
export interface CardEnd {
  /** Absent: it is only not expected to be answered any more. */
  readonly reason?: string
  /** No record says so; a new reading will not find it. */
  readonly isByHost?: true
  /** A person went on; how the turn before ended is said no more. */
  readonly isByUser?: true
}

/** A result that may belong to another call, and where it came from. */
export interface GuessedResult {
  readonly event: Extract<TranscriptEvent, { type: 'result' }>
  readonly source: EventSource
}

/** What is known of one card while records come in; the only place where a transcript changes. */
export interface Card {
  readonly kind: 'card'
  /** `''` when no record gave one. */
  id: string
  /** Format's own identity of the card, where it has one. */
  card: string | undefined
  readonly scope: string | undefined
  /** The cards that share its id; `null` as long as it has none. */
  group: IdGroup | null
  /** Tool name beside the call: an orphan result's. */
  name: string
  /** The id it had when it opened: the key goes by it, so that it does not matter when the host looked first. */
  readonly openedId: string
  /** Render key; `''` until it is given. */
  key: string
  /** Among the items of the top level; -1: not there. */
  position: number
  /** Among the entries of the top level. */
  entryPosition: number
  /** Position of the latest record that spoke of it. */
  lastIndex: number
  /** `null`: an orphan result. */
  call: Mutable<CallFields> | null
  /** `null`: nothing came back. */
  result: Mutable<ResultFields> | null
  /** The final result has come. */
  isFinal: boolean
  /** Arguments are still arriving. */
  isStreaming: boolean
  /** What a record says; a denial or cancellation stays for good. */
  said: SaidStatus | null
  /** The turn ended before the result came; with a reason it was said, and stays for good. */
  ended: CardEnd | null
  /** A client-side tool: the end of the stream is no end for it. */
  awaitsUser: boolean
  /** Its call was read again: a result that follows may be a repetition too. */
  wasReplayed: boolean
  parent: Card | null
  readonly children: Card[]
  /** How many levels lie below, at most. */
  height: number
  /** Which event opened it (see `EventSource`); tells the same card after a new reading. */
  readonly origin: number
  /** The first of its events that had opened a place in the reading before. */
  formerOrigin: number | undefined
  /** A result that named no call, and was given to it by its place: it goes on to the next when its own comes. */
  guessed: GuessedResult | null
  /** As last given out; kept as long as nothing changes. */
  entry: ToolEntry | null
  item: Extract<TranscriptItem, { kind: 'tool' }> | null
  /** Something may have changed since the entry was made. */
  isDirty: boolean
  /** Call and result have been compared with those of the entry, and are the same. */
  isCompared: boolean
  /** Its arguments are entered in the index. */
  isSigned: boolean
  /** Taken away by a record. */
  isGone: boolean
}

/** Makes an empty card; its names come with entering it in the index. */
export function createCard({ id = '', scope }: CardRef, origin: number): Card {
  return {
    kind: 'card',
    id: '',
    openedId: id,
    card: undefined,
    group: null,
    scope,
    name: '',
    key: '',
    position: -1,
    entryPosition: -1,
    lastIndex: -1,
    call: null,
    result: null,
    isFinal: false,
    isStreaming: false,
    said: null,
    ended: null,
    awaitsUser: false,
    wasReplayed: false,
    parent: null,
    children: [],
    height: 0,
    origin,
    formerOrigin: undefined,
    guessed: null,
    entry: null,
    item: null,
    isDirty: true,
    isCompared: false,
    isSigned: false,
    isGone: false,
  }
}

/** Tells whether a denial or cancellation was said, by a record or by whoever settled the turn. */
export function isStopped(card: Card): boolean {
  return (card.said !== null && isStop(card.said))
    || card.ended?.reason !== undefined || card.call?.approval?.approved === false
}

/** Tells whether what is said is the end of the call. */
export function isStop({ status }: SaidStatus): boolean {
  return status === 'denied' || status === 'cancelled'
}

/** Tells whether a result is still to come, as far as records say. */
export function isOpen(card: Card): boolean {
  return !card.isFinal && card.ended === null && !isStopped(card)
}

/** Tells whether the card only counts as ended: that its turn was stopped may still be said. */
export function isLapsed(card: Card): boolean {
  return card.ended !== null && card.ended.isByUser !== true && !card.isFinal && !isStopped(card)
}

/** Tells whether the card waits for a person's yes. */
export function awaitsApproval(card: Card): boolean {
  if (card.said !== null) return card.said.status === 'approval'
  const approval = card.call?.approval
  return approval != null && approval.approved === undefined
}
