import type { TranscriptEvent } from '../model'
import type { Card } from './card'
import { awaitsApproval } from './card'
import type { CardIndex } from './card-index'

type EndEvent = Extract<TranscriptEvent, { type: 'user-turn' | 'settle' }>

/**
 * Ends the cards that are still open and whose turn is over; yields those that changed.
 *
 * What waits for a person (an approval, a client-side tool) outlives the stream: only the next turn of the
 * person, or an end that is said, ends it. What ended before in the same turn learns a reason that is said now.
 */
export function endCards(index: CardIndex, event: EndEvent, isByHost: boolean): readonly Card[] {
  const ended: Card[] = []
  const isSaid = event.type === 'settle' && event.reason !== undefined
  for (const card of [...isSaid ? index.lapsed : [], ...index.open]) {
    if (event.type === 'settle' && !isTurn(card, event.turnId)) continue
    const waits = card.awaitsUser || awaitsApproval(card)
    if (event.type === 'settle' && event.reason === undefined) {
      if (event.keepsCalls === true && !card.isStreaming && card.result === null) card.awaitsUser = true
      if (waits || card.awaitsUser) continue
    }
    card.ended = {
      ...(event.type === 'settle' && event.reason !== undefined && { reason: event.reason }),
      ...(isByHost && { isByHost }),
      ...(event.type === 'user-turn' && { isByUser: true }),
    }
    index.track(card)
    ended.push(card)
  }
  if (event.type === 'user-turn') index.startTurn()
  return ended
}

/** A call whose turn no record tells belongs to the one that ends. */
function isTurn(card: Card, turnId: string | undefined): boolean {
  const own = card.call?.turnId ?? card.result?.turnId
  return turnId === undefined || own == null || own === turnId
}
