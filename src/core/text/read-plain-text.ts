import { endOfLines } from './count-lines'
import { hasControls } from './has-controls'
import { viewOutput } from './view-output'

/**
 * Yields the whole of a text as it is read: line by line as `viewOutput` shows it. One without control
 * characters is what it is.
 *
 * @example readPlainText('\u001B[31m10%\r100%\u001B[0m\r\n') // → '100%\n'
 */
export function readPlainText(text: string): string {
  if (!hasControls(text)) return text
  const view = viewOutput(text, { max: Number.MAX_SAFE_INTEGER })
  const lines = view.kind === 'full' ? view.lines : view.all
  return lines.join('\n') + (endOfLines(text) < text.length ? '\n' : '')
}
