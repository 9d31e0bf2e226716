import { longestReplay } from './view-terminal'
import { parseTerminal } from './parse-terminal'
import { surveyTerminal } from './survey-terminal'

/**
 * Yields the text that is left on the screen of an output whose cursor moves between lines, without
 * styles; any other output as it is. What is counted and searched is then what is shown.
 *
 * @example readScreen('1%\n\u001B[A2%\n') // → '2%\n'
 */
export function readScreen(text: string): string {
  if (text.length > longestReplay || !text.includes('\u001B') || !surveyTerminal(text, []).hasMoves) return text
  return parseTerminal(text).map(row => `${row.map(run => run.text).join('')}\n`).join('')
}
