import { skipEscape } from '../skip-escape'
import { findParameters } from './find-parameters'
import { TerminalPen } from './terminal-pen'
import type { TerminalState } from './terminal-row'

/** What a look at the sequences of a text tells. */
export interface TerminalSurvey {
  /** The cursor changes lines, so that rows on the screen are not the lines of the text. */
  readonly hasMoves: boolean
  /** The style in force at each of the offsets that were asked for. */
  readonly states: readonly TerminalState[]
}

/**
 * Looks at the sequences of a text without making lines of it. The offsets are in their order.
 *
 * @example surveyTerminal('\u001B[31ma\nb', [7]).states[0]?.foreground // → 1
 */
export function surveyTerminal(text: string, offsets: readonly number[]): TerminalSurvey {
  const pen = new TerminalPen()
  const states: TerminalState[] = []
  let hasMoves = false
  const findLead = makeLeadFinder(text)
  for (let start = findLead(0); start >= 0;) {
    while (states.length < offsets.length && start >= offsets[states.length]!) states.push(pen.state)
    const isDone = states.length === offsets.length
    if (hasMoves && isDone) break
    const at = Math.max(skipEscape(text, start), start + 1)
    const parameters = findParameters(text, start, at)
    const final = text.charCodeAt(at - 1)
    if (parameters < 0) hasMoves ||= isEscapeMove(text, start, at)
    else if (final !== 0x6D) hasMoves ||= moves.has(final)
    else if (!isDone) pen.applySgr(text, parameters, at - 1)
    start = findLead(at)
  }
  while (states.length < offsets.length) states.push(pen.state)
  return { hasMoves, states }
}

/** Finds the next place where a sequence may start; -1 when there is none. */
function makeLeadFinder(text: string): (from: number) => number {
  // Hardly any text has the one-byte leads, and looking for one character is much faster.
  if (!/[\u0080-\u009F]/.test(text)) return from => text.indexOf('\u001B', from)
  const control = /[^\P{Cc}\t\n\r]/gu
  return (from) => {
    control.lastIndex = from
    return control.test(text) ? control.lastIndex - 1 : -1
  }
}

/** A F J u: up, up to the start of the line, erase in display, back to the saved place. */
const moves: ReadonlySet<number> = new Set([0x41, 0x46, 0x4A, 0x75])

/** `ESC 8` and `ESC c`: back to the saved place, and reset. */
function isEscapeMove(text: string, from: number, to: number): boolean {
  if (to !== from + 2 || text.charCodeAt(from) !== 0x1B) return false
  const code = text.charCodeAt(from + 1)
  return code === 0x38 || code === 0x63
}
