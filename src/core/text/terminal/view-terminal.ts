import { countSegments, endOfLines } from '../count-lines'
import { lazy } from '../lazy'
import type { PreviewOptions } from '../view-output'
import { parseTerminal, parseTerminalLines } from './parse-terminal'
import { surveyTerminal } from './survey-terminal'
import type { TerminalRow } from './terminal-row'

/** Terminal output by rows: whole when short, else its two ends. */
export type TerminalView
  = | { readonly kind: 'full', readonly lines: readonly TerminalRow[] }
    | {
      readonly kind: 'elided'
      readonly head: readonly TerminalRow[]
      readonly hiddenCount: number
      readonly tail: readonly TerminalRow[]
      /** Every row; parsed when first read. */
      readonly all: readonly TerminalRow[]
    }

/** Up to this length (in UTF-16 units) moves between lines are carried out; in a longer text they are dropped. */
const longestReplay = 2_000_000

/**
 * Yields what a terminal shows of an output, by the same rule as `viewOutput`: up to 12 lines whole, else
 * the first 6, the number between, and the last 6.
 *
 * Where the cursor moves between lines the rule counts the rows that are left in the end. Else rows are
 * the lines of the text, and only those that are shown are parsed; colours set in hidden lines still hold
 * in the last ones. `all` is parsed when first read.
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
  const tailStart = startOfTail(text, end, tailSize)
  // A text of few lines is shown whole, moves and all: moving makes no lines.
  const survey = isShort(count) ? { hasMoves: true, state: undefined } : surveyTerminal(text, tailStart)
  if (survey.hasMoves && (isShort(count) || text.length <= longestReplay)) {
    const rows = parseTerminal(text)
    if (isShort(rows.length)) return { kind: 'full', lines: rows }
    return {
      kind: 'elided',
      head: rows.slice(0, headSize),
      hiddenCount: rows.length - headSize - tailSize,
      tail: rows.slice(rows.length - tailSize),
      all: rows,
    }
  }
  const all = lazy(() => parseTerminalLines(text.slice(0, end)))
  return {
    kind: 'elided',
    head: headSize === 0 ? [] : parseTerminalLines(text.slice(0, endOfHead(text, headSize))),
    hiddenCount: count - headSize - tailSize,
    tail: tailSize === 0 ? [] : parseTerminalLines(text.slice(tailStart, end), survey.state),
    get all() {
      return all()
    },
  }
}

function sizeOf(value: number | undefined, fallback: number): number {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? Math.floor(value) : fallback
}

function endOfHead(text: string, count: number): number {
  let at = -1
  for (let line = 0; line < count; line++) at = text.indexOf('\n', at + 1)
  return at
}

function startOfTail(text: string, end: number, count: number): number {
  let at = end
  for (let line = 0; line < count && at > 0; line++) at = text.lastIndexOf('\n', at - 1)
  return at + 1
}
