import type { ToolStatus } from '../model'
import type { Card } from './card'
import { awaitsApproval, isStop, isStopped } from './card'

/** A status and, for the two that need one, its reason. */
export interface CardStatus {
  readonly status: ToolStatus
  readonly statusReason?: string
}

/**
 * Yields what the records say of a card: what was said of its end, else its result, else what it waits
 * for. In a transcript that is not live nothing runs any more.
 */
export function statusOfCard(card: Card, isLive: boolean): CardStatus {
  if (isStopped(card)) return stoppedStatus(card)
  if (card.isFinal) return { status: hasFailed(card) ? 'error' : 'ok' }
  if (card.ended !== null) return { status: 'cancelled', statusReason: 'unanswered' }
  if (awaitsApproval(card)) return { status: 'approval' }
  if (!isLive && !card.awaitsUser) return { status: 'cancelled', statusReason: 'unanswered' }
  return { status: card.isStreaming ? 'streaming' : 'pending' }
}

/** Yields the words with which a denial or cancellation was said, `''` when none were given. */
export function stopReason({ said, call, ended }: Card): string {
  const approval = call?.approval
  // The words of the question are no answer to it.
  return (said !== null && isStop(said) ? said.reason : undefined)
    ?? (approval?.approved === false ? approval.reason : undefined)
    ?? ended?.reason ?? ''
}

function stoppedStatus(card: Card): CardStatus {
  const isDenied = card.said?.status === 'denied' || card.call?.approval?.approved === false
  const reason = stopReason(card)
  return { status: isDenied ? 'denied' : 'cancelled', ...(reason !== '' && { statusReason: reason }) }
}

function hasFailed({ result }: Card): boolean {
  return result?.isError === true || (typeof result?.exitCode === 'number' && result.exitCode !== 0)
}
