import { type IBufferCell, Terminal } from '@xterm/headless'
import { parseTerminal } from '../../../../src/core/text/terminal/parse-terminal'
import type { TerminalColor, TerminalStyle } from '../../../../src/core/text/terminal/terminal-row'
import { terminalColorNames } from '../../../../src/core/text/terminal/named-colors'

/** One column: its character, and its style where a character was written. */
type Cell = string

/** What a real terminal emulator shows of a text, one list of cells a row. */
export async function showInEmulator(text: string): Promise<readonly (readonly Cell[])[]> {
  const terminal = new Terminal({ cols: 1000, rows: 150, scrollback: 0, logLevel: 'off', convertEol: true, allowProposedApi: true })
  await new Promise<void>(resolve => terminal.write(text, resolve))
  const buffer = terminal.buffer.active
  const rows = Array.from({ length: buffer.length }, (_, index) => {
    const line = buffer.getLine(index)!
    // A wide character is one in the text and two columns, of which the second has no width.
    const length = Math.min(line.length, line.translateToString(true).length * 2)
    return Array.from({ length }, (_, column) => line.getCell(column)!).filter(cell => cell.getWidth() > 0).map(readCell)
  })
  terminal.dispose()
  return dropBlankEnd(rows)
}

/** The same of our own rows. */
export function showParsed(text: string): readonly (readonly Cell[])[] {
  const rows = parseTerminal(text).map((row) => {
    const cells: Cell[] = []
    for (const { text, style } of row) {
      for (const character of text) {
        if (character === '\t') do cells.push(' '); while (cells.length % 8 !== 0)
        else if (/\p{Mn}/u.test(character)) cells.push(describe(cells.pop()![0] + character, style))
        // Emulators underline links.
        else cells.push(describe(character, style?.href === undefined ? style : { ...style, underline: true }))
      }
    }
    while (cells.at(-1) === ' ') cells.pop()
    return cells
  })
  return dropBlankEnd(rows)
}

/** Blanks that nobody wrote have no style; those at the end of a row or of the screen are not there. */
function dropBlankEnd(rows: Cell[][]): Cell[][] {
  for (const row of rows) while (row.at(-1) === ' ') row.pop()
  while (rows.at(-1)?.length === 0) rows.pop()
  return rows
}

function readCell(cell: IBufferCell): Cell {
  const character = cell.getChars()
  if (character === '') return ' '
  return describe(character, {
    foreground: cell.isFgDefault() ? undefined : readColor(cell.getFgColor(), cell.isFgRGB()),
    background: cell.isBgDefault() ? undefined : readColor(cell.getBgColor(), cell.isBgRGB()),
    bold: cell.isBold() ? true : undefined,
    dim: cell.isDim() ? true : undefined,
    italic: cell.isItalic() ? true : undefined,
    underline: cell.isUnderline() ? true : undefined,
    strike: cell.isStrikethrough() ? true : undefined,
    inverse: cell.isInverse() ? true : undefined,
  } as TerminalStyle)
}

function describe(character: string, style: TerminalStyle | null): Cell {
  const fields = ['foreground', 'background', 'bold', 'dim', 'italic', 'underline', 'strike', 'inverse'] as const
  const told = fields.flatMap(field => style?.[field] === undefined ? [] : `${field}=${style[field]}`)
  return [character, ...told].join(' ')
}

function readColor(value: number, isRgb: boolean): TerminalColor {
  const name = isRgb ? undefined : terminalColorNames[value]
  if (name !== undefined) return name
  return `#${(isRgb ? value : paletteValue(value)).toString(16).padStart(6, '0')}`
}

/** The value that every emulator gives a number from 16 on. */
function paletteValue(index: number): number {
  const levels = [0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
  if (index >= 232) return (8 + (index - 232) * 10) * 0x010101
  const digits = (index - 16).toString(6).padStart(3, '0')
  return [...digits].reduce((value, digit) => value * 256 + levels[Number(digit)]!, 0)
}
