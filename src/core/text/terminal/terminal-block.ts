import type { BlockRange } from '../line-blocks'
import { blockLines } from '../line-blocks'
import { hasControls } from '../has-controls'
import { keepLastLine } from '../keep-last-line'
import { lazy } from '../lazy'
import { withLazy } from '../with-lazy'
import { joinRows } from './join-rows'
import { parseTerminalLines } from './parse-terminal'
import { isPlainState, type TerminalRow, type TerminalRun, type TerminalState } from './terminal-row'

/** Rows that follow each other. */
export interface TerminalBlock {
  /** Index of its first row, from 0. */
  readonly start: number
  readonly count: number
  /** It is one piece of text without any style. */
  readonly isPlain: boolean
  /** All rows as one text with line feeds between them; parsed when first read. */
  readonly runs: readonly TerminalRun[]
}

/** Blocks that may have styles; those behind them are plain, so that a click never makes a page of elements. */
const mostStyledBlocks = 25

/** Yields a block of a text. */
export function blockOfText(text: string, range: BlockRange, { index, state }: { readonly index: number, readonly state: TerminalState }): TerminalBlock {
  const lines = text.slice(range.from, range.to)
  const isPlain = lazy(() => isPlainState(state) && !hasControls(lines))
  return withLazy({ start: range.start, count: range.count }, {
    isPlain,
    runs: () => isPlain()
      ? [{ text: keepLastLine(lines), style: null }]
      : joinBlock(parseTerminalLines(lines, state), index),
  })
}

/** Yields a block of rows that were parsed already. */
export function blockOfRows(rows: readonly TerminalRow[], { index, start, end }: { readonly index: number, readonly start: number, readonly end: number }): TerminalBlock {
  const shown = rows.slice(start, Math.min(start + blockLines, end))
  return withLazy({ start, count: shown.length, isPlain: false }, { runs: () => joinBlock(shown, index) })
}

function joinBlock(rows: readonly TerminalRow[], index: number): readonly TerminalRun[] {
  return joinRows(rows, index < mostStyledBlocks ? undefined : 0)
}
