import { findFrom } from '../text/string-methods'
import { endOfRows } from './ends-of-text'

/** Line numbers in front of the rows of a file. */
export interface Gutter {
  /** Number of the first row. */
  readonly start: number
  /** Rows, without a last one that only numbers the empty text behind a final line end. */
  readonly count: number
}

/** How rows are numbered: the number, then a sign. Rows of no style here are no gutter. */
const styles: readonly RegExp[] = [
  // Claude Code up to 2.1
  /^ *(\d{1,9})→/,
  // Claude Code, `cat -n`
  /^ *(\d{1,9})\t/,
  // Codex CLI
  /^L(\d{1,9}): ?/,
  // Cline, Roo Code
  /^ *(\d{1,9}) \| ?/,
  // OpenCode in older versions
  /^(\d{5})\| ?/,
  // OpenCode, Amp
  /^ *(\d{1,9}): /,
  // oh-my-pi
  /^(\d{1,9})[:|]/,
  // Copilot CLI
  /^(\d{1,9})\. ?/,
]

/** The last two styles look like lists that files hold themselves. */
const doubtful = styles.length - 2

/** What is known of the rows before they are read. */
export interface GutterHints {
  /** First line that was asked for. */
  readonly start?: number
  /** The tool is known to number its rows in one of the doubtful styles. */
  readonly isNumbered?: boolean
}

/**
 * Reads the line numbers in front of the rows of a text: every row must have one in the same style, and
 * they must rise by one; `undefined` when they do not.
 *
 * @example readGutter('7\ta\n8\tb') // → { start: 7, count: 2 }
 */
export function readGutter(text: string, hints: GutterHints = {}): Gutter | undefined {
  const found = findGutter(text, hints)
  return found === undefined ? undefined : { start: found.start, count: found.count }
}

/**
 * Takes the line numbers off the rows of a text; a text without such numbers comes back as it is.
 *
 * @example stripGutter('     7→a\n     8→') // → 'a\n'
 */
export function stripGutter(text: string, hints: GutterHints = {}): string {
  const found = findGutter(text, hints)
  if (found === undefined) return text
  const rows: string[] = []
  for (const row of text.slice(0, found.end).split('\n')) {
    const match = found.style.exec(row)
    if (match !== null) rows.push(row.slice(match[0].length))
    else if (/^ *L?\d+\D{0,2}$/.test(row)) rows.push('')
    else return text
  }
  return rows.join('\n')
}

interface FoundGutter extends Gutter {
  readonly style: RegExp
  readonly end: number
}

function findGutter(text: string, hints: GutterHints): FoundGutter | undefined {
  const end = endOfRows(text)
  const first = text.slice(0, lineEnd(text, 0, end))
  const index = styles.findIndex(style => style.test(first))
  const style = styles[index]
  if (style === undefined || (index >= doubtful && hints.isNumbered !== true)) return undefined
  const start = Number(style.exec(first)?.[1])
  if (!isLikely(start, index, hints)) return undefined
  const rows = countRows(text, style, start, end)
  if (rows === undefined) return undefined
  const isLastEmpty = rows > 1 && isEmptyRow(text.slice(text.lastIndexOf('\n', end - 1) + 1, end), style)
  return { style, end, start, count: isLastEmpty ? rows - 1 : rows }
}

/** `12: text` may be a file's own text, so its first number must be the one that was asked for. */
function isLikely(start: number, index: number, hints: GutterHints): boolean {
  if (index < 4 || hints.isNumbered === true) return true
  return start === (hints.start ?? 1)
}

/** Rows that are checked one by one; beyond them the numbers of the last rows tell. */
const checkedRows = 2000

function countRows(text: string, style: RegExp, start: number, end: number): number | undefined {
  let rows = 0
  for (let from = 0; from <= end; rows++) {
    const to = lineEnd(text, from, end)
    const isNearEnd = end - to < 2000
    if ((rows < checkedRows || isNearEnd) && numberOf(text.slice(from, to), style) !== start + rows) return undefined
    from = to + 1
  }
  return rows
}

function numberOf(row: string, style: RegExp): number | undefined {
  const match = style.exec(row) ?? /^ *L?(\d{1,9})[^\w\s]?$/.exec(row)
  return match?.[1] === undefined ? undefined : Number(match[1])
}

function isEmptyRow(row: string, style: RegExp): boolean {
  const match = style.exec(row)
  return match === null || match[0].length === row.length
}

function lineEnd(text: string, from: number, end: number): number {
  const to = findFrom(text, '\n', from)
  return to < 0 || to > end ? end : to
}
