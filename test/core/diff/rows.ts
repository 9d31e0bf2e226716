import type { DiffHunk, DiffLine, FileDiff } from '../../../src/core/model'

/** The rows of a diff as tuples that are easy to compare. */
export function listRows(diff: Pick<FileDiff, 'hunks'>) {
  return listLines(diff).map(line => [line.kind, line.text, line.oldLine, line.newLine])
}

/** The rows of all hunks in one list. */
export function listLines(diff: Pick<FileDiff, 'hunks'>): readonly DiffLine[] {
  return diff.hunks.flatMap(hunk => hunk.lines)
}

/** `'1,4 1,5'`: the numbers of a hunk's header. */
export function formatRange(hunk: DiffHunk | undefined): string {
  return hunk === undefined ? '' : `${hunk.oldStart},${hunk.oldLines} ${hunk.newStart},${hunk.newLines}`
}
