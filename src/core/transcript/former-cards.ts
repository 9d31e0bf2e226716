import type { Card } from './card'
import { hasSameCall } from './match-cards'

/** Enough for the pages a reader goes back and forth between. */
const mostFormer = 1000

/** Remembers cards that the host took out of its list, since paging brings them back. */
export interface FormerCards {
  keep: (cards: readonly Card[]) => void
  /** Yields the former card that this one is again, at most once. */
  take: (card: Card) => Card | undefined
}

/** Makes a memory that forgets the oldest first. */
export function createFormerCards(): FormerCards {
  const byId = new Map<string, Card>()

  return {
    keep(cards) {
      for (const card of cards) {
        if (card.id === '' || card.entry === null) continue
        byId.delete(card.id)
        byId.set(card.id, card)
      }
      for (const id of byId.keys()) {
        if (byId.size <= mostFormer) return
        byId.delete(id)
      }
    },
    take(card) {
      const former = byId.get(card.id)
      if (former === undefined || card.call === null || !hasSameCall(card, former)) return undefined
      byId.delete(card.id)
      return former
    },
  }
}
