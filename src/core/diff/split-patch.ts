import type { RawHunk } from './read-rows'

/** The part of a patch that speaks of one file. */
export interface PatchSection {
  /** Lines in front of the first hunk, from the one that opens the section. */
  readonly headerLines: string[]
  readonly hunks: RawHunk[]
  /** Some hunk tells no line numbers. */
  hasGuessedNumbers: boolean
}

const HUNK = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@ ?(.*)$/
const LOOSE_HUNK = /^@@(?: .*)?$/
const SECTION = /^(?:diff --(?:git|cc|combined) |Index:\s|diff(?: -r \w+)+\s)/
/** What no row of a hunk starts with, even when its sign was forgotten. */
const NO_ROW = /^(?:@@|diff |Index: |index |Only in |\*\*\* |```|GIT binary patch|Binary files )/
/** Rows that are looked ahead; bounded, since every blank row looks. */
const MAX_BLANK_ROWS = 20
/** Mail programs end a patch with a signature. */
const SIGNATURE = /^-- ?$/

/**
 * Splits a unified or git patch into files and hunks. Rows are taken by the lengths in the hunk header,
 * so that a removed line that starts with `-- ` is no file header; where the lengths are wrong, or the
 * patch is cut off, the rows themselves decide. Text between the files is passed over.
 */
export function splitPatch(text: string): readonly PatchSection[] {
  const lines = text.split('\n').map(line => line.endsWith('\r') ? line.slice(0, -1) : line)
  const sections: PatchSection[] = []
  let current: PatchSection | undefined
  let index = 0
  const open = (): PatchSection => {
    current = { headerLines: [], hunks: [], hasGuessedNumbers: false }
    sections.push(current)
    return current
  }
  while (index < lines.length) {
    const line = lines[index] ?? ''
    if (SECTION.test(line)) {
      open().headerLines.push(line)
      index++
    }
    else if (isFileHeader(lines, index)) {
      const section = current === undefined || hasFileHeader(current) ? open() : current
      section.headerLines.push(line, lines[index + 1] ?? '')
      index += 2
    }
    else if (isHunkHeader(line, current)) {
      index = readRows(lines, index, current ?? open())
    }
    else {
      if (current?.hunks.length === 0) current.headerLines.push(line)
      index++
    }
  }
  return sections
}

function isFileHeader(lines: readonly string[], index: number): boolean {
  return /^--- \S/.test(lines[index] ?? '') && /^\+\+\+ \S/.test(lines[index + 1] ?? '')
}

function hasFileHeader(section: PatchSection): boolean {
  return section.hunks.length > 0 || section.headerLines.some(line => line.startsWith('+++ '))
}

/** Outside of a file only a header with numbers is trusted. */
function isHunkHeader(line: string, section: PatchSection | undefined): boolean {
  return HUNK.test(line) || (section !== undefined && hasFileHeader(section) && LOOSE_HUNK.test(line))
}

/** Takes the rows of the hunk whose header is at `index`; yields the index behind them. */
function readRows(lines: readonly string[], index: number, section: PatchSection): number {
  const numbers = HUNK.exec(lines[index] ?? '')
  const oldCount = numbers === null ? Infinity : Number(numbers[2] ?? 1)
  const newCount = numbers === null ? Infinity : Number(numbers[4] ?? 1)
  const rows: string[] = []
  let oldSeen = 0
  let newSeen = 0
  let next = index + 1
  while (next < lines.length) {
    const row = lines[next] ?? ''
    const isShort = oldSeen < oldCount || newSeen < newCount
    if (!(isShort ? isRow(lines, next, numbers === null) : isFurtherRow(lines, next))) break
    rows.push(row === '' ? ' ' : row)
    if (!row.startsWith('+') && !row.startsWith('\\')) oldSeen++
    if (!row.startsWith('-') && !row.startsWith('\\')) newSeen++
    next++
  }
  section.hunks.push(toRawHunk(section, numbers, rows))
  if (numbers === null) section.hasGuessedNumbers = true
  return next
}

/** True for a row that a hunk still waits for. Without numbers only rows with a sign are believed. */
function isRow(lines: readonly string[], index: number, isLoose: boolean): boolean {
  const row = lines[index] ?? ''
  // The header of the next file in the middle of a hunk that claims to be longer than it is.
  if (isFileHeader(lines, index) && (lines[index + 2] ?? '@@').startsWith('@@')) return false
  if (/^[ +\-\\]/.test(row)) return !(isLoose && SIGNATURE.test(row))
  // An editor has stripped the space of an empty line, unless only blank lines follow.
  if (row === '') return hasSignedRowAfter(lines, index)
  return !isLoose && !NO_ROW.test(row)
}

/** True for a row beyond the length that the header claims. */
function isFurtherRow(lines: readonly string[], index: number): boolean {
  const row = lines[index] ?? ''
  return /^[ +\-\\]/.test(row) && !SIGNATURE.test(row) && !isFileHeader(lines, index)
}

function hasSignedRowAfter(lines: readonly string[], index: number): boolean {
  let next = index
  while (lines[next] === '' && next - index < MAX_BLANK_ROWS) next++
  return /^[ +\-\\]/.test(lines[next] ?? '') && !isFileHeader(lines, next)
}

function toRawHunk(section: PatchSection, numbers: RegExpExecArray | null, rows: readonly string[]): RawHunk {
  if (numbers !== null) {
    return { oldStart: Number(numbers[1]), newStart: Number(numbers[3]), header: numbers[5] ?? '', rows }
  }
  const previous = section.hunks.at(-1)
  return {
    oldStart: previous === undefined ? 1 : previous.oldStart + countSide(previous.rows, '+'),
    newStart: previous === undefined ? 1 : previous.newStart + countSide(previous.rows, '-'),
    rows,
  }
}

function countSide(rows: readonly string[], otherSign: '+' | '-'): number {
  return rows.filter(row => !row.startsWith(otherSign) && !row.startsWith('\\')).length
}
