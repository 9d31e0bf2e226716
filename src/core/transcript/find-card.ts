import type { CardRef, PairingPolicy, ResultFields, TranscriptEvent } from '../model'
import type { Card } from './card'
import { isOpen, isStopped } from './card'
import type { CardIndex } from './card-index'
import { findReplayed } from './find-replayed'
import { findUnnamed } from './find-unnamed'
import { hasSameName } from './has-same-name'
import type { IdGroup } from './id-group'
import { listOrphans, listReplayed, listWaiting } from './id-group'
import { isSameValue } from './same-value'

type CallEvent = Extract<TranscriptEvent, { type: 'call' }>
type AnswerEvent = CardRef & { readonly result?: ResultFields }

/** How many settled cards of one id are asked whether a repeated result is theirs. */
const mostRepeats = 100

/** Finds the card that a call record speaks of; `undefined`: it opens one. */
export function findCalled(index: CardIndex, policy: PairingPolicy, event: CallEvent): Card | undefined {
  const known = findByCard(index, event)
  const group = index.groupOf(event.id)
  if (known !== undefined || group === undefined) return known
  switch (policy) {
    case 'inline':
      return undefined
    case 'merge':
      return group.cards.findLast(card => mayMean(card, event))
    case 'occurrence':
      return find(listOrphans(group), card => card.scope === event.scope && mayMean(card, event))
    case 'native':
      return findReplayed(group, event) ?? find(listOrphans(group), card => hasSameName(card, event))
    default:
      return policy satisfies never
  }
}

/** Finds the card that a result belongs to; `undefined`: it is an orphan. */
export function findAnswered(index: CardIndex, policy: PairingPolicy, event: AnswerEvent): Card | undefined {
  const known = findByCard(index, event)
  const group = index.groupOf(event.id)
  if (known !== undefined || policy === 'inline') return known
  if (group === undefined) return findUnnamed(index, policy, event)
  if (policy === 'merge') return group.cards.findLast(card => mayMean(card, event))

  const { cards, waiting } = narrow(group, policy)
  return find(listReplayed(group), card => hasSameResult(card, event.result))
    ?? find(waiting, isOpen)
    // An inferred end is lifted by a result; a said one only lets it fill the body.
    ?? find(waiting, card => !isStopped(card))
    ?? find(waiting, () => true)
    ?? cards.slice(-mostRepeats).find(card => hasSameResult(card, event.result))
    ?? cards.at(-1)
}

/** Finds the card that news of a call belongs to; `undefined`: the news opens it. */
export function findUpdated(index: CardIndex, policy: PairingPolicy, event: CardRef): Card | undefined {
  const known = findByCard(index, event)
  const group = index.groupOf(event.id)
  if (known !== undefined || policy === 'inline') return known
  if (group === undefined) return findUnnamed(index, policy, event)
  if (policy === 'merge') return group.cards.findLast(card => mayMean(card, event))
  const { cards, waiting } = narrow(group, policy)
  return find(waiting, isOpen) ?? cards.at(-1)
}

/** Finds the card whose arguments are arriving under this name. */
export function findStreaming(index: CardIndex, event: CardRef): Card | undefined {
  const known = findByCard(index, event)
  if (known !== undefined || event.card !== undefined) return known
  const group = index.groupOf(event.id)
  return group === undefined ? undefined : [...listWaiting(group)].findLast(card => card.isStreaming)
}

/** Tells whether a card already has this very result. */
export function hasSameResult(card: Card, result: ResultFields | undefined): boolean {
  return card.isFinal && result !== undefined
    && isSameValue(card.result?.content, result.content)
    && (card.result?.isError ?? false) === (result.isError ?? false)
}

function findByCard(index: CardIndex, ref: CardRef): Card | undefined {
  return ref.card === undefined ? undefined : index.byCard.get(ref.card)
}

/** A card that has an identity of its own is not meant by a record with another one. */
function mayMean(card: Card, ref: CardRef): boolean {
  return ref.card === undefined || card.card === undefined
}

/** In message arrays an id means its latest scope: an older unanswered call stays unanswered. */
function narrow(group: IdGroup, policy: PairingPolicy): { readonly cards: readonly Card[], readonly waiting: Iterable<Card> } {
  if (policy !== 'occurrence') return { cards: group.cards, waiting: listWaiting(group) }
  const scope = group.cards.at(-1)?.scope
  let start = group.cards.length
  while (start > 0 && group.cards[start - 1]!.scope === scope) start -= 1
  const cards = group.cards.slice(start)
  return { cards, waiting: cards.filter(card => !card.isFinal) }
}

function find(cards: Iterable<Card>, isWanted: (card: Card) => boolean): Card | undefined {
  for (const card of cards) {
    if (isWanted(card)) return card
  }
  return undefined
}
