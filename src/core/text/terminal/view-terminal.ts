import { countSegments, endOfLines } from '../count-lines'
import { withLazy } from '../with-lazy'
import { blockLines, cutBlocks, endOfHead, startOfTail } from '../line-blocks'
import type { PreviewOptions } from '../view-output'
import { parseTerminal, parseTerminalLines } from './parse-terminal'
import { surveyTerminal } from './survey-terminal'
import { blockOfRows, blockOfText, type TerminalBlock } from './terminal-block'
import type { TerminalRow } from './terminal-row'

/** Terminal output by rows: whole when short, else its two ends. */
export type TerminalView
  = | { readonly kind: 'full', readonly lines: readonly TerminalRow[] }
    | {
      readonly kind: 'elided'
      readonly head: readonly TerminalRow[]
      readonly hiddenCount: number
      readonly tail: readonly TerminalRow[]
      /** The rows between; cut when first read, and each parsed when its runs are. */
      readonly hidden: readonly TerminalBlock[]
    }

/** Up to this length (in UTF-16 units) moves between lines are carried out; in a longer text they are dropped. */
export const longestReplay = 2_000_000

/**
 * Yields what a terminal shows of an output, by the same rule as `viewOutput`: up to 12 lines whole, else
 * the first 6, the number between, and the last 6.
 *
 * Where the cursor moves between lines the rule counts the rows that are left in the end. Else rows are
 * the lines of the text, and only those that are shown are parsed; colours set in hidden lines still hold
 * in the lines behind them.
 *
 * @example viewTerminal('1%\n\u001B[A2%\n') // → { kind: 'full', lines: [[{ text: '2%', style: null }]] }
 */
export function viewTerminal(text: string, options: PreviewOptions = {}): TerminalView {
  const max = sizeOf(options.max, 12)
  const headSize = sizeOf(options.head, 6)
  const tailSize = sizeOf(options.tail, 6)
  const end = endOfLines(text)
  const count = countSegments(text, end)
  const isShort = (rows: number) => rows <= max || headSize + tailSize >= rows
  // A text of few lines is shown whole, moves and all: moving makes no lines.
  if (isShort(count)) return viewRows(parseTerminal(text))
  const headEnd = endOfHead(text, headSize)
  const tailStart = startOfTail(text, end, tailSize)
  const ranges = cutBlocks(text, { start: headSize, count: count - headSize - tailSize, from: headEnd + 1 })
  const { hasMoves, states } = surveyTerminal(text, [...ranges.map(range => range.from), tailStart])
  if (hasMoves && text.length <= longestReplay) return viewRows(parseTerminal(text))
  return withLazy({
    kind: 'elided',
    head: headSize === 0 ? [] : parseTerminalLines(text.slice(0, headEnd)),
    hiddenCount: count - headSize - tailSize,
    tail: tailSize === 0 ? [] : parseTerminalLines(text.slice(tailStart, end), states.at(-1)),
  }, { hidden: () => ranges.map((range, index) => blockOfText(text, range, { index, state: states[index]! })) })

  function viewRows(rows: readonly TerminalRow[]): TerminalView {
    if (isShort(rows.length)) return { kind: 'full', lines: rows }
    const tailAt = rows.length - tailSize
    return withLazy({
      kind: 'elided',
      head: rows.slice(0, headSize),
      hiddenCount: tailAt - headSize,
      tail: rows.slice(tailAt),
    }, {
      hidden: () => Array.from({ length: Math.ceil((tailAt - headSize) / blockLines) }, (_, index) =>
        blockOfRows(rows, { index, start: headSize + index * blockLines, end: tailAt })),
    })
  }
}

function sizeOf(value: number | undefined, fallback: number): number {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? Math.floor(value) : fallback
}
