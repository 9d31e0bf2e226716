import { diffArrays } from 'diff'
import { MAX_LINE_EDITS } from './limits'

/** A run of old items that gives way to a run of new ones. Positions count from 0; one side may be empty. */
export interface Change {
  readonly oldStart: number
  readonly oldCount: number
  readonly newStart: number
  readonly newCount: number
}

/**
 * Finds what changed between two lists, in order, with no two changes touching.
 *
 * The answer is the shortest one as long as it needs at most `maxEdits` edits; beyond, everything
 * between the common start and the common end is one change. Time is bounded by items × edits.
 *
 * `['a', 'b', 'c'], ['a', 'x', 'c']` → `[{ oldStart: 1, oldCount: 1, newStart: 1, newCount: 1 }]`
 */
export function findChanges(
  oldItems: readonly string[],
  newItems: readonly string[],
  maxEdits: number = MAX_LINE_EDITS,
): readonly Change[] {
  const start = countCommonStart(oldItems, newItems)
  const end = countCommonEnd(oldItems, newItems, start)
  const whole: Change = {
    oldStart: start,
    oldCount: oldItems.length - end - start,
    newStart: start,
    newCount: newItems.length - end - start,
  }
  if (whole.oldCount === 0 && whole.newCount === 0) return []
  if (whole.oldCount === 0 || whole.newCount === 0) return [whole]
  return splitChange(whole, oldItems, newItems, maxEdits)
}

/** Adds up the sizes of changes. */
export function sumChanges(changes: readonly Change[]): { added: number, removed: number } {
  let added = 0
  let removed = 0
  for (const change of changes) {
    added += change.newCount
    removed += change.oldCount
  }
  return { added, removed }
}

function countCommonStart(oldItems: readonly string[], newItems: readonly string[]): number {
  const limit = Math.min(oldItems.length, newItems.length)
  let count = 0
  while (count < limit && oldItems[count] === newItems[count]) count++
  return count
}

function countCommonEnd(oldItems: readonly string[], newItems: readonly string[], start: number): number {
  const limit = Math.min(oldItems.length, newItems.length) - start
  let count = 0
  while (count < limit && oldItems[oldItems.length - 1 - count] === newItems[newItems.length - 1 - count]) count++
  return count
}

/** Items of one side that occur on the other side too, as numbers, with their positions. */
interface SharedItems {
  readonly ids: number[]
  readonly positions: number[]
}

function splitChange(
  whole: Change,
  oldItems: readonly string[],
  newItems: readonly string[],
  maxEdits: number,
): readonly Change[] {
  const [oldShared, newShared] = keepSharedItems(whole, oldItems, newItems)
  const parts = oldShared.ids.length > 0 && newShared.ids.length > 0
    ? diffArrays(oldShared.ids, newShared.ids, { maxEditLength: maxEdits })
    : undefined
  if (parts === undefined) return [whole]

  const changes: Change[] = []
  let oldStart = whole.oldStart
  let newStart = whole.newStart
  const closeAt = (oldEnd: number, newEnd: number) => {
    const change = { oldStart, oldCount: oldEnd - oldStart, newStart, newCount: newEnd - newStart }
    if (change.oldCount > 0 || change.newCount > 0) changes.push(change)
    oldStart = oldEnd + 1
    newStart = newEnd + 1
  }
  let oldShare = 0
  let newShare = 0
  for (const part of parts) {
    if (part.added) {
      newShare += part.count
    }
    else if (part.removed) {
      oldShare += part.count
    }
    else {
      for (let i = 0; i < part.count; i++) {
        closeAt(oldShared.positions[oldShare++] ?? 0, newShared.positions[newShare++] ?? 0)
      }
    }
  }
  closeAt(whole.oldStart + whole.oldCount, whole.newStart + whole.newCount)
  return changes
}

/**
 * Leaves out what only one side has: it can be in no common subsequence, yet each such item would
 * cost an edit. A rewritten file is cheap that way.
 */
function keepSharedItems(
  whole: Change,
  oldItems: readonly string[],
  newItems: readonly string[],
): [SharedItems, SharedItems] {
  const oldEnd = whole.oldStart + whole.oldCount
  const newEnd = whole.newStart + whole.newCount
  const idOf = new Map<string, number>()
  for (let i = whole.oldStart; i < oldEnd; i++) {
    const item = oldItems[i] ?? ''
    if (!idOf.has(item)) idOf.set(item, idOf.size)
  }
  const isInNew = new Uint8Array(idOf.size)
  const newShared: SharedItems = { ids: [], positions: [] }
  for (let i = whole.newStart; i < newEnd; i++) {
    const id = idOf.get(newItems[i] ?? '')
    if (id === undefined) continue
    isInNew[id] = 1
    newShared.ids.push(id)
    newShared.positions.push(i)
  }
  const oldShared: SharedItems = { ids: [], positions: [] }
  for (let i = whole.oldStart; i < oldEnd; i++) {
    const id = idOf.get(oldItems[i] ?? '') ?? 0
    if (isInNew[id] === 0) continue
    oldShared.ids.push(id)
    oldShared.positions.push(i)
  }
  return [oldShared, newShared]
}
