import { readHunkHeader } from './hunk-header'
import type { HunkHeader } from './hunk-header'
import type { RawHunk } from './read-rows'

/** The part of a patch that speaks of one file. */
export interface PatchSection {
  /** Lines in front of the first hunk, from the one that opens the section. */
  readonly headerLines: string[]
  readonly hunks: RawHunk[]
  /** Some hunk tells no line numbers. */
  hasGuessedNumbers: boolean
  /** The lines hold the names of the file. */
  isNamed: boolean
  /** The lines say that the file is binary. */
  isBinary: boolean
}

const LOOSE_HUNK = /^@@(?: .*)?$/s
const SECTION = /^(?:diff --(?:git|cc|combined) |Index:\s|diff(?: -r \w+)+\s)/
/** What opens a section as well, unless it belongs to the header of one. */
const BARE_SECTION = /^(?:diff -\S.* |Binary files .+ differ$)/
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
  const rawLines = text.split('\n')
  const lines = rawLines.map(line => line.endsWith('\r') ? line.slice(0, -1) : line)
  const sections: PatchSection[] = []
  let current: PatchSection | undefined
  let index = 0
  const open = (): PatchSection => {
    current = { headerLines: [], hunks: [], hasGuessedNumbers: false, isNamed: false, isBinary: false }
    sections.push(current)
    return current
  }
  while (index < lines.length) {
    const line = lines[index] ?? ''
    if (SECTION.test(line) || (BARE_SECTION.test(line) && (current === undefined || isFilled(current)))) {
      addHeaderLine(open(), line)
      index++
    }
    else if (isFileHeader(lines, index)) {
      const section = current === undefined || hasFileHeader(current) ? open() : current
      addHeaderLine(section, line)
      addHeaderLine(section, lines[index + 1] ?? '')
      index += 2
    }
    else if (isHunkHeader(line, current)) {
      index = readRows({ lines, rawLines }, index, current ?? open())
    }
    else if (current?.hunks.length === 0 && isBehindFileHeader(lines, index) && /^[+-]/.test(line)) {
      // Somebody left out the header of the hunk.
      index = readRows({ lines, rawLines }, index - 1, current)
    }
    else {
      if (current?.hunks.length === 0) addHeaderLine(current, line)
      index++
    }
  }
  return sections
}

function isFileHeader(lines: readonly string[], index: number): boolean {
  return /^--- \S/.test(lines[index] ?? '') && /^\+\+\+ \S/.test(lines[index + 1] ?? '')
}

function isBehindFileHeader(lines: readonly string[], index: number): boolean {
  return index >= 2 && isFileHeader(lines, index - 2)
}

function hasFileHeader(section: PatchSection): boolean {
  return section.hunks.length > 0 || section.isNamed
}

function addHeaderLine(section: PatchSection, line: string): void {
  section.headerLines.push(line)
  section.isNamed ||= line.startsWith('+++ ')
  section.isBinary ||= line.startsWith('Binary files ')
}

/** True once all that a patch says of one file has come. */
function isFilled(section: PatchSection): boolean {
  return hasFileHeader(section) || section.isBinary
}

/** Outside of a file only a header with numbers is trusted. */
function isHunkHeader(line: string, section: PatchSection | undefined): boolean {
  return readHunkHeader(line) !== undefined || (section !== undefined && hasFileHeader(section) && LOOSE_HUNK.test(line))
}

interface PatchLines {
  /** Without line ends. */
  readonly lines: readonly string[]
  /** With the carriage returns that may be a change. */
  readonly rawLines: readonly string[]
}

/** Takes the rows of the hunk whose header is at `index`; yields the index behind them. */
function readRows({ lines, rawLines }: PatchLines, index: number, section: PatchSection): number {
  const header = readHunkHeader(lines[index] ?? '')
  const parents = header?.oldCounts.length ?? 1
  const left = header === undefined ? [Infinity] : [...header.oldCounts, header.newCount]
  const rows: string[] = []
  let next = index + 1
  while (next < lines.length) {
    const isShort = left.some(count => count > 0)
    if (!(isShort ? isRow(lines, next, parents, header === undefined) : isFurtherRow(lines, next, parents))) break
    const row = lines[next] === '' ? ' '.repeat(parents) : rawLines[next] ?? ''
    rows.push(row)
    countDown(left, row, parents)
    next++
  }
  section.hunks.push(toRawHunk(section, header, rows))
  if (header === undefined) section.hasGuessedNumbers = true
  return next
}

/** Takes a row off the counts of the sides that it is of: every old one, then the new one. */
function countDown(left: number[], row: string, parents: number): void {
  if (row.startsWith('\\')) return
  const signs = row.slice(0, parents)
  const isRemoved = signs.includes('-')
  left.forEach((count, side) => {
    const isOfSide = side === parents ? !isRemoved : isRemoved ? signs[side] === '-' : signs[side] !== '+'
    if (isOfSide) left[side] = count - 1
  })
}

function hasSigns(row: string, parents: number): boolean {
  return row.startsWith('\\') || (row.length >= parents && /^[ +-]+$/.test(row.slice(0, parents)))
}

/** True for a row that a hunk still waits for. Without numbers, and in merges, only rows with signs are believed. */
function isRow(lines: readonly string[], index: number, parents: number, isLoose: boolean): boolean {
  const row = lines[index] ?? ''
  // The header of the next file in the middle of a hunk that claims to be longer than it is.
  if (isFileHeader(lines, index) && (lines[index + 2] ?? '@@').startsWith('@@')) return false
  if (hasSigns(row, parents)) return !(isLoose && SIGNATURE.test(row))
  // An editor has stripped the space of an empty line, unless only blank lines follow.
  if (row === '') return hasSignedRowAfter(lines, index)
  return !isLoose && parents === 1 && !NO_ROW.test(row)
}

/** True for a row beyond the length that the header claims. */
function isFurtherRow(lines: readonly string[], index: number, parents: number): boolean {
  const row = lines[index] ?? ''
  return hasSigns(row, parents) && !SIGNATURE.test(row) && !isFileHeader(lines, index)
}

function hasSignedRowAfter(lines: readonly string[], index: number): boolean {
  let next = index
  while (lines[next] === '' && next - index < MAX_BLANK_ROWS) next++
  return /^[ +\-\\]/.test(lines[next] ?? '') && !isFileHeader(lines, next)
}

function toRawHunk(section: PatchSection, header: HunkHeader | undefined, rows: readonly string[]): RawHunk {
  if (header !== undefined) {
    const { oldStart, oldCounts, newStart, words } = header
    return { oldStart, newStart, header: words, rows, ...(oldCounts.length > 1 && { parents: oldCounts.length }) }
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
