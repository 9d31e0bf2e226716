import type { ToolEntry, TranscriptIssue, TranscriptItem } from '../model'
import { dispatch } from '../formats/dispatch/format'
import { buildEntry, keepSameItems } from './build-entry'
import type { Card } from './card'
import { carryOverByContent, carryOverByOrigin } from './carry-over'
import { createFormerCards } from './former-cards'
import type { EndMark } from './read-records'
import { readRecords, startReading } from './read-records'
import { createRenderKeys } from './render-keys'
import type { Slot } from './slot'
import { buildOther } from './slot'
import type { Transcript, TranscriptOptions } from './transcript'

/**
 * Makes a transcript: pairs calls with results as records come in, in any order and with any ids.
 *
 * Adding is incremental, reading is lazy, and nothing in a record makes it throw. Without a format it
 * understands the native records and brings no other format along.
 *
 * @example
 * const transcript = createTranscript()
 * transcript.push({ type: 'tool-call', toolCallId: 'a', toolName: 'run_shell', input: { command: 'ls' } })
 * transcript.entries[0].status // → 'pending'
 */
export function createTranscript(options: TranscriptOptions = {}): Transcript {
  const { format = dispatch } = options
  const keys = createRenderKeys()
  const former = createFormerCards()
  const byKey = new Map<string, Card>()
  let isLive = options.live ?? true

  let reading = startReading(format)
  let records: unknown[] = []
  /** Number of the first record: those that are put in front later count down from here. */
  let first = 0
  let marks: EndMark[] = []

  let isStale = false
  let items: readonly TranscriptItem[] = []
  let entries: readonly ToolEntry[] = []
  let issues: readonly TranscriptIssue[] = []

  function giveKeys(): void {
    for (const slot of reading.table.takeNewSlots()) {
      keys.assign(slot)
      if (slot.kind === 'card') byKey.set(slot.key, slot)
    }
    isStale = true
  }

  function readAgain(carryOver: (before: readonly Slot[], after: readonly Slot[]) => void): void {
    // What an entry said of its card counts, not when the host last looked.
    build()
    const before = reading.table.slots
    reading = readRecords(format, records, first, marks)
    const { slots, index } = reading.table
    carryOver(before, slots)
    for (const card of [...index.open]) index.track(card)
    byKey.clear()
    issues = []
    giveKeys()
  }

  function build(): void {
    if (!isStale) return
    isStale = false
    const next: TranscriptItem[] = []
    for (const slot of reading.table.slots) {
      if (slot.kind === 'other') next.push(buildOther(slot))
      else if (slot.parent === null) next.push(buildItem(slot))
    }
    items = keepSameItems(items, next)
    entries = keepSameItems(entries, items.flatMap(item => item.kind === 'tool' ? [item.entry] : []))
  }

  function buildItem(card: Card): TranscriptItem {
    const entry = buildEntry(card, isLive)
    if (card.item?.entry !== entry) card.item = { kind: 'tool', key: entry.key, entry }
    return card.item
  }

  return {
    push(...added) {
      for (const record of added) {
        const index = records.push(record) - 1
        reading.read(record, first + index, index)
      }
      giveKeys()
    },
    prepend(...added) {
      if (added.length === 0) return
      records = [...added, ...records]
      first -= added.length
      readAgain(carryOverByOrigin)
    },
    replace(list) {
      records = [...list]
      first = 0
      marks = []
      readAgain((before, after) => former.keep(carryOverByContent(before, after, former.take)))
    },
    settle(reason) {
      marks.push({ before: first + records.length, ...(reason !== undefined && { reason }) })
      reading.settle(reason)
      isStale = true
    },
    get(keyOrId) {
      const { index } = reading.table
      const keyed = byKey.get(keyOrId)
      const card = keyed !== undefined && !keyed.isGone ? keyed : index.groupOf(keyOrId)?.cards.at(-1)
      return card === undefined ? undefined : buildEntry(card, isLive)
    },
    get items() {
      build()
      return items
    },
    get entries() {
      build()
      return entries
    },
    get issues() {
      const known = reading.table.issues
      if (issues.length !== known.length) issues = [...known]
      return issues
    },
    get live() {
      return isLive
    },
    set live(value) {
      if (value === isLive) return
      isLive = value
      for (const card of reading.table.index.open) reading.table.touch(card)
      isStale = true
    },
  }
}
