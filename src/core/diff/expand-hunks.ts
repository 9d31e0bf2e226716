import type { DiffHunk, DiffLine } from '../model'
import type { DiffGap, UnchangedLines } from './unchanged-lines'

/** How much of a gap is shown: rows below the hunk before it, and rows above the hunk behind it. */
export interface ShownContext {
  readonly fromStart: number
  readonly fromEnd: number
}

/** A hunk as it is shown, and what is hidden in front of it. */
export interface DiffSection {
  readonly hunk: DiffHunk
  /** Index of the gap in front of it. */
  readonly gap: number
  /** Rows of that gap that are not shown; 0 also where they are not known. */
  readonly hidden: number
  /** The rows belong to the section before, which was cut. */
  readonly isContinued?: true
}

/** The hunks of a diff with the context that a reader has asked for. */
export interface ExpandedHunks {
  readonly sections: readonly DiffSection[]
  /** Rows behind the last section that are not shown. */
  readonly hiddenAfter: number
}

/**
 * Adds unchanged rows to hunks. Hunks between which nothing is hidden any more become one, with the
 * range of all its rows and the header of the first. `shown` tells how much of a gap is wanted; more
 * than there is counts as all, and only the near end of the first and the last gap can be wanted.
 * Without `unchanged` every hunk stays as it is.
 */
export function expandHunks(
  hunks: readonly DiffHunk[],
  unchanged: UnchangedLines | null,
  shown: (gap: number) => ShownContext,
): ExpandedHunks {
  if (unchanged === null) return { sections: hunks.map((hunk, gap) => ({ hunk, gap, hidden: 0 })), hiddenAfter: 0 }
  const sections: DiffSection[] = []
  let hiddenAfter = 0
  unchanged.gaps.forEach((gap, index) => {
    const hunk = hunks[index]
    const fromStart = index === 0 ? 0 : clamp(shown(index).fromStart, gap.count)
    const fromEnd = hunk === undefined ? 0 : clamp(shown(index).fromEnd, gap.count - fromStart)
    const hidden = gap.count - fromStart - fromEnd
    appendRows(sections, toRows(unchanged, gap, 0, fromStart))
    if (hunk === undefined) {
      hiddenAfter = hidden
      return
    }
    const lines = [...toRows(unchanged, gap, gap.count - fromEnd, gap.count), ...hunk.lines]
    if (index > 0 && hidden === 0) appendRows(sections, lines)
    else sections.push({ hunk: withLines(hunk, lines), gap: index, hidden })
  })
  return { sections, hiddenAfter }
}

function clamp(count: number, limit: number): number {
  return Math.max(0, Math.min(count, limit))
}

function toRows(unchanged: UnchangedLines, gap: DiffGap, from: number, to: number): readonly DiffLine[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const oldLine = gap.oldLine + from + index
    const newLine = gap.newLine + from + index
    return {
      kind: 'context',
      text: unchanged.textOf(oldLine, newLine),
      oldLine,
      newLine,
      ...(newLine === unchanged.unendedLine ? { noNewline: true } : {}),
    }
  })
}

function appendRows(sections: DiffSection[], lines: readonly DiffLine[]): void {
  const last = sections.pop()
  if (last === undefined) return
  sections.push(lines.length === 0 ? last : { ...last, hunk: withLines(last.hunk, [...last.hunk.lines, ...lines]) })
}

/** The hunk with other rows; its range is read from them. */
function withLines(hunk: DiffHunk, lines: readonly DiffLine[]): DiffHunk {
  const old = lines.filter(line => line.oldLine !== null)
  const now = lines.filter(line => line.newLine !== null)
  return {
    ...hunk,
    oldStart: old[0]?.oldLine ?? hunk.oldStart,
    oldLines: old.length,
    newStart: now[0]?.newLine ?? hunk.newStart,
    newLines: now.length,
    lines,
  }
}
