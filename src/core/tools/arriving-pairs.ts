import { diffTexts } from '../diff/diff-texts'
import { splitTextLines } from '../diff/text-lines'
import type { DiffLine, FileDiff } from '../model/view'
import { diffPairs } from './edit-diff'
import type { EditPair } from './edit-pair'

/** Old texts of more lines are not shown around a change that is still being written. */
const mostLines = 500

/**
 * Yields the diffs of an edit whose arguments are still arriving, of which only the last pair is incomplete.
 * Nothing of it counts as removed yet, since what half a text lacks may still come; its new lines stand
 * behind the last line that both texts have.
 */
export function diffArrivingPairs(pairs: readonly EditPair[], path: string): readonly FileDiff[] {
  return [
    ...diffPairs(pairs.slice(0, -1), path),
    ...pairs.slice(-1).map(pair => diffArrivingPair(pair, pair.path ?? path)),
  ]
}

function diffArrivingPair({ oldText, newText }: EditPair, path: string): FileDiff {
  const { lines: oldLines } = splitTextLines(oldText)
  const { hunks, note } = diffTexts(oldText, newText, { path, relative: true })
  if (oldText === '' || oldLines.length > mostLines || note === 'too-large') return diffTexts('', newText, { path, relative: true })

  const lines: DiffLine[] = []
  let oldCount = 0
  const keepUntil = (end: number) => {
    for (const text of oldLines.slice(oldCount, end)) {
      oldCount += 1
      lines.push({ kind: 'context', text, oldLine: oldCount, newLine: lines.length + 1 })
    }
  }
  for (const { kind, text, oldLine } of moveRestBack(hunks.flatMap(hunk => hunk.lines))) {
    if (kind === 'added') lines.push({ kind, text, oldLine: null, newLine: lines.length + 1 })
    else keepUntil(oldLine ?? oldCount)
  }
  keepUntil(oldLines.length)
  return {
    path,
    change: 'modified',
    hunks: [{ oldStart: 1, oldLines: oldCount, newStart: 1, newLines: lines.length, lines }],
    added: lines.length - oldCount,
    removed: 0,
    oldText,
    newText: lines.map(line => line.text).join('\n'),
    relative: true,
  }
}

/** Puts the old lines that nothing was written behind yet after the new ones. */
function moveRestBack(lines: readonly DiffLine[]): readonly DiffLine[] {
  const start = lines.findLastIndex(line => line.kind === 'context') + 1
  const rest = lines.slice(start)
  return [
    ...lines.slice(0, start),
    ...rest.filter(line => line.kind === 'added'),
    ...rest.filter(line => line.kind === 'removed'),
  ]
}
