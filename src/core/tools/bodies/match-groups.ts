import type { MatchGroup, MatchLine, MatchesBody } from '../../model/bodies'
import { truncateText } from '../../text/truncate-text'
import { withLazy } from '../../text/with-lazy'
import type { Mark, MarkFinder } from './find-marks'

/** Longest row that is shown, in code points: a minified file is one line of megabytes. */
const longestRow = 1000

const noMarks: readonly Mark[] = []

/** Collects the rows of a search by file, in the order in which the files first come. */
export class MatchGroups {
  readonly #groups = new Map<string, { count: number | undefined, readonly matches: MatchLine[] }>()
  readonly #notes: string[] = []
  readonly #findMarks: MarkFinder

  constructor(findMarks: MarkFinder) {
    this.#findMarks = findMarks
  }

  /** Opens the group of a file; a number is what the tool itself counted. */
  open(path: string, count?: number): void {
    const group = this.#groups.get(path)
    if (group === undefined) this.#groups.set(path, { count, matches: [] })
    else group.count ??= count
  }

  has(path: string): boolean {
    return this.#groups.has(path)
  }

  /** Adds a row that matches. */
  add(path: string, line: number | undefined, text: string): void {
    const shown = truncateText(text, longestRow)
    this.#push(path, withLazy({ ...numbered(line), text: shown }, { marks: () => this.#findMarks(shown) }))
  }

  /** Adds a row that stands around a match. */
  addContext(path: string, line: number | undefined, text: string): void {
    this.#push(path, { ...numbered(line), text: truncateText(text, longestRow), isContext: true, marks: noMarks })
  }

  addNote(note: string): void {
    this.#notes.push(note)
  }

  get noteCount(): number {
    return this.#notes.length
  }

  /** Yields the groups with their counts. */
  build(): Required<MatchesBody> {
    const groups = [...this.#groups].map(([path, { count, matches }]): MatchGroup => {
      const found = count ?? matches.filter(row => row.isContext !== true).length
      return { path, ...(found > 0 && { count: found }), matches }
    })
    return { groups, notes: this.#notes }
  }

  #push(path: string, row: MatchLine): void {
    this.open(path)
    this.#groups.get(path)?.matches.push(row)
  }
}

function numbered(line: number | undefined): { readonly line?: number } {
  return line === undefined ? {} : { line }
}
