import type { Card } from './card'
import { hasSameCall, matchCards } from './match-cards'
import { matchOthers } from './match-others'
import type { Other, Slot } from './slot'

/** The places that are still to be matched, and the ids of those that are not. */
export interface Unmatched {
  readonly olds: readonly Slot[]
  readonly slots: readonly Slot[]
  readonly ids: ReadonlySet<string>
}

/**
 * Passes keys and entries on to the places of a new reading that hold the same records, told by where
 * their events came from: older history was put in front, nothing else changed. A place that now opens
 * earlier still has the event that had opened it.
 */
export function carryOverByOrigin(before: readonly Slot[], after: readonly Slot[]): Unmatched {
  const byOrigin = new Map(before.map(slot => [slot.origin, slot]))
  const taken = new Set<Slot>()
  const slots: Slot[] = []
  const ids = new Set<string>()
  for (const slot of after) {
    const old = byOrigin.get(slot.formerOrigin ?? slot.origin)
    if (old === undefined || old.kind !== slot.kind || taken.has(old)) {
      slots.push(slot)
      continue
    }
    taken.add(old)
    inherit(slot, old)
    if (slot.kind === 'card') ids.add(slot.id)
  }
  return { olds: before.filter(old => !taken.has(old)), slots, ids }
}

/**
 * Passes keys and entries on to the places of a new reading that show the same things: the host gave its
 * whole list again, of which any part may be new, changed or gone. `takeFormer` may know a card that was
 * gone for a while and is back. Yields the cards that are gone now.
 */
export function carryOverByContent(
  { olds, slots, ids }: Unmatched, takeFormer: (card: Card) => Card | undefined = () => undefined,
): readonly Card[] {
  const oldCards = olds.filter(isCard)
  const cards = slots.filter(isCard)
  const matches = matchCards(oldCards, cards, ids)
  for (const card of cards) {
    const old = matches.get(card) ?? takeFormer(card)
    if (old !== undefined) inherit(card, old)
  }
  for (const [other, old] of matchOthers(olds.filter(isOther), slots.filter(isOther))) inherit(other, old)
  const kept = new Set(matches.values())
  return oldCards.filter(card => !kept.has(card))
}

/** Passes on what only the first `unchanged` records spoke of: nothing of it needs to be compared. */
export function carryOverUntouched(before: readonly Slot[], after: readonly Slot[], unchanged: number): Unmatched {
  const olds: Slot[] = []
  const slots: Slot[] = []
  const ids = new Set<string>()
  let position = 0
  for (const slot of after) {
    while (position < before.length && before[position]!.origin < slot.origin) olds.push(before[position++]!)
    const old = before[position]
    const isSame = old !== undefined && old.kind === slot.kind && old.origin === slot.origin
      && old.lastIndex < unchanged && slot.lastIndex < unchanged
    if (!isSame) {
      slots.push(slot)
      continue
    }
    position += 1
    inherit(slot, old)
    keepAsIs(slot, old)
    if (slot.kind === 'card') ids.add(slot.id)
  }
  return { olds: [...olds, ...before.slice(position)], slots, ids }
}

function isCard(slot: Slot): slot is Card {
  return slot.kind === 'card'
}

function isOther(slot: Slot): slot is Other {
  return slot.kind === 'other'
}

/** Makes the place continue another one. */
function inherit(slot: Slot, old: Slot): void {
  slot.key = old.key
  if (slot.kind !== 'card' || old.kind !== 'card') return
  slot.entry = old.entry
  slot.item = old.item
  // An end that was said stays. One that the host's call for it made holds as long as nothing was heard of the card.
  const isSaid = old.ended?.reason !== undefined
  const isSilent = !slot.isFinal && slot.ended === null && old.ended?.isByHost === true && hasSameCall(slot, old)
  if (isSaid || isSilent) {
    slot.ended = old.ended
    slot.isCompared = false
  }
  if (old.awaitsUser && !slot.isFinal) slot.awaitsUser = true
}

/** The same records make the same item. */
function keepAsIs(slot: Slot, old: Slot): void {
  if (slot.kind === 'other' || old.kind === 'other') {
    slot.item = old.item
    return
  }
  if (slot.ended !== old.ended) return
  slot.isCompared = true
  slot.isDirty = slot.children.length > 0 || old.children.length > 0
}
