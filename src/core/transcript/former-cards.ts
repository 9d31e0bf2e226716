import type { Card } from './card'
import { hasSameCall, isSameCard } from './match-cards'
import { signCall, signGivenCall } from './sign-card'

/** Enough for the pages a reader goes back and forth between. */
const mostFormer = 1000

/** Remembers cards that the host took out of its list, since paging brings them back. */
export interface FormerCards {
  keep: (cards: readonly Card[]) => void
  /** Yields the former card that this one is again, at most once. */
  take: (card: Card) => Card | undefined
}

/** Makes a memory that forgets the oldest first. Ids may be used again, so cards are told by their call as well. */
export function createFormerCards(): FormerCards {
  /** Names, in the order in which the cards went away. */
  const names = new Map<Card, string>()
  const byName = new Map<string, Set<Card>>()

  function forget(card: Card): void {
    const name = names.get(card) ?? ''
    names.delete(card)
    const cards = byName.get(name)
    cards?.delete(card)
    if (cards?.size === 0) byName.delete(name)
  }

  return {
    keep(cards) {
      for (const card of cards) {
        if (card.entry?.call == null) continue
        const name = `${card.id} ${signGivenCall(card)}`
        names.set(card, name)
        byName.set(name, (byName.get(name) ?? new Set()).add(card))
      }
      for (const card of names.keys()) {
        if (names.size <= mostFormer) return
        forget(card)
      }
    },
    take(card) {
      if (card.call === null || names.size === 0) return undefined
      const known = [...byName.get(`${card.id} ${signCall(card)}`) ?? []]
      const former = known.find(other => isSameCard(card, other)) ?? known.find(other => hasSameCall(card, other))
      if (former !== undefined) forget(former)
      return former
    },
  }
}
