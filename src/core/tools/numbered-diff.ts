import { readStructuredPatch } from '../diff/structured-patch'
import type { DiffHunk } from '../model/view'

/** A sign, the number of the line, and its text: `-12 old` (pi, oh-my-pi), `+12: new` (Cline). */
const row = /^([-+ ]) *(\d{1,9})(?::? |:?$)(.*)$/s
/** Lines that are left out between changes. */
const gap = /^\s*\.{3}$/

interface NumberedRow {
  readonly sign: string
  readonly number: number
  readonly text: string
}

/** Longest diff that is read, in UTF-16 units. */
const longestDiff = 2_000_000

/**
 * Reads a diff whose rows have their line numbers in front instead of hunk headers; `null` when a row is
 * anything else or nothing changes.
 *
 * The numbers of changed rows place a hunk; those of unchanged rows count in the old or the new text,
 * depending on the producer, and are not read.
 *
 * @example readNumberedDiff('-4 a\n+4 b') // → [{ oldStart: 4, newStart: 4, … }]
 */
export function readNumberedDiff(text: string): readonly DiffHunk[] | null {
  if (text.length > longestDiff) return null
  const groups: NumberedRow[][] = [[]]
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const match = row.exec(line)
    if (match !== null) groups.at(-1)?.push({ sign: match[1] ?? ' ', number: Number(match[2]), text: match[3] ?? '' })
    else if (gap.test(line)) groups.push([])
    else return null
  }
  const changed = groups.filter(rows => rows.some(({ sign }) => sign !== ' '))
  let shift = 0
  const hunks = changed.map((rows) => {
    const oldStart = startOf(rows, '-') ?? Math.max(1, (startOf(rows, '+') ?? 1) - shift)
    const newStart = startOf(rows, '+') ?? oldStart + shift
    shift += countSign(rows, '+') - countSign(rows, '-')
    return { oldStart, newStart, lines: rows.map(({ sign, text }) => `${sign}${text}`) }
  })
  return hunks.length === 0 ? null : readStructuredPatch(hunks)
}

/** Where a side starts, told by its first changed row; `undefined` when it has none. */
function startOf(rows: readonly NumberedRow[], sign: '-' | '+'): number | undefined {
  const index = rows.findIndex(row => row.sign === sign)
  const first = rows[index]
  if (first === undefined) return undefined
  const before = rows.slice(0, index).filter(row => row.sign === ' ').length
  return Math.max(1, first.number - before)
}

function countSign(rows: readonly NumberedRow[], sign: string): number {
  return rows.filter(row => row.sign === sign).length
}
