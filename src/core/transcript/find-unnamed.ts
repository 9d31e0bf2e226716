import type { CardRef, PairingPolicy } from '../model'
import type { Card } from './card'
import { isStopped } from './card'
import type { CardIndex } from './card-index'
import { hasSameName } from './has-same-name'

/** How many of the latest places are asked whether they ended before their result came. */
const mostEnded = 200

/**
 * Finds the card that a result or news without a known id, or another identity, belongs to.
 *
 * Calls without an id share nothing, but a result without one can only mean the first of them that waits,
 * of the same tool where it names one. In message arrays it means the first call of the latest message, be
 * it with an id or without; and there a result may have an id although its call had none.
 */
export function findUnnamed(index: CardIndex, policy: PairingPolicy, ref: CardRef): Card | undefined {
  const hasId = ref.id !== undefined && ref.id !== ''
  const isArray = policy === 'occurrence'
  if ((hasId && !isArray) || ref.card !== undefined) return undefined

  const isMeant = (card: Card) => hasSameName(card, ref)
    && (isArray ? card.scope === index.latestScope && !(hasId && card.id !== '') : card.id === '' && card.card === undefined)
  return findFirst(index.open, card => isMeant(card) ? rankOpen(card, ref) : undefined)
    ?? findFirst(index.slots.slice(-mostEnded).filter(slot => slot.kind === 'card'), card => isMeant(card) ? rankEnded(card) : undefined)
}

/** Tells a record that names no call. */
export function isNameless({ id, card }: CardRef): boolean {
  return (id === undefined || id === '') && card === undefined
}

/** Finds the first call without an id that waits in the scope, of the same tool where the record names one. */
export function findIdless(index: CardIndex, ref: CardRef, scope: string | undefined): Card | undefined {
  return findFirst(index.open, card => card.id === '' && card.scope === scope && hasSameName(card, ref) ? rankOpen(card, ref) : undefined)
}

/** Rather a call whose arguments are there; of those with the name rather one that has no id either. */
function rankOpen(card: Card, { name }: CardRef): number {
  if (card.isStreaming) return 2
  return name !== undefined && name !== '' && card.id !== '' ? 1 : 0
}

/** An inferred end is lifted by a result; a said one only lets it fill the body. */
function rankEnded(card: Card): number | undefined {
  return card.isFinal ? undefined : isStopped(card) ? 1 : 0
}

/** Yields the first card of the lowest rank; `undefined` is none. */
function findFirst(cards: Iterable<Card>, rankOf: (card: Card) => number | undefined): Card | undefined {
  let first: Card | undefined
  let lowest = Infinity
  for (const card of cards) {
    const rank = rankOf(card) ?? Infinity
    if (rank >= lowest) continue
    if (rank === 0) return card
    first = card
    lowest = rank
  }
  return first
}
