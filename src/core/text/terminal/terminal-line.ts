import type { TerminalRow, TerminalStyle } from './terminal-row'
import { cutText } from '../cut-text'
import { characterWidth } from './character-width'

/** Columns of a line: a longer one goes on as if it were wrapped, and only its last stretch can be edited. */
export const widestLine = 10_000

/** A cell that nothing was written to, or whose text was erased. */
const blank = ''
/** The second half of a wide character. */
const rest = '\u0000'
const tab = 0x09
/** Below it every character takes one column. */
const firstAccent = 0x300

/**
 * One line that is being written. As long as text is only added it is kept as runs; the first edit in
 * place turns it into cells, one a column, so that every later edit costs what it writes.
 */
export class TerminalLine {
  private runs: { text: string, readonly style: TerminalStyle | null }[] | null = null
  private cells: string[] | null = null
  private styles: (TerminalStyle | null)[] = []
  /** Length of the runs, in UTF-16 units. */
  private length = 0
  /** Cells in front of this one are blank: an erasure need not look at them again. */
  private blankTo = 0
  private hasWide = false

  get isEmpty(): boolean {
    return this.runs === null && !this.cells?.length
  }

  clear(): void {
    this.runs = null
    this.length = 0
    if (this.cells === null) return
    this.cells = null
    this.styles = []
    this.blankTo = 0
    this.hasWide = false
  }

  /** Adds text at the end of a line that is empty or was never edited. */
  append(text: string, style: TerminalStyle | null): void {
    this.cells = null
    this.addRun(text, style)
  }

  /** Turns the line into cells, so that columns can be told; yields the column behind the last one. */
  toCells(): number {
    if (this.cells) return this.cells.length
    const { runs, length } = this
    this.clear()
    this.cells = []
    if (!runs) return 0
    /** Text in front of the last stretch: it stays in runs. */
    let ahead = length - length % widestLine
    let column = 0
    for (const { text, style } of runs) {
      const front = cutText(text, ahead)
      if (front !== '') this.addRun(front, style)
      if (front !== text) column = this.write(column, text.slice(front.length), style)
      ahead = Math.max(0, ahead - text.length)
    }
    return column
  }

  /** Writes text from a column on, over what is there; yields the column behind it. */
  write(from: number, text: string, style: TerminalStyle | null): number {
    let column = from
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (code === tab) column = Math.min(column + 8 - column % 8, widestLine - 1)
      else if (code < firstAccent) column = this.put(column, text[index]!, 1, style)
      else {
        const character = String.fromCodePoint(text.codePointAt(index)!)
        const width = characterWidth(character)
        if (width === 0) this.join(column, character, style)
        else column = this.put(column, character, width, style)
        index += character.length - 1
      }
    }
    return column
  }

  /** Drops everything from a column on. */
  cut(column: number): void {
    // Most erasures leave nothing; what was wrapped in front of a long line stays.
    if (column === 0 && (this.cells ? !this.runs : this.length <= widestLine)) return this.clear()
    this.toCells()
    const cells = this.cells!
    if (cells[column] === rest) this.blankCell(column - 1)
    if (column < cells.length) {
      cells.length = column
      this.styles.length = column
    }
    this.blankTo = Math.min(this.blankTo, column)
  }

  /** Blanks columns and leaves what is behind them in place. */
  erase(from: number, to: number): void {
    this.toCells()
    const cells = this.cells!
    if (to >= cells.length) return this.cut(from)
    const start = from === 0 ? this.blankTo : from
    if (cells[from] === rest) this.blankCell(from - 1)
    if (cells[to] === rest) this.blankCell(to)
    if (start < to) {
      cells.fill(blank, start, to)
      this.styles.fill(null, start, to)
    }
    if (from === 0) this.blankTo = Math.max(this.blankTo, to)
  }

  toRow(): TerminalRow {
    if (!this.cells) return this.runs ?? emptyRow
    this.wrap()
    return this.runs ?? emptyRow
  }

  private addRun(text: string, style: TerminalStyle | null): void {
    const last = this.runs?.at(-1)
    if (last !== undefined && last.style === style) last.text += text
    else (this.runs ??= []).push({ text, style })
    this.length += text.length
  }

  private put(from: number, character: string, width: 1 | 2, style: TerminalStyle | null): number {
    let column = from
    if (column + width > widestLine) {
      this.wrap()
      column = 0
    }
    const cells = this.cells!
    while (cells.length < column) {
      cells.push(blank)
      this.styles.push(null)
    }
    if (this.hasWide) {
      if (cells[column] === rest) this.blankCell(column - 1)
      if (cells[column + width] === rest) this.blankCell(column + width)
    }
    cells[column] = character
    this.styles[column] = style
    if (width === 2) {
      cells[column + 1] = rest
      this.styles[column + 1] = style
      this.hasWide = true
    }
    if (column < this.blankTo) this.blankTo = column
    return column + width
  }

  /** What is left of a wide character whose other half is overwritten. */
  private blankCell(column: number): void {
    this.cells![column] = blank
    this.styles[column] = null
  }

  /** Hangs an accent on the character before it; at the start of a line it stands alone. */
  private join(column: number, character: string, style: TerminalStyle | null): void {
    const cells = this.cells!
    const before = cells[column - 1] === rest ? column - 2 : column - 1
    if (before < 0 || before >= cells.length || cells[before] === blank) this.put(Math.max(0, before), character, 1, style)
    else cells[before] += character
  }

  /** Moves the cells to the runs in front of them. */
  private wrap(): void {
    const cells = this.cells!
    let end = cells.length
    while (end > 0 && cells[end - 1] === blank) end--
    for (let from = 0; from < end;) {
      const style = this.styles[from]!
      let to = from + 1
      while (to < end && this.styles[to] === style) to++
      this.addRun(joinCells(cells, from, to), style)
      from = to
    }
    this.cells = []
    this.styles = []
    this.blankTo = 0
  }
}

function joinCells(cells: readonly string[], from: number, to: number): string {
  const texts = cells.slice(from, to)
  for (let index = 0; index < texts.length; index++) {
    if (texts[index] === blank) texts[index] = ' '
    else if (texts[index] === rest) texts[index] = ''
  }
  return texts.join('')
}

const emptyRow: TerminalRow = []
