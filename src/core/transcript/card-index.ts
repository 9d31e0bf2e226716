import type { CardRef } from '../model'
import type { Card } from './card'
import { isLapsed, isOpen } from './card'
import type { IdGroup } from './id-group'
import { addToGroup, dropFromGroup, putInto, sortIntoGroup } from './id-group'
import type { Slot } from './slot'

/** Finds cards by what records call them. */
export interface CardIndex {
  /** Yields the cards with the id, `undefined` when there are none. */
  groupOf: (id: string | undefined) => IdGroup | undefined
  readonly byCard: ReadonlyMap<string, Card>
  /** Cards that still wait for a result, in the order in which they opened. */
  readonly open: ReadonlySet<Card>
  /** Cards that were ended, in the turn that goes on, and for no reason. */
  readonly lapsed: ReadonlySet<Card>
  /** All places, in order. */
  readonly slots: readonly Slot[]
  /** Scope of the call that was read last. */
  latestScope: string | undefined
  /** Enters what an event tells of the card: its names, and what it now waits for. */
  enter: (card: Card, ref: CardRef) => void
  /** Notes what the card waits for. */
  track: (card: Card) => void
  /** How the turn before ended is not told any more. */
  startTurn: () => void
  drop: (card: Card) => void
}

/** Makes the index of the places. Ids are keys of maps, so `__proto__` is a name like any other. */
export function createCardIndex(slots: readonly Slot[]): CardIndex {
  const groups = new Map<string, IdGroup>()
  const byCard = new Map<string, Card>()
  const open = new Set<Card>()
  const lapsed = new Set<Card>()

  function join(card: Card, id: string): void {
    card.id = id
    let group = groups.get(id)
    if (group === undefined) {
      group = { cards: [], sorted: null, byInput: null }
      groups.set(id, group)
    }
    card.group = group
    addToGroup(group, card)
  }

  function track(card: Card): void {
    putInto(open, card, isOpen(card))
    putInto(lapsed, card, isLapsed(card))
    if (card.group !== null) sortIntoGroup(card.group, card)
  }

  return {
    groupOf: id => id === undefined ? undefined : groups.get(id),
    byCard,
    open,
    lapsed,
    slots,
    latestScope: undefined,
    enter(card, ref) {
      if (card.id === '' && ref.id !== undefined && ref.id !== '') join(card, ref.id)
      card.card ??= ref.card
      if (card.card !== undefined) byCard.set(card.card, card)
      if (card.name === '' && ref.name !== undefined) card.name = ref.name
      track(card)
    },
    track,
    startTurn() {
      lapsed.clear()
    },
    drop(card) {
      open.delete(card)
      lapsed.delete(card)
      if (card.card !== undefined) byCard.delete(card.card)
      const { group } = card
      if (group === null) return
      dropFromGroup(group, card)
      if (group.cards.length === 0) groups.delete(card.id)
    },
  }
}
