import { findParameters } from './find-parameters'
import { readLink } from './read-link'
import { readNumber } from './sgr-parameters'
import type { TerminalPen } from './terminal-pen'
import type { TerminalScreen } from './terminal-screen'

/**
 * Does what a terminal sequence says, where it is about style, the cursor, erasing or links. All others
 * (titles, modes, character sets, graphics) and those that are cut off do nothing.
 * It stands between the two offsets.
 */
export function applySequence(text: string, from: number, to: number, pen: TerminalPen, screen: TerminalScreen): void {
  const lead = text.charCodeAt(from)
  const body = lead === 0x1B ? from + 2 : from + 1
  // ESC and a letter is the seven-bit form of the control 64 above the letter.
  const kind = lead === 0x1B ? text.charCodeAt(from + 1) : lead - 0x40
  if (kind === 0x5B) {
    const start = findParameters(text, from, to)
    if (start < 0) return
    if (text.charCodeAt(to - 1) === 0x6D) pen.applySgr(text, start, to - 1)
    else applyMove(text[to - 1]!, text, start, to - 1, screen)
  }
  else if (kind === 0x5D) applyCommand(text, body, to, pen)
  else if (lead === 0x1B && to === body) applyEscape(kind, pen, screen)
}

function applyMove(final: string, text: string, from: number, end: number, screen: TerminalScreen): void {
  const number = readNumber(text, from, end)
  const count = Math.max(number, 1)
  switch (final) {
    case 'A': return screen.moveRow(-count)
    case 'B': return screen.moveRow(count)
    case 'C': case 'a': return screen.moveColumn(count)
    case 'D': return screen.moveColumn(-count)
    case 'E':
      screen.moveRow(count)
      return screen.returnCarriage()
    case 'F':
      screen.moveRow(-count)
      return screen.returnCarriage()
    case 'G': case '`': return screen.goToColumn(count - 1)
    case 'H': case 'f': return isHome(text.slice(from, Math.min(end, from + 8))) ? screen.askForHome() : undefined
    case 'J': return screen.eraseInDisplay(number)
    case 'K': return screen.eraseInLine(number)
    case 'X': return screen.eraseColumns(count)
    case 's': return screen.save()
    case 'u': return screen.restore()
  }
}

function applyEscape(code: number, pen: TerminalPen, screen: TerminalScreen): void {
  if (code === 0x37) screen.save()
  else if (code === 0x38) screen.restore()
  else if (code === 0x63) {
    pen.reset()
    screen.startOver()
  }
}

/** `OSC 8 ; parameters ; address`; one that was never closed does nothing. */
function applyCommand(text: string, from: number, to: number, pen: TerminalPen): void {
  if (!text.startsWith('8;', from)) return
  const last = text.charCodeAt(to - 1)
  const isClosedByEscape = last === 0x5C && text.charCodeAt(to - 2) === 0x1B
  if (isClosedByEscape || last === 0x07 || last === 0x9C) {
    pen.setLink(readLink(text, from + 2, isClosedByEscape ? to - 2 : to - 1))
  }
}

function isHome(parameters: string): boolean {
  return /^[01]?(?:;[01]?)?$/.test(parameters)
}
