import type { CardRef, PairingPolicy, ResultFields, TranscriptEvent } from '../model'
import type { Card } from './card'
import { isOpen, isStopped } from './card'
import type { CardIndex } from './card-index'
import { isSameValue } from './same-value'

type CallEvent = Extract<TranscriptEvent, { type: 'call' }>

/** Finds the card that a call record speaks of; `undefined`: it opens one. */
export function findCalled(index: CardIndex, policy: PairingPolicy, event: CallEvent): Card | undefined {
  const known = findByCard(index, event)
  if (known !== undefined || policy === 'inline') return known
  const cards = findById(index, event)
  switch (policy) {
    case 'merge':
      return cards.at(-1)
    case 'occurrence':
      return inLatestScope(cards).find(card => card.call === null && card.scope === event.scope)
    case 'native':
      return cards.find(card => isReplay(card, event)) ?? cards.find(card => card.call === null && hasSameName(card, event))
    default:
      return policy satisfies never
  }
}

/** Finds the card that a result belongs to; `undefined`: it is an orphan. */
export function findAnswered(
  index: CardIndex, policy: PairingPolicy, event: CardRef & { readonly result?: ResultFields },
): Card | undefined {
  const cards = findCandidates(index, policy, event)
  if (policy === 'merge') return cards.at(-1)
  return cards.find(card => card.wasReplayed && hasSameResult(card, event.result))
    ?? cards.find(isOpen)
    // An inferred end is lifted by a result; a said one only lets it fill the body.
    ?? cards.find(card => !card.isFinal && !isStopped(card))
    ?? cards.find(card => !card.isFinal)
    ?? cards.find(card => hasSameResult(card, event.result))
    ?? cards.at(-1)
}

/** Finds the card that news of a call belongs to; `undefined`: the news opens it. */
export function findUpdated(index: CardIndex, policy: PairingPolicy, event: CardRef): Card | undefined {
  const cards = findCandidates(index, policy, event)
  return (policy === 'merge' ? undefined : cards.find(isOpen)) ?? cards.at(-1)
}

/** Finds the card whose arguments are arriving under this name. */
export function findStreaming(index: CardIndex, event: CardRef): Card | undefined {
  const known = findByCard(index, event)
  if (known !== undefined || event.card !== undefined) return known
  return findById(index, event).findLast(card => card.isStreaming)
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

/** Cards with the id; one that has an identity of its own is never meant by another. */
function findById(index: CardIndex, ref: CardRef): readonly Card[] {
  const cards = index.byId.get(ref.id ?? '') ?? []
  return ref.card === undefined ? cards : cards.filter(card => card.card === undefined)
}

function findCandidates(index: CardIndex, policy: PairingPolicy, event: CardRef): readonly Card[] {
  const known = findByCard(index, event)
  if (known !== undefined) return [known]
  if (policy === 'inline') return []
  const cards = findById(index, event)
  if (cards.length === 0) return findUnnamed(index, policy, event)
  // In message arrays an older unanswered call stays unanswered.
  return policy === 'occurrence' ? inLatestScope(cards) : cards
}

/** The cards at the end that share the scope of the last one. */
function inLatestScope(cards: readonly Card[]): readonly Card[] {
  const scope = cards.at(-1)?.scope
  let start = cards.length
  while (start > 0 && cards[start - 1]!.scope === scope) start -= 1
  return cards.slice(start)
}

/**
 * Calls without an id share nothing, but a result without one can only mean the first of them that waits,
 * of the same tool where it names one. In message arrays that holds within one message, and there a
 * result may have an id although its call had none.
 */
function findUnnamed(index: CardIndex, policy: PairingPolicy, event: CardRef): readonly Card[] {
  const hasId = (event.id ?? '') !== ''
  if (hasId && policy !== 'occurrence') return []
  for (const card of index.open) {
    if (card.id !== '' || card.card !== undefined) continue
    if (policy === 'occurrence' && card.scope !== index.latestScope) continue
    if (hasSameName(card, event)) return [card]
  }
  return []
}

/** Names agree, or one side has none. */
function hasSameName(card: Card, event: CardRef): boolean {
  const name = card.call?.toolName ?? card.name
  return name === '' || event.name === undefined || event.name === '' || name === event.name
}

/** The same id, name and arguments again; arguments that are not known yet agree with any. */
function isReplay(card: Card, event: CallEvent): boolean {
  if (card.call === null || !hasSameName(card, event)) return false
  return card.isStreaming || card.call.input === undefined || event.call.input === undefined
    || isSameValue(card.call.input, event.call.input)
}
