import { countLines, isBlankText } from '../../text/count-lines'
import { itemCount, readOwnList } from '../../text/own-values'
import { codeAt, findFrom } from '../../text/string-methods'
import { eachSpan, isFilled } from '../each-line'
import type { ResultContext } from '../family'
import { readOperations, textOfOperation } from '../terminal/command-operations'
import { isNotice } from '../truncation'
import { pickString } from '../tool-args'
import { isNumberRow, isNumberedAt, readPath } from './match-row'

/** What a search found; what is not known is left out. */
export interface FoundMatches {
  readonly matches?: number
  readonly files?: number
  /** Counted instead of the others in a text that is too long to tell its rows apart. */
  readonly lines?: number
}

/** Characters above which lines are only counted: a header must not cost more than that. */
const LONG_TEXT = 4_000_000

/** Counts what a search found: as the result states it, else by its rows. */
export function countMatches(context: ResultContext): FoundMatches {
  const { content } = context
  const operations = readOperations(content)
  if (operations !== undefined) return countEach(operations.map(textOfOperation))
  const list = Array.isArray(content.json) ? content.json : readOwnList(content.json, 'matches') ?? readOwnList(content.json, 'results')
  if (list !== undefined) return list.every(item => typeof item === 'string') ? { files: itemCount(list) } : { matches: itemCount(list) }
  const mode = context.call === null ? undefined : pickString(context.call.args, ['output_mode', 'outputMode', 'mode'])
  return countText(content.text, mode)
}

const nothing = /^(?:No matches|No results|No files found|The search returned no results)/

/** Counts what several searches found; only the rows tell which files are the same. */
function countEach(texts: readonly string[]): FoundMatches {
  const filled = texts.filter(text => !isBlankText(text) && !nothing.test(text))
  const joined = filled.join('\n')
  if (filled.length < 2 || joined.length > LONG_TEXT || filled.every(text => readStated(text) === undefined)) {
    return countText(joined, undefined)
  }
  const counts = filled.map(text => countText(text, undefined))
  const matches = counts.map(count => count.matches).filter(count => count !== undefined)
  const files = counts.map(count => count.files).filter(count => count !== undefined)
  return matches.length > 0 ? { matches: sumOf(matches) } : { files: sumOf(files) }
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function countText(text: string, mode: string | undefined): FoundMatches {
  if (isBlankText(text) || nothing.test(text)) return { matches: 0 }
  const stated = readStated(text)
  const isLong = text.length > LONG_TEXT
  if (stated === undefined) return isLong ? { lines: countLines(text) } : countRows(text, mode)
  if (isLong || stated.matches === undefined || stated.files !== undefined) return stated
  const files = countHeadings(text)
  return files === 0 ? stated : { ...stated, files }
}

function readStated(text: string): FoundMatches | undefined {
  const head = text.slice(0, 2048)
  const total = /^Found (\d{1,9}) total occurrences? across (\d{1,9}) files?/m.exec(text.slice(-1024)) ?? /^Found (\d{1,9}) total occurrences? across (\d{1,9}) files?/.exec(head)
  if (total !== null) return { matches: Number(total[1]), files: Number(total[2]) }
  const page = /^Showing matches (\d{1,9})-(\d{1,9})/m.exec(text.slice(-1024))
  if (page !== null) return { matches: Number(page[2]) - Number(page[1]) + 1 }
  const first = /^Showing first (\d{1,9}) of/.exec(head)?.[1]
  if (first !== undefined) return { matches: Number(first) }
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

const headingStarts: ReadonlySet<number> = new Set(Array.from('F#</[', character => character.charCodeAt(0)))

/** Looks at the first characters; a drive letter may come first. */
function mayBeHeading(text: string, from: number, to: number): boolean {
  return to > from + 1 && (headingStarts.has(codeAt(text, from)) || codeAt(text, from + 1) === 0x3A)
}

function countHeadings(text: string): number {
  const files = new Set<string>()
  eachSpan(text, (from, to) => {
    if (to - from > 1000 || !mayBeHeading(text, from, to)) return
    const row = text.slice(from, to)
    for (const heading of fileHeadings) {
      const file = heading.exec(row)?.[1]
      if (file !== undefined) files.add(file)
    }
  })
  return files.size
}

/** `path-NUM-text`, `NUM-text`, `--`: lines around a match. */
const contextRow = /^(?:.{1,1000}-\d+-|\s*L?\d+-|-{2,}$)/
/** The path of a line around a match, whose text may look like the row of a match. */
const contextPath = /^([^:\n]{1,1000}?)-\d+-/

function countRows(text: string, mode: string | undefined): FoundMatches {
  const files = new Set<string>()
  const doubtful = new Map<string, DoubtfulRows>()
  let doubt: DoubtfulRows | undefined
  let pathRows = 0
  let numberRows = 0
  let otherRows = 0
  let contextRows = 0
  let sum = 0
  let countRowCount = 0
  let lead = ''
  let colon = -1
  eachSpan(text, (from, to, isNearEnd) => {
    if (!isFilled(text, from, to)) return
    if (isNearEnd && isNotice(text.slice(from, to))) return
    // Rows of one file follow each other.
    if (lead !== '' && text.slice(from, from + lead.length) === lead && isNumberedAt(text, from + lead.length, to)) {
      pathRows++
      if (doubt !== undefined) doubt.count++
      return
    }
    if (colon < from) colon = findFrom(text, ':', from)
    if (colon < 0) colon = text.length
    const path = colon < to ? readPath(text, from, to, colon) : undefined
    const near = path === undefined ? undefined : contextPath.exec(text.slice(from, to))?.[1]
    if (path !== undefined && files.has(near ?? '')) contextRows++
    else if (path !== undefined) {
      files.add(path)
      doubt = near === undefined ? undefined : doubtful.get(path) ?? { near, count: 0 }
      if (doubt !== undefined) {
        doubt.count++
        doubtful.set(path, doubt)
      }
      if (mode !== 'count') lead = `${path}:`
      pathRows++
    }
    else if (isNumberRow(text, from, to)) numberRows++
    else if (mode === 'content' && contextRow.test(text.slice(from, to))) contextRows++
    else otherRows++
    const count = mode === 'count' ? countRow.exec(text.slice(from, to))?.[1] : undefined
    if (count !== undefined) {
      sum += Number(count)
      countRowCount++
    }
  })
  for (const [path, { near, count }] of doubtful) {
    if (!files.has(near)) continue
    files.delete(path)
    pathRows -= count
    contextRows += count
  }
  const rows = otherRows + contextRows
  if (mode === 'count' && countRowCount > 0) return { matches: sum, files: countRowCount }
  if (mode === 'files_with_matches') return { files: rows + pathRows + numberRows }
  if (pathRows > 0) return { matches: pathRows + numberRows, files: files.size }
  if (numberRows > 0) return headed(text, numberRows)
  if (mode === 'content') return { matches: otherRows }
  return { files: rows }
}

/** Rows of a match that would be lines around one, were there matches in the file `near` further on. */
interface DoubtfulRows {
  readonly near: string
  count: number
}

/** `path:NUM`, as counts are listed. */
const countRow = /^(?:[A-Z]:)?[^:\n]+:(\d+)$/i

function headed(text: string, matches: number): FoundMatches {
  const files = countHeadings(text)
  return files === 0 ? { matches } : { matches, files }
}
