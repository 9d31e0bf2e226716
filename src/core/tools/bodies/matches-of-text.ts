import type { MatchesBody } from '../../model/bodies'
import { isNotice } from '../truncation'
import type { MarkFinder } from './find-marks'
import { MatchGroups } from './match-groups'
import { readMatchRow } from './match-rows'
import type { MatchRow } from './match-rows'
import { splitRows } from './text-rows'

/** Rows that may be neither match nor heading before the text counts as something else. */
const mostOtherRows = 5

/** What is known of a search besides its text. */
export interface MatchHints {
  /** The file of rows that name none. */
  readonly path: string
  /** The tool lists files, or counts by file. */
  readonly mode: 'files' | 'count' | undefined
  readonly findMarks: MarkFinder
}

/**
 * Tells the text of a search apart: matches by file, whichever of the usual forms the tool writes.
 * Yields `undefined` when there are rows that fit none of them.
 */
export function readMatchesOfText(text: string, hints: MatchHints): Required<MatchesBody> | undefined {
  const rows = splitRows(text)
  if (rows === undefined) return undefined
  const body = new MatchReader(rows, hints).read()
  return body ?? (isPathList(rows) ? new MatchReader(rows, { ...hints, mode: 'files' }).read() : undefined)
}

/** Many tools list the files alone, and no argument says so. */
function isPathList(rows: readonly string[]): boolean {
  return rows.every(row => row.trim() === '' || isNotice(row) || /^(?:Found|Showing) /.test(row) || isLikePath(row))
}

