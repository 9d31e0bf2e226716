import { isBlankText } from '../../text/count-lines'
import { readOwnList } from '../../text/own-values'
import { eachLine, eachSpan, isFilled } from '../each-line'
import type { ResultContext } from '../family'
import { readOperations, textOfOperation } from '../terminal/command-operations'
import { isNotice } from '../truncation'
import { pickString } from '../tool-args'

/** What a search found; both left out when neither is known. */
export interface FoundMatches {
  readonly matches?: number
  readonly files?: number
}

/** Counts what a search found: as the result states it, else by its rows. */
export function countMatches(context: ResultContext): FoundMatches {
  const { content } = context
  const operations = readOperations(content.json)
  if (operations !== undefined) return countText(operations.map(textOfOperation).join('\n'), undefined)
  const list = Array.isArray(content.json) ? content.json : readOwnList(content.json, 'matches') ?? readOwnList(content.json, 'results')
  if (list !== undefined) return list.every(item => typeof item === 'string') ? { files: list.length } : { matches: list.length }
  const mode = context.call === null ? undefined : pickString(context.call.args, ['output_mode', 'outputMode', 'mode'])
  return countText(content.text, mode)
}

const nothing = /^(?:No matches|No results|No files found|The search returned no results)/

function countText(text: string, mode: string | undefined): FoundMatches {
  if (isBlankText(text) || nothing.test(text)) return { matches: 0 }
  const stated = readStated(text)
  if (stated === undefined) return countRows(text, mode)
  if (stated.matches === undefined || stated.files !== undefined) return stated
  const files = countHeadings(text)
  return files === 0 ? stated : { ...stated, files }
}

function readStated(text: string): FoundMatches | undefined {
  const head = text.slice(0, 2048)
  const total = /^Found (\d{1,9}) total occurrences? across (\d{1,9}) files?/m.exec(text.slice(-1024)) ?? /^Found (\d{1,9}) total occurrences? across (\d{1,9}) files?/.exec(head)
  if (total !== null) return { matches: Number(total[1]), files: Number(total[2]) }
  const page = /^Showing matches (\d{1,9})-(\d{1,9})/m.exec(text.slice(-1024))
  if (page !== null) return { matches: Number(page[2]) - Number(page[1]) + 1 }
  const files = /^Found (\d{1,9}) files?\b/.exec(head)?.[1]
  if (files !== undefined) return { files: Number(files) }
  const found = /^Found ([\d,]{1,12}) (?:match(?:es)?|results?)\b/.exec(head)?.[1] ?? /^(\d{1,9}) match(?:es)?\b/.exec(head)?.[1]
  return found === undefined ? undefined : { matches: Number(found.replaceAll(',', '')) }
}

const fileHeadings: readonly RegExp[] = [
  /^File: (.+)$/,
  /^## Matches in (.+)$/,
  /^<match path="([^"]+)"/,
  /^# (.+)$/,
  /^((?:\/|[A-Z]:\\).+):$/i,
  /^\[([^\]#]+)#[^\]]*\]$/,
]

function countHeadings(text: string): number {
  const files = new Set<string>()
  eachLine(text, (row) => {
    if (row.length > 1000) return
    for (const heading of fileHeadings) {
      const file = heading.exec(row)?.[1]
      if (file !== undefined) files.add(file)
    }
  })
  return files.size
}

/** `path:NUM:text`, where a drive letter may lead the path. */
const pathRow = /^((?:[A-Z]:)?[^:\n]+):\d+:/i
/** `NUM:text` or `NUM|text`. */
const numberRow = /^\s*(?:> ?)?L?\d+ ?[:|]/
/** `path-NUM-text`, `NUM-text`, `--`: lines around a match. */
const contextRow = /^(?:.{1,1000}-\d+-|\s*L?\d+-|-{2,}$)/
/** The path of a line around a match, whose text may look like the row of a match. */
const contextPath = /^([^:\n]{1,1000}?)-\d+-/
/** `path:NUM`, as counts are listed. */
const countRow = /^(?:[A-Z]:)?[^:\n]+:(\d+)$/i

function countRows(text: string, mode: string | undefined): FoundMatches {
  const files = new Set<string>()
  let pathRows = 0
  let numberRows = 0
  let otherRows = 0
  let contextRows = 0
  let sum = 0
  let countRowCount = 0
  let lead = ''
  eachSpan(text, (from, to, isNearEnd) => {
    if (!isFilled(text, from, to)) return
    // Rows of one file follow each other.
    if (lead !== '' && !isNearEnd && text.startsWith(lead, from) && isNumberedAt(text, from + lead.length)) {
      pathRows++
      return
    }
    const row = text.slice(from, to)
    if (isNearEnd && isNotice(row)) return
    if (!/\d/.test(row) && !/^-{2,}$/.test(row)) {
      otherRows++
      return
    }
    const path = pathRow.exec(row)?.[1]
    const count = mode === 'count' ? countRow.exec(row)?.[1] : undefined
    const context = path === undefined ? undefined : contextPath.exec(row)?.[1]
    if (context !== undefined && files.has(context)) contextRows++
    else if (path !== undefined && !/^\s*\d+$/.test(path)) {
      files.add(path)
      if (mode !== 'count') lead = `${path}:`
      pathRows++
    }
    else if (numberRow.test(row)) numberRows++
    else if (contextRow.test(row)) contextRows++
    else otherRows++
    if (count !== undefined) {
      sum += Number(count)
      countRowCount++
    }
  })
  const rows = otherRows + contextRows
  if (mode === 'count' && countRowCount > 0) return { matches: sum, files: countRowCount }
  if (mode === 'files_with_matches') return { files: rows + pathRows + numberRows }
  if (pathRows > 0) return { matches: pathRows + numberRows, files: files.size }
  if (numberRows > 0) return headed(text, numberRows)
  if (mode === 'content') return { matches: otherRows }
  return { files: rows }
}

/** Digits and a colon. */
function isNumberedAt(text: string, from: number): boolean {
  let at = from
  while (text.charCodeAt(at) >= 0x30 && text.charCodeAt(at) <= 0x39) at++
  return at > from && text.charCodeAt(at) === 0x3A
}

function headed(text: string, matches: number): FoundMatches {
  const files = countHeadings(text)
  return files === 0 ? { matches } : { matches, files }
}
