import type { TranscriptIssue } from '../model'
import { dispatch } from '../formats/dispatch/format'
import { buildEntry } from './build-entry'
import { carryOverByContent, carryOverByOrigin, carryOverUntouched } from './carry-over'
import { createFormerCards } from './former-cards'
import { hasMoved } from './has-moved'
import { createItemList } from './item-list'
import type { EndMark } from './read-records'
import { readRecords, startReading } from './read-records'
import { createRecordMemory } from './record-memory'
import { createRenderKeys } from './render-keys'
import type { Slot } from './slot'
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
  const memory = createRecordMemory()
  const list = createItemList()
  let isLive = options.live ?? true

  let reading = startReading(format)
  let records: unknown[] = []
  /** Number of the first record: those that are put in front later count down from here. */
  let first = 0
  let marks: EndMark[] = []

  let isStale = false
  /** All has been read again. */
  let isAnew = false
  let issues: readonly TranscriptIssue[] = []

  function add(record: unknown): void {
    const index = records.push(record) - 1
    reading.read(record, first + index, index)
    isStale = true
  }

  /** `isMoved`: the records of before are all there, only with others in front, or some of them cut off there. */
  function readAgain(isMoved: boolean, carryOver: (before: readonly Slot[], after: readonly Slot[]) => void): void {
    // What an entry said of its card counts, not when the host last looked.
    build()
    const before = reading.table.slots
    reading = readRecords(format, records, first, marks, isMoved ? new Set(before.map(slot => slot.origin)) : undefined)
    const { slots, index } = reading.table
    carryOver(before, slots)
    for (const card of [...index.open]) index.track(card)
    // In the order in which they opened, those that are gone again included: as if they had come one by one.
    for (const slot of reading.table.takeChanges().added) keys.assign(slot)
    for (const slot of slots) keys.assign(slot)
    keys.forget(before)
    issues = []
    isStale = true
    isAnew = true
  }

  function build(): void {
    if (!isStale) return
    isStale = false
    const { table } = reading
    const changes = table.takeChanges()
    for (const slot of changes.added) keys.assign(slot)
    if (isAnew) list.rebuild(table.slots, isLive)
    else list.update(table.slots, changes, isLive)
    isAnew = false
  }

  return {
    push(...added) {
      for (const record of added) add(record)
    },
    prepend(...added) {
      if (added.length === 0) return
      records = [...added, ...records]
      first -= added.length
      memory.forget()
      readAgain(true, (before, after) => void carryOverByContent(carryOverByOrigin(before, after)))
    },
    replace(all) {
      const unchanged = memory.compare(all)
      marks = []
      if (unchanged === records.length && unchanged > 0) {
        for (let index = unchanged; index < all.length; index++) add(all[index])
        return
      }
      const isMoved = hasMoved(records, all)
      if (isMoved) first += records.length - all.length
      records = [...all]
      readAgain(isMoved, (before, after) => {
        const rest = isMoved ? carryOverByOrigin(before, after) : carryOverUntouched(before, after, unchanged)
        former.keep(carryOverByContent(rest, former.take))
      })
    },
    settle(reason) {
      marks.push({ before: first + records.length, ...(reason !== undefined && { reason }) })
      reading.settle(reason)
      isStale = true
    },
    get(keyOrId) {
      build()
      const keyed = keys.find(keyOrId)
      const card = keyed?.kind === 'card' && !keyed.isGone ? keyed : reading.table.index.groupOf(keyOrId)?.cards.at(-1)
      return card === undefined ? undefined : buildEntry(card, isLive)
    },
    get items() {
      build()
      return list.items
    },
    get entries() {
      build()
      return list.entries
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
