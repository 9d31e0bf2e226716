import { readCall, readResult } from './build-entry'
import type { Card } from './card'
import { groupBy } from './group-by'
import { isSameValue } from './same-value'

/** How far a card of one id may have moved among those that share the id. */
const farthestMove = 200

type Matches = (card: Card, old: Card) => boolean

/** From the surest sign that two cards are the same to the weakest. */
const signs: readonly Matches[] = [
  isSameCard,
  hasSameCall,
  (card, old) => old.entry?.result != null && hasSameResult(card, old),
  // A call that is still going on may have changed in any way; one that is over never does.
  (_card, old) => !old.isFinal,
]

/**
 * Finds out which card of an earlier reading each card continues: the one with its id; among several, and
 * among those without an id, the one with the same call and result, then the next in order. A card that was
 * settled is continued only by one with the same call or the same result: ids are used again. `sharedIds`:
 * other cards, matched already, have them too.
 */
export function matchCards(
  before: readonly Card[], after: readonly Card[], sharedIds: ReadonlySet<string>,
): ReadonlyMap<Card, Card> {
  const matches = new Map<Card, Card>()
  const oldGroups = groupCards(before)
  for (const [name, cards] of groupCards(after)) {
    const olds = oldGroups.get(name)
    if (olds !== undefined) matchGroup(cards, olds, sharedIds, matches)
  }
  return matches
}

/** Tells whether the card has the call that the other one had when its entry was made. */
export function hasSameCall(card: Card, old: Card): boolean {
  return isSameValue(old.entry?.call, readCall(card))
}

function isSameCard(card: Card, old: Card): boolean {
  return hasSameCall(card, old) && hasSameResult(card, old)
}

function hasSameResult(card: Card, old: Card): boolean {
  return isSameValue(old.entry?.result ?? null, readResult(card))
}

function groupCards(cards: readonly Card[]): ReadonlyMap<string, readonly Card[]> {
  return groupBy(cards, card => card.id === '' ? `name ${card.call?.toolName ?? card.name}` : `id ${card.id}`)
}

function matchGroup(
  cards: readonly Card[], olds: readonly Card[], sharedIds: ReadonlySet<string>, matches: Map<Card, Card>,
): void {
  const { id } = cards[0]!
  const isUnique = cards.length === 1 && olds.length === 1 && id !== '' && !sharedIds.has(id)
  let openCards = cards
  let openOlds = olds
  for (const isMatch of isUnique ? [...signs, hasResultAgain] : signs) {
    if (openCards.length === 0 || openOlds.length === 0) return
    const taken = matchInOrder(openCards, openOlds, isMatch, matches)
    if (isMatch === isSameCard) for (const card of openCards) card.isCompared = matches.has(card)
    openCards = openCards.filter(card => !matches.has(card))
    openOlds = openOlds.filter(old => !taken.has(old))
  }
}

/** A result never goes away again: the only card with the id is the same one, rewritten, if it has one too. */
function hasResultAgain(card: Card): boolean {
  return card.isFinal
}

/** Pairs cards without letting the pairs cross. */
function matchInOrder(
  cards: readonly Card[], olds: readonly Card[], isMatch: Matches, matches: Map<Card, Card>,
): ReadonlySet<Card> {
  const taken = new Set<Card>()
  let start = 0
  for (const card of cards) {
    const end = Math.min(olds.length, start + farthestMove)
    for (let position = start; position < end; position++) {
      const old = olds[position]!
      if (!isMatch(card, old)) continue
      matches.set(card, old)
      taken.add(old)
      start = position + 1
      break
    }
  }
  return taken
}
