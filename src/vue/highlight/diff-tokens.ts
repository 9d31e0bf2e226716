import type { DiffLine, FileDiff } from '../../core/model'
import type { HighlightedLines, HighlightToken } from './highlighter'
import { splitTextLines } from '../../core/diff/text-lines'

/** The tokens of the rows of a diff. Rows that stay plain are missing. */
export type DiffTokens = ReadonlyMap<DiffLine, readonly HighlightToken[]>

type Side = 'old' | 'new'

/** What to tokenise for one side, and where in it the rows are. */
interface SideText {
  readonly text: string
  readonly rows: readonly { readonly line: DiffLine, readonly index: number }[]
}

/**
 * Finds the tokens of the rows of a diff. Each side is tokenised by itself and never the two mixed:
 * removed rows are looked up in the old text, all others in the new one. Where the whole texts are known
 * they are tokenised whole, since a comment or a string may start outside of the rows; else the rows
 * of a side, joined, have to do.
 *
 * @param file The diff.
 * @param highlight Tokenises a text, now or later; `null`: that side stays plain.
 */
export function tokenizeDiff(
  file: FileDiff,
  highlight: (text: string) => HighlightedLines | null | Promise<HighlightedLines | null>,
): DiffTokens | Promise<DiffTokens> {
  const sides = [readSide(file, 'old'), readSide(file, 'new')]
  // A side without rows of its own, such as the old text of an insertion, costs nothing.
  const answers = sides.map(side => side.rows.length === 0 ? null : highlight(side.text))
  const collect = (lines: readonly (HighlightedLines | null)[]): DiffTokens => {
    const tokens = new Map<DiffLine, readonly HighlightToken[]>()
    sides.forEach((side, position) => {
      for (const { line, index } of side.rows) {
        const found = lines[position]?.[index]
        if (found !== undefined) tokens.set(line, found)
      }
    })
    return tokens
  }
  return answers.some(answer => answer instanceof Promise)
    ? Promise.all(answers).then(collect)
    : collect(answers as (HighlightedLines | null)[])
}

function readSide(file: FileDiff, side: Side): SideText {
  const lines = file.hunks.flatMap(hunk => hunk.lines).filter(line => numberOf(line, side) !== null)
  const whole = readWholeSide(file, side)
  const isWhole = whole !== null && lines.every(line => whole[(numberOf(line, side) ?? 0) - 1] === line.text)
  return {
    text: (isWhole ? whole : lines.map(line => line.text)).join('\n'),
    rows: lines
      .map((line, index) => ({ line, index: isWhole ? (numberOf(line, side) ?? 0) - 1 : index }))
      .filter(({ line }) => side === 'new' || line.kind === 'removed'),
  }
}

function numberOf(line: DiffLine, side: Side): number | null {
  return side === 'old' ? line.oldLine : line.newLine
}

/** The lines of a side's whole text, where it is known or follows from the other side's. */
function readWholeSide(file: FileDiff, side: Side): readonly string[] | null {
  const [text, otherText] = side === 'old' ? [file.oldText, file.newText] : [file.newText, file.oldText]
  if (typeof text === 'string') return splitTextLines(text).lines
  return typeof otherText === 'string' && text === undefined
    ? rebuildLines(file, side, splitTextLines(otherText).lines)
    : null
}

/** Applies the hunks to the lines of the other side. */
function rebuildLines(file: FileDiff, side: Side, otherLines: readonly string[]): readonly string[] {
  const lines: string[] = []
  let copied = 0
  for (const hunk of file.hunks) {
    const [start, count] = side === 'new' ? [hunk.oldStart, hunk.oldLines] : [hunk.newStart, hunk.newLines]
    const before = count === 0 ? start : start - 1
    for (; copied < Math.min(before, otherLines.length); copied++) lines.push(otherLines[copied] ?? '')
    for (const line of hunk.lines) {
      if (numberOf(line, side) !== null) lines.push(line.text)
    }
    copied = Math.max(copied, before + count)
  }
  return [...lines, ...otherLines.slice(copied)]
}
