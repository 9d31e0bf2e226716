import type { DiffHunk, DiffLine } from '../model'
import { markWords } from './mark-words'
import { readMergeRows } from './read-merge-rows'
import { normalizeLineEnds } from './text-lines'

/** A hunk as patches write it. */
export interface RawHunk {
  readonly oldStart: number
  readonly newStart: number
  readonly header?: string
  /** Rows that start with a space, `+`, `-`, or a backslash. */
  readonly rows: readonly string[]
  /** Signs that each row starts with: one for every parent of a merge. @default 1 */
  readonly parents?: number
}

/**
 * Reads the rows of a patch hunk. The lengths are counted from the rows, whatever the patch says of
 * them. A row without a sign is taken as unchanged, an empty one as an unchanged empty line. `budget`
 * says how many pairs of rows may still get word marks.
 */
export function readHunk(raw: RawHunk, budget?: { pairs: number }): DiffHunk {
  const { oldStart, newStart, rows, parents = 1 } = raw
  const { lines, oldLines, newLines } = parents > 1 ? readMergeRows(rows, parents, oldStart, newStart) : readRows(raw)
  return {
    oldStart: toHunkStart(oldStart, oldLines),
    oldLines,
    newStart: toHunkStart(newStart, newLines),
    newLines,
    ...(raw.header ? { header: raw.header } : {}),
    lines: markWords(lines, budget),
  }
}

function readRows(raw: RawHunk): Pick<DiffHunk, 'lines' | 'oldLines' | 'newLines'> {
  const lines: DiffLine[] = []
  let oldLine = raw.oldStart
  let newLine = raw.newStart
  for (const row of raw.rows) {
    const sign = row.charAt(0)
    const text = normalizeLineEnds(row.slice(1))
    if (sign === '+') lines.push({ kind: 'added', text, oldLine: null, newLine: newLine++ })
    else if (sign === '-') lines.push({ kind: 'removed', text, oldLine: oldLine++, newLine: null })
    else if (sign === '\\') markLastRow(lines)
    else {
      const content = sign === ' ' ? text : normalizeLineEnds(row)
      lines.push({ kind: 'context', text: content, oldLine: oldLine++, newLine: newLine++ })
    }
  }
  return { lines, oldLines: oldLine - raw.oldStart, newLines: newLine - raw.newStart }
}

/** Counts the added and removed rows of hunks. */
export function countRows(hunks: readonly DiffHunk[]): { added: number, removed: number } {
  let added = 0
  let removed = 0
  for (const hunk of hunks) {
    for (const line of hunk.lines) {
      if (line.kind === 'added') added++
      if (line.kind === 'removed') removed++
    }
  }
  return { added, removed }
}

/** `\ No newline at end of file` speaks of the row before it. */
function markLastRow(lines: DiffLine[]): void {
  const last = lines.pop()
  if (last !== undefined) lines.push({ ...last, noNewline: true })
}

/** Some producers write 1,0 for a side that has no lines at all, where unified diffs write 0,0. */
function toHunkStart(start: number, count: number): number {
  return count === 0 && start === 1 ? 0 : start
}
