import type { TranscriptEvent } from '../model'
import type { Card } from './card'
import { hasSameName } from './has-same-name'
import type { IdGroup } from './id-group'
import { isSameValue } from './same-value'
import { signValue } from './sign-value'

type CallEvent = Extract<TranscriptEvent, { type: 'call' }>

/**
 * Finds the card of the group whose call this record repeats: the same name and arguments again. Arguments
 * that are not known yet, of the latest call or in the record, agree with any.
 */
export function findReplayed(group: IdGroup, event: CallEvent): Card | undefined {
  const last = group.cards.at(-1)!
  if (isRepeatedBy(last, event)) return last
  if (event.call.input === undefined) return undefined
  return signEarlierCards(group).get(signValue(event.call.input))?.find(card => !card.isGone && isRepeatedBy(card, event))
}

/** Enters the calls before the latest by their arguments. Servers that count their ids from 0 at every turn make thousands of cards with one id. */
function signEarlierCards(group: IdGroup): ReadonlyMap<string, readonly Card[]> {
  const byInput = group.byInput ??= new Map<string, Card[]>()
  for (let index = group.cards.length - 2; index >= 0; index--) {
    const card = group.cards[index]!
    if (card.isSigned) break
    card.isSigned = true
    const signature = signValue(card.call?.input)
    const known = byInput.get(signature)
    if (known === undefined) byInput.set(signature, [card])
    else known.push(card)
  }
  return byInput
}

function isRepeatedBy(card: Card, event: CallEvent): boolean {
  if (card.call === null || !hasSameName(card, event)) return false
  const { input } = event.call
  return card.isStreaming || card.call.input === undefined || input === undefined || isSameValue(card.call.input, input)
}
