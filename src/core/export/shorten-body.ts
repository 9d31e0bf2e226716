import { viewOutput } from '../text/view-output'
import type { ExportOptions } from './options'

/**
 * Yields the lines of a body without terminal sequences: all of them, or the two ends with a line between
 * them that says how many are left out.
 */
export function shortenBody(text: string, { whole, preview, moreLines = sayMoreLines }: ExportOptions): readonly string[] {
  const view = viewOutput(text, preview)
  if (view.kind === 'full') return view.lines
  return whole ? view.all : [...view.head, `⋯ ${moreLines(view.hiddenCount)}`, ...view.tail]
}

function sayMoreLines(count: number): string {
  return count === 1 ? '1 more line' : `${count} more lines`
}
