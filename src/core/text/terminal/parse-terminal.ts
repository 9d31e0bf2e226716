import { hasControls } from '../has-controls'
import { skipEscape } from '../skip-escape'
import { applySequence } from './apply-sequence'
import { TerminalPen } from './terminal-pen'
import { isPlainState, type TerminalRow, type TerminalState } from './terminal-row'
import { TerminalScreen } from './terminal-screen'

/** Options of `parseTerminal`. */
export interface ParseTerminalOptions {
  /** The style in force where the text begins, as `surveyTerminal` tells it. */
  readonly state?: TerminalState
}

/** Lines that the cursor can go back to; taller than any window of a terminal. */
const screenHeight = 200

/**
 * Yields the lines that a terminal shows of a text: styles, links, carriage returns, backspaces, erasures
 * and moves of the cursor are carried out, every other sequence is dropped. Lines have no width, and a
 * final line feed is no line.
 *
 * A tab stays a tab, unless its line is edited. Absolute positions are ignored, since nobody knows how
 * tall the terminal was. Linear, never throws.
 *
 * @example parseTerminal('10%\r\u001B[32m100%') // → [[{ text: '100%', style: { foreground: 'green' } }]]
 */
export function parseTerminal(text: string, options: ParseTerminalOptions = {}): readonly TerminalRow[] {
  return play(text, screenHeight, options.state).takeWrittenRows()
}

/**
 * Yields one row for each line of the text, whatever cursor moves it holds: they are confined to their
 * line. An empty part behind a final line feed is a row.
 */
export function parseTerminalLines(text: string, state?: TerminalState): readonly TerminalRow[] {
  // Plain lines need no screen.
  if ((state === undefined || isPlainState(state)) && !hasControls(text)) return text.split('\n').map(makePlainRow)
  return play(text, 1, state).takeRows()
}

function makePlainRow(text: string): TerminalRow {
  return text === '' ? [] : [{ text, style: null }]
}

function play(text: string, reach: number, state: TerminalState | undefined): TerminalScreen {
  const pen = new TerminalPen(state)
  const screen = new TerminalScreen(reach)
  const control = /[^\P{Cc}\t]/gu
  let at = 0
  while (at < text.length) {
    control.lastIndex = at
    const found = control.test(text) ? control.lastIndex - 1 : text.length
    if (found > at) screen.write(text.slice(at, found), pen.style)
    at = found < text.length ? obey(text, found, pen, screen) : found
  }
  return screen
}

/** Does what the control character at `at` says, and yields the offset where text goes on. */
function obey(text: string, at: number, pen: TerminalPen, screen: TerminalScreen): number {
  switch (text.charCodeAt(at)) {
    case 0x0A:
      // A link that is never closed ends with its line.
      pen.setLink('')
      screen.feedLine()
      return at + 1
    case 0x0D:
      screen.returnCarriage()
      return at + 1
    case 0x08:
      screen.moveColumn(-1)
      return at + 1
  }
  const end = skipEscape(text, at)
  if (end === at) return at + 1
  applySequence(text, at, end, pen, screen)
  return end
}
