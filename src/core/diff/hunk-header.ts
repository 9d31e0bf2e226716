/** What the line that opens a hunk says. */
export interface HunkHeader {
  readonly oldStart: number
  /** Rows of each old side: of one in a plain patch, of every parent in a merge. */
  readonly oldCounts: readonly number[]
  readonly newStart: number
  readonly newCount: number
  readonly words: string
}

const HUNK = /^(@{2,17})((?: -\d{1,9}(?:,\d{1,9})?)+) \+(\d{1,9})(?:,(\d{1,9}))? \1 ?(.*)$/s

/**
 * Reads the header of a hunk with line numbers; `undefined` for any other line. A merge has one range more
 * for each further parent, and one `@` more.
 *
 * `'@@ -1,2 +1 @@ f()'` → `{ oldStart: 1, oldCounts: [2], newStart: 1, newCount: 1, words: 'f()' }`
 */
export function readHunkHeader(line: string): HunkHeader | undefined {
  const [, signs = '', ranges = '', newStart, newCount, words = ''] = HUNK.exec(line) ?? []
  const old = ranges.split(' -').slice(1).map(range => range.split(',').map(Number))
  if (newStart === undefined || old.length !== signs.length - 1) return undefined
  return {
    oldStart: old[0]?.[0] ?? 1,
    oldCounts: old.map(([, count]) => count ?? 1),
    newStart: Number(newStart),
    newCount: Number(newCount ?? 1),
    words,
  }
}
