import { markerRange } from './marker-range'
import type { ResultContext } from './family'
import { isCutByTool } from './result-facts'
import { readOperations, textOfOperation } from './terminal/command-operations'

/** Words of a tool that has cut a list, a search or a page. */
const notices: readonly RegExp[] = [
  /^[[(][^\n]{0,200}limit reached/m,
  /^More than \d+ entries found/m,
  /^\(File list truncated/m,
  /^\(Results (?:are )?truncated/m,
  /^Showing (?:results|matches) \d+-\d+/m,
  /^Showing first \d+/m,
  /^Found \d+ match(?:es)? \(more matches available/m,
  /^\d+ match(?:es)? \(more results are available/m,
  /^Found [^\n]{0,1000}\(results limited to \d+/m,
  /^\[Showing results with pagination = limit/m,
  /^(?:Warning: )?the results above were truncated/m,
  /^<error>Content truncated\./m,
  /\[Content truncated due to size limit\]/,
  /^The git diff was truncated/m,
  /^\[\.\.\. (?:search )?output truncated: \d+ chars total/m,
]

/** One of these stands in every notice: most texts have none, and a search for words is quick. */
const hints = ['limit', 'trunc', 'Showing', 'More than', 'more '] as const

/** Tells a list, search or page that the tool cut; only its first and last words are looked at. */
export function isCutList(context: ResultContext): boolean {
  if (isCutByTool(context)) return true
  const operations = readOperations(context.content)
  if (operations !== undefined) return operations.some(operation => isCutText(textOfOperation(operation)))
  return context.content.kind !== 'value' && isCutText(context.content.text)
}

function isCutText(text: string): boolean {
  const ends = endsOf(text)
  return hints.some(hint => ends.includes(hint)) && notices.some(notice => notice.test(ends))
}

/** Tells a row that is such a notice. */
export function isNotice(row: string): boolean {
  return row.length < 1000 && hints.some(hint => row.includes(hint)) && notices.some(notice => notice.test(row))
}

/** The first and last lines of a text, where notices stand. */
export function endsOf(text: string): string {
  if (text.length <= markerRange) return text
  return `${text.slice(0, markerRange / 4)}\n${text.slice(-markerRange / 4)}`
}
