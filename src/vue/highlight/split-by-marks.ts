import type { DiffLine } from '../../core/model'
import type { HighlightToken, TokenKind } from './highlighter'

/** A piece of a line that is drawn in one way. */
export interface TextRun {
  readonly text: string
  readonly kind: TokenKind | null
  /** The piece is in a word mark. */
  readonly marked: boolean
}

/**
 * Cuts tokens where word marks begin and end. The runs together are the text of the tokens; marks
 * beyond it, empty ones and overlaps do no harm.
 *
 * `[['const a', null]], [[6, 7]]` → `const ` unmarked, `a` marked
 */
export function splitByMarks(
  tokens: readonly HighlightToken[],
  marks: NonNullable<DiffLine['marks']>,
): readonly TextRun[] {
  const runs: TextRun[] = []
  let offset = 0
  for (const [text, kind] of tokens) {
    const end = offset + text.length
    while (offset < end) {
      const mark = marks.find(([from, to]) => from <= offset && offset < to)
      const next = mark === undefined ? findNextStart(marks, offset, end) : Math.min(mark[1], end)
      const from = text.length - (end - offset)
      runs.push({ text: text.slice(from, from + next - offset), kind, marked: mark !== undefined })
      offset = next
    }
  }
  return runs
}

function findNextStart(marks: NonNullable<DiffLine['marks']>, offset: number, end: number): number {
  return marks.reduce((next, [from, to]) => from > offset && from < to ? Math.min(next, from) : next, end)
}
