import type { Card } from './card'

/** The cards that share an id. */
export interface IdGroup {
  /** In the order in which they opened. */
  readonly cards: Card[]
  /** Made with the second card: most ids have one, and servers that count from 0 at every turn thousands. */
  sorted: SortedCards | null
  /** Cards by a signature of their arguments, as far as anyone has asked. */
  byInput: Map<string, Card[]> | null
}

/** Cards of a group by what they lack; sets keep the order in which cards opened. */
interface SortedCards {
  readonly waiting: Set<Card>
  readonly orphans: Set<Card>
  readonly replayed: Set<Card>
}

/** Puts a card at the end of the group. */
export function addToGroup(group: IdGroup, card: Card): void {
  group.cards.push(card)
  if (group.sorted !== null || group.cards.length < 2) return sortIntoGroup(group, card)
  group.sorted = { waiting: new Set(), orphans: new Set(), replayed: new Set() }
  for (const other of group.cards) sortIntoGroup(group, other)
}

/** Notes what the card lacks now. */
export function sortIntoGroup({ sorted }: IdGroup, card: Card): void {
  if (sorted === null) return
  putInto(sorted.waiting, card, isWaiting(card))
  putInto(sorted.orphans, card, isOrphan(card))
  putInto(sorted.replayed, card, card.wasReplayed)
}

/** Takes a card out of the group. */
export function dropFromGroup({ cards, sorted }: IdGroup, card: Card): void {
  cards.splice(cards.lastIndexOf(card), 1)
  for (const set of sorted === null ? [] : [sorted.waiting, sorted.orphans, sorted.replayed]) set.delete(card)
}

/** Yields the cards without a final result. */
export function listWaiting({ sorted, cards }: IdGroup): Iterable<Card> {
  return sorted?.waiting ?? cards.filter(isWaiting)
}

/** Yields the cards without a call. */
export function listOrphans({ sorted, cards }: IdGroup): Iterable<Card> {
  return sorted?.orphans ?? cards.filter(isOrphan)
}

/** Yields the cards whose call was read again, and whose result may follow again. */
export function listReplayed({ sorted, cards }: IdGroup): Iterable<Card> {
  return sorted?.replayed ?? cards.filter(card => card.wasReplayed)
}

/** Adds to a set or takes away. */
export function putInto(set: Set<Card>, card: Card, isIn: boolean): void {
  if (isIn) set.add(card)
  else set.delete(card)
}

function isWaiting(card: Card): boolean {
  return !card.isFinal
}

function isOrphan(card: Card): boolean {
  return card.call === null
}
