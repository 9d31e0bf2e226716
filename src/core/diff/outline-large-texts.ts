import type { DiffHunk, DiffLine, FileDiff } from '../model'
import { OUTLINE_ROWS } from './limits'
import { countTextLines, normalizeLineEnds } from './text-lines'

/**
 * Outlines the difference of two texts that are too large for a line diff: what lies between their
 * common start and end counts as one replacement, of which the first and the last rows are shown.
 * Linear in the length of the texts; neither is split. `start` holds the numbers of the first lines.
 */
export function outlineLargeTexts(
  oldText: string,
  newText: string,
  start: { readonly oldStart: number, readonly newStart: number },
): Pick<FileDiff, 'hunks' | 'added' | 'removed'> {
  const from = findDifferingLine(oldText, newText)
  const [oldEnd, newEnd] = findCommonEnd(oldText, newText, from)
  const before = countTextLines(oldText.slice(0, from))
  const removed = outlineSide('removed', oldText.slice(from, oldEnd), start.oldStart + before)
  const added = outlineSide('added', newText.slice(from, newEnd), start.newStart + before)
  return {
    hunks: [toHunk(removed.head, added.head), toHunk(removed.tail, added.tail)].filter(hunk => hunk.lines.length > 0),
    added: added.count,
    removed: removed.count,
  }
}

const CHUNK = 4096

/** Offset at which the first differing line starts, the same in both texts. */
function findDifferingLine(oldText: string, newText: string): number {
  const limit = Math.min(oldText.length, newText.length)
  let offset = 0
  while (offset < limit && newText.startsWith(oldText.slice(offset, offset + CHUNK), offset)) offset += CHUNK
  offset = Math.min(offset, limit)
  while (offset < limit && oldText.charCodeAt(offset) === newText.charCodeAt(offset)) offset++
  return offset === 0 ? 0 : oldText.lastIndexOf('\n', offset - 1) + 1
}

/** Offsets at which the common last lines start. */
function findCommonEnd(oldText: string, newText: string, from: number): readonly [oldEnd: number, newEnd: number] {
  const limit = Math.min(oldText.length, newText.length) - from
  let count = 0
  while (count < limit && endsAlike(oldText, newText, count, Math.min(count + CHUNK, limit))) {
    count = Math.min(count + CHUNK, limit)
  }
  while (count < limit && endsAlike(oldText, newText, count, count + 1)) count++
  const oldEnd = oldText.length - count
  // The common end starts within a line of at least one side unless a line end stands before both.
  const isAtLineStart = isLineStart(oldText, oldEnd) && isLineStart(newText, newText.length - count)
  const skipped = isAtLineStart ? 0 : skipLine(oldText, oldEnd)
  return [oldEnd + skipped, newText.length - count + skipped]
}

function endsAlike(oldText: string, newText: string, count: number, until: number): boolean {
  return oldText.slice(oldText.length - until, oldText.length - count)
    === newText.slice(newText.length - until, newText.length - count)
}

function isLineStart(text: string, offset: number): boolean {
  return offset === 0 || text.charCodeAt(offset - 1) === 10
}

function skipLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return (end < 0 ? text.length : end + 1) - offset
}

interface OutlinedSide {
  readonly head: readonly DiffLine[]
  readonly tail: readonly DiffLine[]
  readonly count: number
}

function outlineSide(kind: 'removed' | 'added', text: string, firstLine: number): OutlinedSide {
  const count = countTextLines(text)
  const toRow = (line: string, number: number): DiffLine => ({
    kind,
    text: normalizeLineEnds(line),
    oldLine: kind === 'removed' ? number : null,
    newLine: kind === 'added' ? number : null,
  })
  const head: DiffLine[] = []
  let position = 0
  while (head.length < Math.min(OUTLINE_ROWS, count)) {
    const end = position + skipLine(text, position)
    head.push(toRow(text.slice(position, end).replace(/\n$/, ''), firstLine + head.length))
    position = end
  }
  const tail: DiffLine[] = []
  let end = text.endsWith('\n') ? text.length - 1 : text.length
  while (tail.length < Math.min(OUTLINE_ROWS, count - head.length)) {
    const from = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1
    tail.unshift(toRow(text.slice(from, end), firstLine + count - 1 - tail.length))
    end = from - 1
  }
  return { head, tail, count }
}

function toHunk(removed: readonly DiffLine[], added: readonly DiffLine[]): DiffHunk {
  return {
    oldStart: removed[0]?.oldLine ?? 0,
    oldLines: removed.length,
    newStart: added[0]?.newLine ?? 0,
    newLines: added.length,
    lines: [...removed, ...added],
  }
}
