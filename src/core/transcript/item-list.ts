import type { ToolEntry, TranscriptItem } from '../model'
import { buildEntry } from './build-entry'
import type { Card } from './card'
import type { TableChanges } from './card-table'
import { hasSameItems } from './has-same-items'
import type { Slot } from './slot'
import { buildOther } from './slot'

/** What a transcript gives out: its items and, among them, its entries. */
export interface ItemList {
  /** Makes the items of all places, in their order. */
  rebuild: (slots: readonly Slot[], isLive: boolean) => void
  /** Brings the items up to date: where that will do, only the places that changed are looked at. */
  update: (slots: readonly Slot[], changes: TableChanges, isLive: boolean) => void
  /** The same array until something in it changes, and never changed in place. */
  readonly items: readonly TranscriptItem[]
  readonly entries: readonly ToolEntry[]
}

/**
 * Makes an empty list. A record that comes in costs nothing but its own place: the arrays are copied when
 * they are next read, and not before.
 */
export function createItemList(): ItemList {
  let items: TranscriptItem[] = []
  let entries: ToolEntry[] = []
  /** Copies that were given out; `null`: out of date. */
  let givenItems: readonly TranscriptItem[] | null = null
  let givenEntries: readonly ToolEntry[] | null = null

  function append(slot: Slot, isLive: boolean): void {
    slot.position = -1
    if (slot.isGone || (slot.kind === 'card' && slot.parent !== null)) return
    const item = buildItem(slot, isLive)
    slot.position = items.push(item) - 1
    givenItems = null
    if (slot.kind === 'other' || item.kind === 'other') return
    slot.entryPosition = entries.push(item.entry) - 1
    givenEntries = null
  }

  function refresh(slot: Slot, isLive: boolean): void {
    const item = buildItem(slot, isLive)
    if (items[slot.position] === item) return
    items[slot.position] = item
    givenItems = null
    if (slot.kind === 'other' || item.kind === 'other') return
    entries[slot.entryPosition] = item.entry
    givenEntries = null
  }

  function rebuild(slots: readonly Slot[], isLive: boolean): void {
    const before = { items, entries, givenItems, givenEntries }
    items = []
    entries = []
    for (const slot of slots) append(slot, isLive)
    givenItems = hasSameItems(items, before.items) ? before.givenItems : null
    givenEntries = hasSameItems(entries, before.entries) ? before.givenEntries : null
  }

  return {
    rebuild,
    update(slots, { added, changed, isReordered }, isLive) {
      if (isReordered) return rebuild(slots, isLive)
      for (const slot of changed) refresh(slot, isLive)
      for (const slot of added) append(slot, isLive)
    },
    get items() {
      return givenItems ??= items.slice()
    },
    get entries() {
      return givenEntries ??= entries.slice()
    },
  }
}

function buildItem(slot: Slot, isLive: boolean): TranscriptItem {
  return slot.kind === 'other' ? buildOther(slot) : buildCardItem(slot, isLive)
}

function buildCardItem(card: Card, isLive: boolean): TranscriptItem {
  const entry = buildEntry(card, isLive)
  if (card.item?.entry !== entry) card.item = { kind: 'tool', key: entry.key, entry }
  return card.item
}
