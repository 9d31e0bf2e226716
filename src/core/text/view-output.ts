import type { ToolOutputView } from '../model/view'
import { countSegments, endOfLines } from './count-lines'
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
 * is split when first read.
 *
 * @example viewOutput('a\nb\n') // → { kind: 'full', lines: ['a', 'b'], isError: false }
 */
export function viewOutput(text: string, options: ViewOutputOptions = {}): ToolOutputView {
  const isError = options.isError ?? false
  const max = sizeOf(options.max, 12)
  const headSize = sizeOf(options.head, 6)
  const tailSize = sizeOf(options.tail, 6)
  const end = endOfLines(text)
  const count = countSegments(text, end)
  if (count <= max || headSize + tailSize >= count) return { kind: 'full', lines: splitLines(text, end), isError }
  let all: readonly string[] | undefined
  return {
    kind: 'elided',
    head: takeHead(text, headSize),
    hiddenCount: count - headSize - tailSize,
    tail: takeTail(text, end, tailSize),
    get all() {
      return all ??= splitLines(text, end)
    },
    isError,
  }
}

function sizeOf(value: number | undefined, fallback: number): number {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? Math.floor(value) : fallback
}

function splitLines(text: string, end: number): readonly string[] {
  if (text === '') return []
  return text.slice(0, end).split('\n').map(readLine)
}

function takeHead(text: string, count: number): readonly string[] {
  const lines: string[] = []
  for (let from = 0; lines.length < count;) {
    const to = text.indexOf('\n', from)
    lines.push(readLine(text.slice(from, to)))
    from = to + 1
  }
  return lines
}

function takeTail(text: string, end: number, count: number): readonly string[] {
  const lines: string[] = []
  for (let to = end; lines.length < count;) {
    const from = to === 0 ? 0 : text.lastIndexOf('\n', to - 1) + 1
    lines.push(readLine(text.slice(from, to)))
    to = from - 1
  }
  return lines.reverse()
}
