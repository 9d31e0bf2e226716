import type { ToolOutputView } from '../model/view'
import { countSegments, endOfLines } from './count-lines'
import { hasControls } from './has-controls'
import { withLazy } from './with-lazy'
import { cutBlocks, endOfHead, makeLineBlock, startOfTail } from './line-blocks'
import { readLine } from './read-line'

/** How much of a long output stays in view. */
export interface PreviewOptions {
  /**
   * Lines kept at the start.
   *
   * @default 6
   */
  readonly head?: number
  /**
   * Lines kept at the end.
   *
   * @default 6
   */
  readonly tail?: number
  /**
   * Longest output that is shown whole, in lines.
   *
   * @default 12
   */
  readonly max?: number
}

/** Options of `viewOutput`. */
export interface ViewOutputOptions extends PreviewOptions {
  /** @default false */
  readonly isError?: boolean
}

/**
 * Yields the lines of an output: whole when short, else its two ends and the number between them.
 *
 * One final line end is no line, nothing is trimmed, terminal sequences are dropped, and a line that was
 * overwritten by carriage returns shows its last text. Only what is shown is cut out of the text; `all`
 * and `hidden` are made when first read.
 *
 * @example viewOutput('a\nb\n') // → { kind: 'full', lines: ['a', 'b'], isError: false }
 */
export function viewOutput(text: string, options: ViewOutputOptions = {}): ToolOutputView {
  const isError = options.isError === true
  const max = sizeOf(options.max, 12)
  const headSize = sizeOf(options.head, 6)
  const tailSize = sizeOf(options.tail, 6)
  const end = endOfLines(text)
  const count = countSegments(text, end)
  if (count <= max || headSize + tailSize >= count) return { kind: 'full', lines: count === 0 ? [] : splitLines(text.slice(0, end)), isError }
  const headEnd = endOfHead(text, headSize)
  const hiddenCount = count - headSize - tailSize
  return withLazy({
    kind: 'elided',
    head: headSize === 0 ? [] : splitLines(text.slice(0, headEnd)),
    hiddenCount,
    tail: tailSize === 0 ? [] : splitLines(text.slice(startOfTail(text, end, tailSize), end)),
    isError,
  }, {
    all: () => splitLines(text.slice(0, end)),
    hidden: () => cutBlocks(text, { start: headSize, count: hiddenCount, from: headEnd + 1 }).map(block => makeLineBlock(text, block)),
  })
}

function sizeOf(value: number | undefined, fallback: number): number {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? Math.floor(value) : fallback
}

function splitLines(text: string): readonly string[] {
  const lines = text.split('\n')
  return hasControls(text) ? lines.map(readLine) : lines
}
