import type { CardRef, PairingPolicy, ResultFields, TranscriptEvent, TranscriptIssue } from '../model'
import { appendInput, appendOutput, applyCall, applyResult, applySaid, completeResult, finishInput } from './apply-fields'
import type { Card } from './card'
import { awaitsApproval, createCard, isStopped } from './card'
import type { CardIndex } from './card-index'
import { createCardIndex } from './card-index'
import { endCards } from './end-cards'
import type { EventSource } from './event-source'
import { findAnswered, findCalled, findStreaming, findUpdated, hasSameResult } from './find-card'
import { findIdless, isNameless } from './find-unnamed'
import { listReplayed } from './id-group'
import { createNesting } from './nesting'
import type { Slot } from './slot'
import { createSlotList } from './slot-list'

type EventOf<Type extends TranscriptEvent['type']> = Extract<TranscriptEvent, { type: Type }>

/** What has happened to the places of a table since it was last asked. */
export interface TableChanges {
  /** Places that opened, in order; some may be gone again. */
  readonly added: readonly Slot[]
  /** Places of the top level whose item may be another now. */
  readonly changed: Iterable<Slot>
  /** Places went away or came to the top, so that those behind them moved. */
  readonly isReordered: boolean
}

/** All that is known of a transcript: cards and other records in order, made by applying events. */
export interface CardTable {
  /** In order of first mention. */
  readonly slots: readonly Slot[]
  /** Yields what has changed since it was last asked. */
  takeChanges: () => TableChanges
  readonly index: CardIndex
  readonly issues: readonly TranscriptIssue[]
  apply: (event: TranscriptEvent, source: EventSource) => void
  /** Has the entries of the card and of those above it made anew. */
  touch: (card: Card) => void
}

/**
 * Makes an empty table that pairs as the policy says. `former`: events that opened the places of an earlier
 * reading; what speaks of a place of this one is noted with it.
 */
