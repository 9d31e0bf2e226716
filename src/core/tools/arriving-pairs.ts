import { diffTexts } from '../diff/diff-texts'
import type { DiffLine } from '../model/view'
import type { EditPair } from './edit-pair'

/**
 * Yields the pairs of an edit whose arguments are still arriving, of which only the last is incomplete: it
 * removes nothing yet, since what is missing from half a text may still come.
 */
export function completePairs(pairs: readonly EditPair[]): readonly EditPair[] {
  const last = pairs.at(-1)
  return last === undefined ? pairs : [...pairs.slice(0, -1), { ...last, newText: keepOldLines(last.oldText, last.newText) }]
}

/**
 * Yields the old text with the new lines put in where they belong so far: behind the last line that both
 * have, in front of those that the new text has not reached.
 *
 * @example keepOldLines('a\nb\nc\n', 'a\nx') // → 'a\nx\nb\nc\n'
 */
export function keepOldLines(oldText: string, newText: string): string {
  if (oldText === '') return newText
  const { hunks, note } = diffTexts(oldText, newText, { path: '' })
  // Of texts that are not compared line by line nothing is known.
  if (note === 'too-large') return newText
  const isEnded = oldText.endsWith('\n')
  const oldLines = (isEnded ? oldText.slice(0, -1) : oldText).split('\n')
  const lines: string[] = []
  let next = 0
  for (const { kind, text, oldLine } of moveRestBack(hunks.flatMap(hunk => hunk.lines))) {
    if (kind === 'added') {
      lines.push(text)
      continue
    }
    const end = oldLine ?? next
    lines.push(...oldLines.slice(next, end))
    next = Math.max(next, end)
  }
  lines.push(...oldLines.slice(next))
  return lines.join('\n') + (isEnded ? '\n' : '')
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
