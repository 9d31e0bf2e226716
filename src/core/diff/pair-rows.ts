import type { DiffLine } from '../model'

/** Two rows that stand side by side; `null`: that side has none here. */
export type RowPair = readonly [old: DiffLine | null, new: DiffLine | null]

/**
 * Lays rows out side by side: unchanged rows stand on both sides, and in each block of removed and added
 * rows the n-th removed one faces the n-th added one.
 *
 * removed `a`, removed `b`, added `c` → `[[a, c], [b, null]]`
 */
export function pairRows(lines: readonly DiffLine[]): readonly RowPair[] {
  const pairs: RowPair[] = []
  let index = 0
  while (index < lines.length) {
    const removed = takeRun(lines, index, 'removed')
    const added = takeRun(lines, index + removed.length, 'added')
    const count = Math.max(removed.length, added.length)
    for (let row = 0; row < count; row++) pairs.push([removed[row] ?? null, added[row] ?? null])
    index += removed.length + added.length
    const line = lines[index]
    if (count === 0 && line !== undefined) {
      pairs.push([line, line])
      index++
    }
  }
  return pairs
}

function takeRun(lines: readonly DiffLine[], from: number, kind: DiffLine['kind']): readonly DiffLine[] {
  let end = from
  while (lines[end]?.kind === kind) end++
  return lines.slice(from, end)
}
