import type { CardRef } from '../model'
import type { Card } from './card'
import { isOpen } from './card'

/** Finds cards by what records call them. */
export interface CardIndex {
  readonly byId: ReadonlyMap<string, readonly Card[]>
  readonly byCard: ReadonlyMap<string, Card>
  /** Cards that still wait for a result, in the order in which they opened. */
  readonly open: ReadonlySet<Card>
  /** Scope of the call that was read last. */
  readonly latestScope: string | undefined
  /** Enters a card, or enters it anew after an event told more of its names. */
  enter: (card: Card, ref: CardRef) => void
  /** Notes whether the card still waits. */
  track: (card: Card) => void
  noteScope: (scope: string | undefined) => void
  drop: (card: Card) => void
}

/** Makes an empty index. Ids are keys of maps, so `__proto__` is a name like any other. */
export function createCardIndex(): CardIndex {
  const byId = new Map<string, Card[]>()
  const byCard = new Map<string, Card>()
  const open = new Set<Card>()
  let latestScope: string | undefined

  const enterId = (card: Card) => {
    const cards = byId.get(card.id)
    if (cards === undefined) byId.set(card.id, [card])
    else cards.push(card)
  }

  return {
    byId,
    byCard,
    open,
    get latestScope() {
      return latestScope
    },
    enter(card, ref) {
      const id = ref.id ?? ''
      if (card.id === '' && id !== '') {
        card.id = id
        enterId(card)
      }
      card.card ??= ref.card
      if (card.card !== undefined) byCard.set(card.card, card)
      if (card.name === '' && ref.name !== undefined) card.name = ref.name
    },
    track(card) {
      if (isOpen(card)) open.add(card)
      else open.delete(card)
    },
    noteScope(scope) {
      latestScope = scope
    },
    drop(card) {
      open.delete(card)
      if (card.card !== undefined) byCard.delete(card.card)
      const rest = (byId.get(card.id) ?? []).filter(other => other !== card)
      if (rest.length > 0) byId.set(card.id, rest)
      else byId.delete(card.id)
    },
  }
}
