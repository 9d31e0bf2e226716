import { endOfLines } from '../count-lines'
import { hasControls } from '../has-controls'
import { parseTerminal, parseTerminalLines } from './parse-terminal'
import { longestReplay } from './view-terminal'

/**
 * Yields the whole of an output as a terminal shows it, without styles: the rows that `viewTerminal` yields.
 *
 * @example readTerminalText('\u001B[32m10%\r100%\u001B[0m\n') // → '100%\n'
 */
export function readTerminalText(text: string): string {
  if (!hasControls(text)) return text
  const end = endOfLines(text)
  const rows = text.length > longestReplay ? parseTerminalLines(text.slice(0, end)) : parseTerminal(text)
  const lines = rows.map(row => row.map(run => run.text).join(''))
  return lines.join('\n') + (end < text.length ? '\n' : '')
}
