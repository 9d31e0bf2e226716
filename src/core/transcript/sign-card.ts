import type { ToolCall, ToolResult } from '../model'
import { readCall, readResult } from './build-entry'
import type { Card } from './card'
import { signValue } from './sign-value'

/** Yields a short text that is the same for cards with the same call, and different for most others. */
export function signCall(card: Card): string {
  return sign(readCall(card))
}

/** Yields a short text that is the same for cards with the same call and result, and different for most others. */
export function signCard(card: Card): string {
  return `${sign(readCall(card))} ${sign(readResult(card))}`
}

/** What `signCall` yielded when the card was last given out. */
export function signGivenCall({ entry }: Card): string {
  return sign(entry?.call)
}

/** What `signCard` yielded when the card was last given out. */
export function signGivenCard({ entry }: Card): string {
  return `${sign(entry?.call)} ${sign(entry?.result)}`
}

function sign(half: ToolCall | ToolResult | null | undefined): string {
  return half == null ? '' : signValue('input' in half ? half.input : half.content)
}
