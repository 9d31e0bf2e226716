import { findChanges, sumChanges } from './find-changes'
import type { Change } from './find-changes'
import { splitTextLines } from './text-lines'
import type { TextLines } from './text-lines'

/** What a line diff of two texts found. */
export interface TextComparison {
  readonly old: TextLines
  readonly new: TextLines
  /** What to show: lines that differ, and the last line where all that it lost or got is its line end. */
  readonly changes: readonly Change[]
  /** How many lines differ. */
  readonly added: number
  readonly removed: number
}

/**
 * Compares two texts line by line, whatever their line ends are. `null` stands for no file and has no
 * lines. A line end that only the last line lost or got is shown, as unified diffs do, but not counted.
 */
export function compareTexts(oldText: string | null, newText: string | null): TextComparison {
  const oldLines = splitTextLines(oldText ?? '')
  const newLines = splitTextLines(newText ?? '')
  const changes = findChanges(oldLines.lines, newLines.lines)
  return {
    old: oldLines,
    new: newLines,
    changes: addFinalNewline(oldLines, newLines, changes),
    ...sumChanges(changes),
  }
}

function addFinalNewline(old: TextLines, now: TextLines, changes: readonly Change[]): readonly Change[] {
  const oldStart = old.lines.length - 1
  const newStart = now.lines.length - 1
  if (oldStart < 0 || newStart < 0 || old.lacksFinalNewline === now.lacksFinalNewline) return changes
  const last = changes.at(-1)
  const oldEnd = last === undefined ? 0 : last.oldStart + last.oldCount
  const newEnd = last === undefined ? 0 : last.newStart + last.newCount
  if (oldEnd > oldStart || newEnd > newStart) return changes
  if (last === undefined || oldEnd < oldStart) return [...changes, { oldStart, oldCount: 1, newStart, newCount: 1 }]
  // Two changes never touch: the last one grows.
  return [...changes.slice(0, -1), { ...last, oldCount: last.oldCount + 1, newCount: last.newCount + 1 }]
}