export function createCardTable(policy: PairingPolicy, former: ReadonlySet<number> = new Set()): CardTable {
  const list = createSlotList()
  const index = createCardIndex(list.slots)
  const nesting = createNesting(index)
  const issues: TranscriptIssue[] = []
  let changed = new Set<Slot>()
  let isReordered = false

  function touch(card: Card): void {
    card.isCompared = false
    let top = card
    for (let above: Card | null = card; above !== null; above = above.parent) {
      above.isDirty = true
      top = above
    }
    if (top.position >= 0) changed.add(top)
  }

  function open(ref: CardRef, { origin }: EventSource): Card {
    const card = createCard(ref, origin)
    list.addCard(card)
    return card
  }

  function noteOrigin(slot: Slot, { origin }: EventSource): void {
    if (former.size > 0 && slot.formerOrigin === undefined && former.has(origin)) slot.formerOrigin = origin
  }

  /** A new call under an id means that a repetition of earlier ones, if there was any, is over. */
  function openCalled(event: EventOf<'call'>, source: EventSource): Card {
    const group = index.groupOf(event.id)
    if (group !== undefined) {
      for (const card of [...listReplayed(group)]) {
        card.wasReplayed = false
        index.track(card)
      }
    }
    return open(event, source)
  }

  /** What every event that changed a card ends with. */
  function settleDown(card: Card, event: CardRef, source: EventSource): void {
    const { parent } = card
    index.enter(card, event)
    if (nesting.place(card)) {
      if (parent !== null) touch(parent)
      isReordered ||= card.position >= 0 || card.parent === null
    }
    if (nesting.adopt(card)) isReordered = true
    card.lastIndex = source.index
    touch(card)
  }

  function applyCallEvent(event: EventOf<'call'>, source: EventSource): void {
    const card = findCalled(index, policy, event) ?? openCalled(event, source)
    noteOrigin(card, source)
    if (policy === 'occurrence' && event.scope !== undefined) index.latestScope = event.scope
    if (card.isFinal) card.wasReplayed = true
    // A card that is settled may learn more of its call, but never wakes up.
    applyCall(card, event.call, event.streaming === true && !card.isFinal && card.ended === null)
    applySaid(card, event.said)
    settleDown(card, event, source)
  }

  function applyDelta(event: EventOf<'input-delta'>, source: EventSource): void {
    const card = findStreaming(index, event)
    if (card === undefined || !card.isStreaming) return
    appendInput(card, event.delta)
    if (event.done === true) finishInput(card)
    card.lastIndex = source.index
    touch(card)
  }

  function applyUpdate(event: EventOf<'update'>, source: EventSource): void {
    const card = findUpdated(index, policy, event) ?? open(event, source)
    noteOrigin(card, source)
    if (event.call !== undefined) applyCall(card, event.call, card.isStreaming)
    applySaid(card, event.said)
    if (card.isFinal) {
      if (event.result !== undefined) amend(card, event, event.result)
    }
    else {
      if (event.result !== undefined) applyResult(card, event.result)
      if (event.append !== undefined) appendOutput(card, event.append)
      // What prints is no longer asked for.
      if (event.append !== undefined && awaitsApproval(card)) applySaid(card, { status: 'pending' })
    }
    settleDown(card, event, source)
  }

  function applyResultEvent(event: EventOf<'result'>, source: EventSource): void {
    const card = findAnswered(index, policy, event) ?? open(event, source)
    noteOrigin(card, source)
    const own = card.guessed === null || isNameless(event) ? undefined : findIdless(index, card.guessed.event, card.scope)
    if (own !== undefined) giveBack(card, own)
    if (card.isFinal && !replaces(event)) repeat(card, event, source)
    else answer(card, event, source)
  }

  function answer(card: Card, event: EventOf<'result'>, source: EventSource): void {
    if (policy === 'occurrence' && isNameless(event) && card.id !== '' && !card.isFinal) card.guessed = { event, source }
    if (event.call !== undefined) applyCall(card, event.call, false)
    else if (card.isStreaming) finishInput(card)
    applyResult(card, event.result)
    applySaid(card, event.said)
    card.isFinal = true
    if (!isStopped(card)) card.ended = null
    settleDown(card, event, source)
  }

  /** The card's own result has come: the one that was given to it by its place is that of a call without an id. */
  function giveBack(card: Card, own: Card): void {
    const { guessed } = card
    card.guessed = null
    card.result = null
    card.isFinal = false
    if (guessed !== null) answer(own, guessed.event, guessed.source)
  }

  /** Where ids are unique, or the event names its very card, a later state replaces the earlier one. */
  function replaces(event: CardRef): boolean {
    return policy === 'merge' || event.card !== undefined
  }

  function amend(card: Card, event: CardRef, fields: ResultFields): void {
    if (replaces(event)) applyResult(card, fields)
    else completeResult(card, fields)
  }

  /** A second final result: the first stays. */
  function repeat(card: Card, event: EventOf<'result'>, source: EventSource): void {
    card.lastIndex = source.index
    card.wasReplayed = false
    index.track(card)
    if (!hasSameResult(card, event.result)) {
      const toolCallId = card.id === '' ? {} : { toolCallId: card.id }
      issues.push({ message: 'A different result came for a call that already has one; the first is shown.', index: source.index, ...toolCallId })
      return
    }
    // The same again: now committed, perhaps, or with more facts.
    const { provisional } = event.result
    completeResult(card, event.result)
    if (provisional !== undefined) applyResult(card, { provisional })
    touch(card)
  }

  function remove(slot: Slot): void {
    list.remove(slot)
    isReordered = true
    if (slot.kind === 'other') return
    index.drop(slot)
    if (slot.parent !== null) touch(slot.parent)
    nesting.release(slot)
  }

  function applyRemove(event: EventOf<'remove'>): void {
    for (const slot of findRemoved(event)) remove(slot)
  }

  function findRemoved({ card, scope, id }: CardRef): readonly Slot[] {
    if (card !== undefined) return [index.byCard.get(card), list.findOther(card)].filter(slot => slot !== undefined)
    if (scope !== undefined) return list.slots.filter(slot => slot.scope === scope)
    return id === undefined ? [...list.slots] : [...index.groupOf(id)?.cards ?? []]
  }

  function apply(event: TranscriptEvent, source: EventSource): void {
    switch (event.type) {
      case 'call':
        return applyCallEvent(event, source)
      case 'input-delta':
        return applyDelta(event, source)
      case 'update':
        return applyUpdate(event, source)
      case 'result':
        return applyResultEvent(event, source)
      case 'remove':
        return applyRemove(event)
      case 'user-turn':
      case 'settle':
        for (const card of endCards(index, event, source.index < 0)) {
          card.lastIndex = Math.max(card.lastIndex, source.index)
          touch(card)
        }
        return
      case 'other': {
        const other = list.putOther(event, source)
        noteOrigin(other, source)
        if (other.position >= 0) changed.add(other)
        return
      }
      case 'issue':
        issues.push({ message: event.message, index: source.index, ...(event.id !== undefined && { toolCallId: event.id }) })
        return
      default:
        event satisfies never
    }
  }

  function takeChanges(): TableChanges {
    const changes: TableChanges = { added: list.takeNew(), changed, isReordered }
    changed = new Set()
    isReordered = false
    return changes
  }

  return { slots: list.slots, takeChanges, index, issues, apply, touch }
}
