import type { Card } from './card'
import type { CardIndex } from './card-index'

/** Sub-agents in sub-agents; what is nested deeper than any real one stays at the top. */
const deepestNesting = 100

/** Keeps calls of sub-agents under the call that started them. */
export interface Nesting {
  /** Puts the card under the parent that its call names, or back to the top; true when that moved it. */
  place: (card: Card) => boolean
  /** Takes in children that came before this card; true when there were any. */
  adopt: (card: Card) => boolean
  /** Sends the children of a card that goes away back to the top. */
  release: (card: Card) => void
}

/** Makes the nesting of one table. A parent that never comes leaves its children at the top. */
export function createNesting(index: CardIndex): Nesting {
  const waiting = new Map<string, Set<Card>>()

  const leave = (card: Card) => {
    const siblings = card.parent?.children
    siblings?.splice(siblings.indexOf(card), 1)
    card.parent = null
  }

  const wait = (card: Card, parentId: string) => {
    const children = waiting.get(parentId)
    if (children === undefined) waiting.set(parentId, new Set([card]))
    else children.add(card)
  }

  const join = (card: Card, parent: Card): boolean => {
    const above = listAbove(parent)
    // Under itself would close a circle.
    if (above.includes(card) || above.length + card.height > deepestNesting) return false
    card.parent = parent
    parent.children.push(card)
    above.forEach((other, distance) => {
      other.height = Math.max(other.height, card.height + distance + 1)
    })
    return true
  }

  return {
    place(card) {
      const parentId = card.call?.parentToolCallId
      if (typeof parentId !== 'string' || parentId === '') {
        if (card.parent === null) return false
        leave(card)
        return true
      }
      if (card.parent?.id === parentId) return false
      const hadParent = card.parent !== null
      if (hadParent) leave(card)
      // The same id may have named earlier calls: the sub-agent belongs to the latest.
      const parent = index.groupOf(parentId)?.cards.findLast(other => other !== card)
      if (parent !== undefined && join(card, parent)) return true
      if (parent === undefined) wait(card, parentId)
      return hadParent
    },
    adopt(card) {
      const children = waiting.get(card.id)
      if (card.id === '' || children === undefined) return false
      waiting.delete(card.id)
      let hasAny = false
      for (const child of children) {
        const stillWants = child.call?.parentToolCallId === card.id && child.parent === null
        if (stillWants && join(child, card)) hasAny = true
      }
      return hasAny
    },
    release(card) {
      if (card.parent !== null) leave(card)
      waiting.get(card.call?.parentToolCallId ?? '')?.delete(card)
      for (const child of card.children.splice(0)) {
        child.parent = null
        wait(child, card.id)
      }
    },
  }
}

/** The card, its parent, and so on to the top. */
function listAbove(card: Card): readonly Card[] {
  const cards: Card[] = []
  for (let above: Card | null = card; above !== null; above = above.parent) cards.push(above)
  return cards
}
