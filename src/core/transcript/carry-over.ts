import type { Card } from './card'
import { hasSameCall, matchCards } from './match-cards'
import { matchOthers } from './match-others'
import type { Other, Slot } from './slot'

/**
 * Passes keys and entries on to the places of a new reading that hold the same records, told by where
 * their events came from: older history was put in front, nothing else changed.
 */
export function carryOverByOrigin(before: readonly Slot[], after: readonly Slot[]): void {
  const byOrigin = new Map<number, Slot>()
  for (const slot of before) {
    for (const origin of originsOf(slot)) byOrigin.set(origin, slot)
  }
  const taken = new Set<Slot>()
  for (const slot of after) {
    const origin = originsOf(slot).find((candidate) => {
      const old = byOrigin.get(candidate)
      return old !== undefined && old.kind === slot.kind && !taken.has(old)
    })
    const old = origin === undefined ? undefined : byOrigin.get(origin)
    if (old === undefined) continue
    taken.add(old)
    inherit(slot, old)
  }
}

/**
 * Passes keys and entries on to the places of a new reading that show the same things: the host gave its
 * whole list again, of which any part may be new, changed or gone. `takeFormer` may know a card that
 * was gone for a while and is back. Yields the cards that are gone now.
 */
export function carryOverByContent(
  before: readonly Slot[], after: readonly Slot[], takeFormer: (card: Card) => Card | undefined,
): readonly Card[] {
  const oldCards = before.filter(isCard)
  const matches = matchCards(oldCards, after.filter(isCard))
  for (const card of after.filter(isCard)) {
    const old = matches.get(card) ?? takeFormer(card)
    if (old !== undefined) inherit(card, old)
  }
  for (const [other, old] of matchOthers(before.filter(isOther), after.filter(isOther))) inherit(other, old)
  const kept = new Set(matches.values())
  return oldCards.filter(card => !kept.has(card))
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
  // An end that was said stays. One that was inferred holds as long as nothing was heard of the call.
  const isSaid = old.ended?.reason !== undefined
  const isSilent = !slot.isFinal && slot.ended === null && hasSameCall(slot, old)
  if (isSaid || (old.ended !== null && isSilent)) {
    slot.ended = old.ended
    slot.isCompared = false
  }
  if (old.awaitsUser && !slot.isFinal) slot.awaitsUser = true
}

function originsOf(slot: Slot): readonly number[] {
  return slot.kind === 'card' ? slot.origins : [slot.origin]
}
