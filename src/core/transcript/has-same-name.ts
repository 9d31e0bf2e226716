import type { CardRef } from '../model'
import type { Card } from './card'

/** Tells whether card and record name the same tool, or one of them names none. */
export function hasSameName(card: Card, ref: CardRef): boolean {
  const name = card.call?.toolName ?? card.name
  return name === '' || ref.name === undefined || ref.name === '' || name === ref.name
}
