import type { DiffHunk, DiffLine } from '../model'
import type { Change } from './find-changes'
import { markWords } from './mark-words'
import { MAX_MARKED_PAIRS } from './limits'

/** One side of a comparison. */
export interface DiffSide {
  readonly lines: readonly string[]
  /** Number of the first line, from 1. */
  readonly firstLine: number
  /** The last line is to be marked as one without a line end. */
  readonly marksEnd: boolean
}

/**
 * Groups changes into hunks with the lines around them. Changes share a hunk when their surroundings
 * touch: at most two contexts apart. Removals come before additions. `context` is the number of
 * unchanged lines on either side of a change, not negative.
 */
export function buildHunks(
  oldSide: DiffSide,
  newSide: DiffSide,
  changes: readonly Change[],
  context: number,
): readonly DiffHunk[] {
  const budget = { pairs: MAX_MARKED_PAIRS }
  return groupChanges(changes, context).map((group) => {
    const hunk = buildHunk(oldSide, newSide, group, context)
    return { ...hunk, lines: markWords(hunk.lines, budget) }
  })
}

function groupChanges(changes: readonly Change[], context: number): readonly Change[][] {
  const groups: Change[][] = []
  let lastEnd = 0
  for (const change of changes) {
    const group = groups.at(-1)
    if (group !== undefined && change.oldStart - lastEnd <= 2 * context) group.push(change)
    else groups.push([change])
    lastEnd = change.oldStart + change.oldCount
  }
  return groups
}

function buildHunk(oldSide: DiffSide, newSide: DiffSide, group: readonly Change[], context: number): DiffHunk {
  const lines: DiffLine[] = []
  const lead = Math.min(context, group[0]?.oldStart ?? 0)
  let oldIndex = (group[0]?.oldStart ?? 0) - lead
  let newIndex = (group[0]?.newStart ?? 0) - lead
  const oldFrom = oldIndex
  const newFrom = newIndex

  const pushContext = (oldEnd: number) => {
    while (oldIndex < oldEnd) lines.push(toContextRow(oldSide, newSide, oldIndex++, newIndex++))
  }
  for (const change of group) {
    pushContext(change.oldStart)
    for (let i = 0; i < change.oldCount; i++) lines.push(toRow('removed', oldSide, oldIndex++))
    for (let i = 0; i < change.newCount; i++) lines.push(toRow('added', newSide, newIndex++))
  }
  pushContext(Math.min(oldIndex + context, oldSide.lines.length))

  const oldLines = oldIndex - oldFrom
  const newLines = newIndex - newFrom
  return {
    oldStart: toHunkStart(oldSide, oldFrom, oldLines),
    oldLines,
    newStart: toHunkStart(newSide, newFrom, newLines),
    newLines,
    lines,
  }
}

/** A side without lines names the line before, as unified diffs do: `@@ -0,0 +1,2 @@`. */
function toHunkStart(side: DiffSide, index: number, count: number): number {
  return side.firstLine + index - (count === 0 ? 1 : 0)
}

function toRow(kind: 'removed' | 'added', side: DiffSide, index: number): DiffLine {
  const line = side.firstLine + index
  return {
    kind,
    text: side.lines[index] ?? '',
    oldLine: kind === 'removed' ? line : null,
    newLine: kind === 'added' ? line : null,
    ...(hasMarkedEnd(side, index) ? { noNewline: true } : {}),
  }
}

function toContextRow(oldSide: DiffSide, newSide: DiffSide, oldIndex: number, newIndex: number): DiffLine {
  return {
    kind: 'context',
    text: newSide.lines[newIndex] ?? '',
    oldLine: oldSide.firstLine + oldIndex,
    newLine: newSide.firstLine + newIndex,
    ...(hasMarkedEnd(oldSide, oldIndex) && hasMarkedEnd(newSide, newIndex) ? { noNewline: true } : {}),
  }
}

function hasMarkedEnd(side: DiffSide, index: number): boolean {
  return side.marksEnd && index === side.lines.length - 1
}
