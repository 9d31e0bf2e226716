import type { ToolStatus } from '../../core/model/status'

/** Which cards are shown. What is left out or empty asks for nothing. */
export interface TranscriptFilter {
  /** Names of tools as the cards show them. */
  readonly tools?: readonly string[]
  readonly statuses?: readonly ToolStatus[]
  /** Words as they stand on a closed card, in its call or its output, or in a message; upper and lower case are one. */
  readonly text?: string
}

/** Whether a filter asks for anything. */
export function isFiltering({ tools, statuses, text }: TranscriptFilter): boolean {
  return Boolean(tools?.length || statuses?.length || text?.trim())
}

/** Yields a test for a text, however long; `null` when there is nothing to look for. */
export function createTextSearch(text = ''): ((text: string) => boolean) | null {
  const words = text.trim()
  if (words === '') return null
  const pattern = new RegExp(words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu')
  return candidate => pattern.test(candidate)
}
