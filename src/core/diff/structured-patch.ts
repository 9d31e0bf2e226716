import type { DiffHunk } from '../model'
import { MAX_LINES, MAX_MARKED_PAIRS } from './limits'
import { readHunk } from './read-rows'

/**
 * Reads hunks that a tool reports as data: `{ oldStart, oldLines, newStart, newLines, lines }` with rows
 * such as `' same'`, `'-old'`, `'+new'`. Claude Code's `structuredPatch` and the `hunks` of the package
 * `diff` have this shape.
 *
 * Items that cannot be read are left out, so are rows that are no strings; lengths are counted anew; a
 * missing start continues from the hunk before. At most 50,000 rows are read.
 *
 * @returns `null` when there is no list, or nothing in it is a hunk; `[]` for an empty list.
 */
export function readStructuredPatch(hunks: unknown): readonly DiffHunk[] | null {
  try {
    if (!Array.isArray(hunks)) return null
    const budget = { pairs: MAX_MARKED_PAIRS }
    const read: DiffHunk[] = []
    let rowsLeft = MAX_LINES
    for (const item of hunks) {
      if (rowsLeft <= 0) break
      const hunk = readItem(item, read.at(-1), rowsLeft, budget)
      if (hunk === null) continue
      read.push(hunk)
      rowsLeft -= hunk.lines.length
    }
    return read.length > 0 || hunks.length === 0 ? read : null
  }
  catch {
    // A list that throws when it is walked.
    return null
  }
}

function readItem(
  item: unknown,
  previous: DiffHunk | undefined,
  rowLimit: number,
  budget: { pairs: number },
): DiffHunk | null {
  try {
    if (typeof item !== 'object' || item === null) return null
    const lines = readOwn(item, 'lines')
    if (!Array.isArray(lines)) return null
    const rows = lines.slice(0, rowLimit).filter(line => typeof line === 'string')
    if (rows.length === 0) return null
    return readHunk({
      oldStart: readStart(readOwn(item, 'oldStart'), previous && previous.oldStart + previous.oldLines),
      newStart: readStart(readOwn(item, 'newStart'), previous && previous.newStart + previous.newLines),
      rows,
    }, budget)
  }
  catch {
    // A getter that throws spoils its own hunk only.
    return null
  }
}

function readOwn(item: object, key: string): unknown {
  return Object.hasOwn(item, key) ? Reflect.get(item, key) : undefined
}

function readStart(value: unknown, fallback = 1): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : fallback
}
