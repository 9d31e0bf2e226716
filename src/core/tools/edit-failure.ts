import { firstLine } from './each-line'
import type { ResultContext } from './family'
import { markerRange } from './marker-range'

/** Tells an edit that did not happen although nothing flags it. */
export function isFailedEdit(context: ResultContext): boolean {
  const { content } = context
  if (content.kind === 'value') return false
  const head = content.text.slice(0, markerRange)
  return /^(?:ERROR|Error)(?:[:\n]|$)/.test(head)
    || /^(?:No match found|No replacement performed|File already exists|Found \d+ (?:matches|occurrences)\b)|oldString not found|Could not find oldString/.test(firstLine(head))
    || /^Invalid `\w+` parameter: /.test(head)
    || /^<error_details>/m.test(head)
}
