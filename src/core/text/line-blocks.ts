import type { LineBlock } from '../model/view'
import { hasControls } from './has-controls'
import { withLazy } from './with-lazy'
import { readLine } from './read-line'

/** Lines of a block: few enough to be laid out at once, so many that a long text has few blocks. */
export const blockLines = 1_000

/** Where a block stands in its text. */
export interface BlockRange {
  /** Index of its first line, from 0. */
  readonly start: number
  readonly count: number
  /** Offsets of its first character, and of the line feed behind its last one. */
  readonly from: number
  readonly to: number
}

/** Where lines stand: by their numbers, and by the offset of the first of them. */
interface LineRange {
  readonly start: number
  readonly count: number
  readonly from: number
}

/** Cuts lines into blocks, without looking at any of them. */
export function cutBlocks(text: string, { start, count, from }: LineRange): readonly BlockRange[] {
  const blocks: BlockRange[] = []
  let blockStart = from
  let at = from - 1
  for (let line = 1; line <= count; line++) {
    const feed = text.indexOf('\n', at + 1)
    at = feed < 0 ? text.length : feed
    if (line % blockLines !== 0 && line < count) continue
    const size = (line - 1) % blockLines + 1
    blocks.push({ start: start + line - size, count: size, from: blockStart, to: at })
    blockStart = at + 1
  }
  return blocks
}

/** Yields lines as a terminal leaves them, in one text; read when first asked for. */
export function makeLineBlock(text: string, { start, count, from, to }: BlockRange): LineBlock {
  return withLazy({ start, count }, {
    text: () => {
      const lines = text.slice(from, to)
      return hasControls(lines) ? lines.split('\n').map(readLine).join('\n') : lines
    },
  })
}

/** Yields the offset of the line feed behind the first lines of a text; -1 for no line. */
export function endOfHead(text: string, count: number): number {
  let at = -1
  for (let line = 0; line < count; line++) at = text.indexOf('\n', at + 1)
  return at
}

/** Yields the offset where the last lines in front of `end` start. */
export function startOfTail(text: string, end: number, count: number): number {
  let at = end
  for (let line = 0; line < count && at > 0; line++) at = text.lastIndexOf('\n', at - 1)
  return at + 1
}
