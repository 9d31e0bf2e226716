import type { FileDiff } from '../model'

/**
 * Yields what one side of a diff says, without signs and numbers: the whole text where it is known, else
 * the lines of that side in the hunks. `null` when there is no file on that side, and when the diff shows
 * only the ends of a text that is too large.
 *
 * removed `a`, added `b`, context `c` → old `'a\nc\n'`, new `'b\nc\n'`
 */
export function readSideText(file: FileDiff, side: 'old' | 'new'): string | null {
  const whole = side === 'old' ? file.oldText : file.newText
  if (whole !== undefined) return whole
  if (file.note === 'too-large') return null
  const lines = file.hunks
    .flatMap(hunk => hunk.lines)
    .filter(line => (side === 'old' ? line.oldLine : line.newLine) !== null)
  if (lines.length === 0) return null
  const text = lines.map(line => line.text).join('\n')
  return lines.at(-1)?.noNewline === true ? text : `${text}\n`
}
