import { readCall, readResult } from './build-entry'
import type { Card } from './card'
import { groupBy } from './group-by'
import { isSameValue } from './same-value'
import { signCall, signCard, signGivenCall, signGivenCard } from './sign-card'

/** How far a card of one id may have moved among those that share the id. */
const farthestMove = 200

type Matches = (card: Card, old: Card) => boolean
type Sign = (card: Card) => string

/** A sign that two cards are the same; the surest also tell cards that have changed their order. */
interface MatchSign {
  readonly isMatch: Matches
  /** Short texts that are the same for cards that match. */
  readonly signs?: { readonly now: Sign, readonly before: Sign }
}

const sameCard: MatchSign = { isMatch: isSameCard, signs: { now: signCard, before: signGivenCard } }

/** A call that went on where it stood, or one that was over and is the same: what is new comes behind them. */
const goesOn: MatchSign = { isMatch: (card, old) => old.isFinal ? isSameCard(card, old) : hasSameCall(card, old) }

/** From the surest sign to the weakest. */
const matchSigns: readonly MatchSign[] = [
  sameCard,
  { isMatch: hasSameCall, signs: { now: signCall, before: signGivenCall } },
  { isMatch: (card, old) => old.entry?.result != null && hasSameResult(card, old) },
  // A call that is still going on may have changed in any way; one that is over never does.
  { isMatch: (_card, old) => !old.isFinal },
]

/** A result never goes away again: the only card with the id is the same one, rewritten, if it has one too. */
const resultAgain: MatchSign = { isMatch: card => card.isFinal }

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
  matchGroups(before, after, nameOpened)
  const taken = new Set(matches.values())
  const olds = before.filter(old => !taken.has(old))
  const cards = after.filter(card => !matches.has(card))
  // The id of a call may have come later than the call.
  if ([...olds, ...cards].some(card => card.openedId !== card.id)) matchGroups(olds, cards, nameNow)
  return matches

  function matchGroups(some: readonly Card[], others: readonly Card[], nameOf: (card: Card) => string): void {
    const oldGroups = groupBy(some, nameOf)
    for (const [name, group] of groupBy(others, nameOf)) {
      const known = oldGroups.get(name)
      if (known !== undefined) matchGroup(group, known, sharedIds, matches)
    }
  }
}

/** Tells whether the card has the call that the other one had when its entry was made. */
export function hasSameCall(card: Card, old: Card): boolean {
  return isSameValue(old.entry?.call, readCall(card))
}

/** Tells whether the card also has the result that the other one had. */
export function isSameCard(card: Card, old: Card): boolean {
  return hasSameCall(card, old) && hasSameResult(card, old)
}

function hasSameResult(card: Card, old: Card): boolean {
  return isSameValue(old.entry?.result ?? null, readResult(card))
}

function nameOpened({ openedId, call, name }: Card): string {
  return openedId === '' ? `name ${call?.toolName ?? name}` : `id ${openedId}`
}

function nameNow(card: Card): string {
  return card.id === '' ? nameOpened(card) : `id ${card.id}`
}

function matchGroup(
  cards: readonly Card[], olds: readonly Card[], sharedIds: ReadonlySet<string>, matches: Map<Card, Card>,
): void {
  const { id } = cards[0]!
  const isUnique = cards.length === 1 && olds.length === 1 && id !== '' && !sharedIds.has(id)
  let openCards = cards
  let openOlds = olds
  // Of fewer cards than there were some are gone, and none of them went on.
  const first = cards.length < olds.length ? [] : [goesOn]
  for (const { isMatch, signs } of [...first, ...matchSigns, ...isUnique ? [resultAgain] : []]) {
    for (const match of signs === undefined ? [matchInOrder] : [matchInOrder, matchMoved(signs)]) {
      if (openCards.length === 0 || openOlds.length === 0) break
      const taken = match(openCards, openOlds, isMatch, matches)
      openCards = openCards.filter(card => !matches.has(card))
      openOlds = openOlds.filter(old => !taken.has(old))
    }
    if (isMatch === isSameCard) for (const card of cards) card.isCompared = isUnchanged(card, matches.get(card))
  }
}

function isUnchanged(card: Card, old: Card | undefined): boolean {
  return old !== undefined && (old.isFinal || isSameCard(card, old))
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

/** Makes a function that pairs cards wherever they have gone, found by their signs. */
function matchMoved({ now, before }: NonNullable<MatchSign['signs']>): typeof matchInOrder {
  return (cards, olds, isMatch, matches) => {
    const taken = new Set<Card>()
    // One card has been compared with all of them.
    if (cards.length === 1) return taken
    const oldsBySign = groupBy(olds, before)
    for (const card of cards) {
      let left = farthestMove
      const old = oldsBySign.get(now(card))?.find(other => !taken.has(other) && left-- > 0 && isMatch(card, other))
      if (old === undefined) continue
      matches.set(card, old)
      taken.add(old)
    }
    return taken
  }
}