function isLikePath(row: string): boolean {
  if (row.length > 1000 || !/[./\\]/.test(row) || /^\s|[*?"<>|]|[.,;!]$/.test(row)) return false
  return !row.slice(/^[A-Z]:/i.test(row) ? 2 : 0).includes(':') && (!row.includes(' ') || /[/\\]/.test(row))
}

class MatchReader {
  readonly #rows: readonly string[]
  readonly #hints: MatchHints
  readonly #groups: MatchGroups
  /** Rows with a pointer make those without one lines around a match. */
  readonly #hasPointers: boolean
  /** `path: text`, where one space belongs to the form and not to the file. */
  readonly #hasSpaces: boolean
  /** Paths of rows that match, by which those around them are told. */
  readonly #paths = new Set<string>()
  #path: string | undefined
  #block: { line: number, readonly end: RegExp, readonly isFenced: boolean, isOpen: boolean, blanks: number } | undefined
  #others = 0

  constructor(rows: readonly string[], hints: MatchHints) {
    this.#rows = rows
    this.#hints = hints
    this.#groups = new MatchGroups(hints.findMarks)
    this.#hasPointers = rows.some(row => /^\s*> ?\d{1,9}:/.test(row))
    this.#hasSpaces = this.#survey()
  }

  /** Looks at the rows that name their path, then at those around them. */
  #survey(): boolean {
    let hasSpaces = true
    const look = (text: string) => hasSpaces &&= text === '' || text.startsWith(' ')
    for (const row of this.#rows) {
      const read = this.#readRow(row, false)
      if (read.kind !== 'placed') continue
      this.#paths.add(read.path)
      look(read.text)
    }
    if (hasSpaces) for (const row of this.#rows) look(this.#readPlacedContext(row)?.text ?? '')
    return hasSpaces
  }

  read(): Required<MatchesBody> | undefined {
    for (const [index, row] of this.#rows.entries()) {
      this.#take(row, index)
      if (this.#others > mostOtherRows) return undefined
    }
    const body = this.#groups.build()
    return body.groups.length === 0 ? undefined : body
  }

  #take(row: string, index: number): void {
    if (this.#takeOfBlock(row) || row.trim() === '') return
    if (this.#hints.mode === 'count' && this.#takeCount(row)) return
    const context = this.#readPlacedContext(row)
    if (context !== undefined) return this.#groups.addContext(context.path, context.line, this.#dropSpace(context.text))
    this.#takeRow(this.#readRow(row, this.#path !== undefined), row, index)
  }

  #readRow(row: string, isBelowHeading: boolean): MatchRow {
    return readMatchRow(row, isBelowHeading, text => this.#hints.findMarks(text).length > 0)
  }

  #takeRow(read: MatchRow, row: string, index: number): void {
    switch (read.kind) {
      case 'heading': return this.#head(read.path)
      case 'block': return this.#openBlock(read)
      case 'placed': return this.#takePlaced(read)
      case 'numbered': return this.#takeNumbered(read)
      case 'context': return this.#groups.addContext(this.#path ?? this.#hints.path, read.line, read.text)
      case 'nothing': return
      case 'other': return this.#takeOther(row, index)
    }
  }

  /** A place without text is a heading where pointed rows follow it. */
  #takePlaced({ path, line, text }: Extract<MatchRow, { kind: 'placed' }>): void {
    if (text === '' && this.#hasPointers) this.#head(path)
    else this.#groups.add(path, line, this.#dropSpace(text))
  }

  #dropSpace(text: string): string {
    return this.#hasSpaces ? text.slice(1) : text
  }

  #takeNumbered(read: Extract<MatchRow, { kind: 'numbered' }>): void {
    const path = this.#path ?? this.#hints.path
    if (this.#hasPointers && read.isPointed !== true) this.#groups.addContext(path, read.line, read.text)
    else this.#groups.add(path, read.line, read.text)
  }

  #head(path: string): void {
    this.#path = path
    this.#groups.open(path)
  }

  #openBlock(read: Extract<MatchRow, { kind: 'block' }>): void {
    if (read.path !== undefined) this.#head(read.path)
    const isFenced = read.end.source.includes('`')
    this.#block = { line: read.line, end: read.end, isFenced, isOpen: !isFenced, blanks: 0 }
  }

  /** Takes a row of a block, the fences around it included. */
  #takeOfBlock(row: string): boolean {
    const block = this.#block
    if (block === undefined) return false
    if (block.isFenced && !block.isOpen) {
      if (row.trim() === '') return true
      this.#block = row.startsWith('```') ? { ...block, isOpen: true } : undefined
      return this.#block !== undefined
    }
    if (block.end.test(row)) {
      this.#block = undefined
      // What ends a chunk is the heading of the next.
      return row !== '' && !row.startsWith('File path: ')
    }
    // Blank rows count once another row follows.
    if (row.trim() === '') {
      block.blanks++
      return true
    }
    const path = this.#path ?? this.#hints.path
    for (; block.blanks > 0; block.blanks--) this.#groups.add(path, block.line++, '')
    this.#groups.add(path, block.line++, row.replace(/^Code Chunk: ?/, ''))
    return true
  }

  #takeCount(row: string): boolean {
    const found = /^((?:[A-Z]:)?[^:\n]+):(\d{1,9})$/i.exec(row)
    if (found?.[1] === undefined) return false
    this.#groups.open(found[1], Number(found[2]))
    return true
  }

  /** `path-12-text`, where the path is one that also has a match. */
  #readPlacedContext(row: string): { readonly path: string, readonly line: number, readonly text: string } | undefined {
    if (this.#paths.size === 0) return undefined
    const head = row.slice(0, 1000)
    for (const found of head.matchAll(/-(\d{1,9})-/g)) {
      const path = row.slice(0, found.index)
      if (!this.#paths.has(path)) continue
      return { path, line: Number(found[1]), text: row.slice(found.index + found[0].length) }
    }
    return undefined
  }

  #takeOther(row: string, index: number): void {
    if (isNotice(row) || /^[([].*[)\]]$/.test(row) || /^(?:Found|Showing) /.test(row)) return this.#groups.addNote(row)
    if (this.#hints.mode === 'files' || this.#isHeading(row, index)) return this.#head(row)
    this.#others++
    this.#groups.addNote(row)
  }

  /** A bare path, as ripgrep heads its groups: numbered rows or a bar come next. */
  #isHeading(row: string, index: number): boolean {
    if (row.length > 1000 || /^\s/.test(row)) return false
    const next = this.#readRow(this.#rows[index + 1] ?? '', true)
    const isBar = this.#rows[index + 1]?.startsWith('│') === true
    return isBar || next.kind === 'numbered' || next.kind === 'context'
  }
}
