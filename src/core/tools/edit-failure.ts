import { firstLine } from './each-line'
import type { ResultContext } from './family'
import { markerRange } from './marker-range'

/** Tells an edit that did not happen although nothing flags it. */
export function isFailedEdit({ content }: ResultContext): boolean {
  return content.kind !== 'value' && tellsFailedEdit(content.text)
}

/** Tells the words of tools for an edit that did not happen. */
export function tellsFailedEdit(text: string): boolean {
  const head = text.slice(0, markerRange)
  return /^(?:ERROR|Error)(?:[: \n]|$)/.test(head)
    || failedFirstLine.test(firstLine(head))
    || /^Invalid `\w+` parameter: /.test(head)
    || /^<error_details>/m.test(head)
}

/** What could not be found, what was found too often, and what must be done first. */
const failedFirstLine = /^(?:<error>|Failed to (?:edit|apply)\b|No match found|No replacement (?:was )?performed|String to replace not found|File already exists|File has not been read yet|Found \d+ (?:matches|occurrences)\b)|oldString not found|Could not find oldString|\b0 occurrences found/
