import type { DiffLine } from '../model'
import { normalizeLineEnds } from './text-lines'

/** The rows of a hunk of a merge, and how many lines its sides have. */
export interface MergeRows {
  readonly lines: readonly DiffLine[]
  readonly oldLines: number
  readonly newLines: number
}

/**
 * Reads the rows of a merge, which have a sign for each parent: removed is what the merge has not, added
 * what some parent has not. Old numbers are those of the first parent; a line that it never had has none.
 *
 * `['- a', ' -b', '++c'], 2` → removed `a`, removed `b`, added `c`
 */
export function readMergeRows(rows: readonly string[], parents: number, oldStart: number, newStart: number): MergeRows {
  const lines: DiffLine[] = []
  let oldLine = oldStart
  let newLine = newStart
  for (const row of rows) {
    const last = lines.at(-1)
    if (row.startsWith('\\')) {
      if (last !== undefined) lines[lines.length - 1] = { ...last, noNewline: true }
      continue
    }
    const signs = row.slice(0, parents)
    const kind = signs.includes('-') ? 'removed' : signs.includes('+') ? 'added' : 'context'
    const isOfFirst = kind === 'removed' ? signs.startsWith('-') : !signs.startsWith('+')
    lines.push({
      kind,
      text: normalizeLineEnds(row.slice(parents)),
      oldLine: kind !== 'added' && isOfFirst ? oldLine : null,
      newLine: kind === 'removed' ? null : newLine,
    })
    if (isOfFirst) oldLine++
    if (kind !== 'removed') newLine++
  }
  return { lines, oldLines: oldLine - oldStart, newLines: newLine - newStart }
}
