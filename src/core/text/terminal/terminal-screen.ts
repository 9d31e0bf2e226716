import type { TerminalRow, TerminalStyle } from './terminal-row'
import { TerminalLine, widestLine } from './terminal-line'

/** Columns that jumps to the right may leave blank in one text, all in all: a few bytes ask for thousands. */
const mostPadding = 1_000_000

/** Most columns that one sequence erases without touching what is behind them. */
const longestErasure = 1000

/** The cursor stands behind the last character of its line, whichever column that is. */
const atEnd = -1

/**
 * What a terminal shows, as lines of any length. Only the last `reach` lines can be changed: lines above
 * have scrolled away for good, as they have in a real terminal.
 */
export class TerminalScreen {
  private readonly done: TerminalRow[] = []
  private readonly lines: TerminalLine[] = [new TerminalLine()]
  private line = this.lines[0]!
  private row = 0
  private column = atEnd
  private saved: { readonly row: number, readonly column: number } | null = null
  private isHomeAsked = false
  private padding = mostPadding

  constructor(private readonly reach: number) {}

  write(text: string, style: TerminalStyle | null): void {
    this.isHomeAsked = false
    if (this.column === 0 && this.line.isEmpty) this.column = atEnd
    if (this.column === atEnd) return this.line.append(text, style)
    const width = this.line.toCells()
    const gap = this.column - width
    if (gap > this.padding) this.column = width
    else if (gap > 0) this.padding -= gap
    this.column = this.line.write(this.column, text, style)
  }

  feedLine(): void {
    this.isHomeAsked = false
    this.column = 0
    if (this.row < this.lines.length - 1) return this.goToRow(this.row + 1)
    if (this.lines.length < this.reach) this.lines.push(new TerminalLine())
    else this.scroll()
    this.goToRow(this.lines.length - 1)
  }

  returnCarriage(): void {
    this.column = 0
  }

  /** Moves by columns, to the left when negative. */
  moveColumn(by: number): void {
    this.goToColumn(this.findColumn() + by)
  }

  /** Columns count from 0. */
  goToColumn(column: number): void {
    if (this.column === atEnd) this.findColumn()
    this.column = Math.min(Math.max(column, 0), widestLine - 1)
  }

  /** Moves by lines that are there, up when negative. */
  moveRow(by: number): void {
    this.isHomeAsked = false
    this.findColumn()
    this.goToRow(Math.min(Math.max(this.row + by, 0), this.lines.length - 1))
  }

  /**
   * Remembers that the top left corner was asked for. Where that is nobody knows, since the height of the
   * screen is not told; only when all is erased next is there no doubt.
   */
  askForHome(): void {
    this.isHomeAsked = true
    if (this.lines.every(line => line.isEmpty)) this.startOver()
  }

  save(): void {
    this.saved = { row: this.done.length + this.row, column: this.findColumn() }
  }

  restore(): void {
    if (!this.saved) return
    this.column = this.saved.column
    this.goToRow(Math.min(Math.max(this.saved.row - this.done.length, 0), this.lines.length - 1))
  }

  /** Erases in the line: 0 from the cursor on, 1 up to the cursor, 2 all of it. */
  eraseInLine(mode: number): void {
    if (mode === 0) {
      if (this.column !== atEnd) this.line.cut(this.column)
    }
    else if (mode === 1 || mode === 2) {
      const column = this.findColumn()
      if (mode === 2) this.line.cut(0)
      else this.line.erase(0, column + 1)
    }
  }

  /** Erases lines as well: 0 below the cursor, 1 above it, 2 everywhere. */
  eraseInDisplay(mode: number): void {
    if (this.isHomeAsked && (mode === 0 || mode === 2)) return this.startOver()
    this.eraseInLine(mode)
    this.lines.forEach((line, row) => {
      if (mode === 1 ? row < this.row : mode === 2 ? row !== this.row : mode === 0 && row > this.row) line.clear()
    })
  }

  /** Blanks columns from the cursor on. */
  eraseColumns(count: number): void {
    if (this.column !== atEnd) this.line.erase(this.column, this.column + Math.min(count, longestErasure))
  }

  /** Erases every line in reach and goes to the first of them. */
  startOver(): void {
    this.lines.splice(1)
    this.lines[0]!.clear()
    this.column = 0
    this.goToRow(0)
  }

  /** Yields every line that was ever begun. */
  takeRows(): TerminalRow[] {
    return this.done.concat(this.lines.map(line => line.toRow()))
  }

  /** Yields the lines without the empty ones at the end, from the cursor on: they were not written yet. */
  takeWrittenRows(): TerminalRow[] {
    const rows = this.takeRows()
    while (rows.length > this.done.length + this.row && rows.at(-1)!.length === 0) rows.pop()
    return rows
  }

  private goToRow(row: number): void {
    this.row = row
    this.line = this.lines[row]!
  }

  /** Tells the column; from here on the line is kept so that columns can be told. */
  private findColumn(): number {
    if (this.column === atEnd) this.column = this.line.isEmpty ? 0 : this.line.toCells()
    return this.column
  }

  /** Takes the first line out of reach, and puts it to use again as an empty one at the end. */
  private scroll(): void {
    const line = this.lines[0]!
    this.done.push(line.toRow())
    line.clear()
    if (this.lines.length > 1) this.lines.push(this.lines.shift()!)
  }
}
