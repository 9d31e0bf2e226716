import type { DiffHunk, FileDiff } from '../model'
import { splitTextLines } from './text-lines'

/** A run of unchanged lines that the hunks leave out. */
export interface DiffGap {
  /** Number of its first line in the old and in the new text, from 1. */
  readonly oldLine: number
  readonly newLine: number
  readonly count: number
}

/** The lines of a diff that no hunk shows. */
export interface UnchangedLines {
  /** The gap in front of each hunk, and the one behind the last; all of them may be empty. */
  readonly gaps: readonly DiffGap[]
  /** Yields a line of a gap by its number in the old and in the new text. */
  readonly textOf: (oldLine: number, newLine: number) => string
  /** Number of the last line in the new text where it has no line end and rows are to be marked so; else 0. */
  readonly unendedLine: number
}

/**
 * Finds the unchanged lines between the hunks of a diff, where one of the whole texts is known. `null`
 * when none is, when there are no hunks, and when the hunks are not those of the text.
 *
 * 60 lines of which the 30th changed, 3 lines of context → gaps of 26, then 27 lines
 */
export function findUnchangedLines(file: FileDiff): UnchangedLines | null {
  const { newText, oldText, hunks } = file
  const isNew = typeof newText === 'string'
  const text = isNew ? newText : oldText
  if (typeof text !== 'string' || hunks.length === 0) return null
  const { lines, lacksFinalNewline } = splitTextLines(text)
  if (!hunks.every(hunk => fitsText(hunk, lines, isNew))) return null
  const gaps = findGaps(hunks, lines.length, isNew)
  if (gaps === null) return null
  return {
    gaps,
    textOf: (oldLine, newLine) => lines[(isNew ? newLine : oldLine) - 1] ?? '',
    unendedLine: lacksFinalNewline && file.relative !== true ? findLastLine(gaps) : 0,
  }
}

function fitsText(hunk: DiffHunk, lines: readonly string[], isNew: boolean): boolean {
  return hunk.lines.every((line) => {
    const number = isNew ? line.newLine : line.oldLine
    return number === null || lines[number - 1] === line.text
  })
}

function findGaps(hunks: readonly DiffHunk[], lineCount: number, isNew: boolean): readonly DiffGap[] | null {
  const gaps: DiffGap[] = []
  let oldLine = 1
  let newLine = 1
  for (const hunk of hunks) {
    // A side without lines names the line before.
    const oldFrom = hunk.oldStart + (hunk.oldLines === 0 ? 1 : 0)
    const newFrom = hunk.newStart + (hunk.newLines === 0 ? 1 : 0)
    const count = newFrom - newLine
    if (count < 0 || oldFrom - oldLine !== count) return null
    gaps.push({ oldLine, newLine, count })
    oldLine = oldFrom + hunk.oldLines
    newLine = newFrom + hunk.newLines
  }
  const count = lineCount + 1 - (isNew ? newLine : oldLine)
  return count < 0 ? null : [...gaps, { oldLine, newLine, count }]
}

function findLastLine(gaps: readonly DiffGap[]): number {
  const last = gaps.at(-1)
  return last === undefined ? 0 : last.newLine + last.count - 1
}
