import type { TerminalColorName } from './named-colors'

/** One of the 16 colours that a theme decides, or a colour by value: `'bright-red'`, `'#ff8700'`. */
export type TerminalColor = TerminalColorName | `#${string}`

/** How a piece of terminal output is drawn; a field that is left out is the terminal's default. */
export interface TerminalStyle {
  readonly foreground?: TerminalColor
  readonly background?: TerminalColor
  readonly bold?: true
  readonly dim?: true
  readonly italic?: true
  readonly underline?: true
  readonly strike?: true
  /** Foreground and background change places; the two fields above are as the program set them. */
  readonly inverse?: true
  /** Where the text leads: an `http`, `https` or `mailto` address. */
  readonly href?: string
}

/** Text in one style; `null` is plain text. */
export interface TerminalRun {
  readonly text: string
  readonly style: TerminalStyle | null
}

/** One line as a terminal leaves it; an empty line has no runs. */
export type TerminalRow = readonly TerminalRun[]

/** The style in force at some place of a text, for a later part to start with. */
export interface TerminalState {
  /** `-1`: default; 0–15: one of the named colours; from 0x1000000 on: red, green, blue. */
  readonly foreground: number
  readonly background: number
  /** One bit each for bold, dim, italic, underline, strike, inverse. */
  readonly flags: number
}

/** Tells whether text is plain where no sequence says otherwise. */
export function isPlainState({ foreground, background, flags }: TerminalState): boolean {
  return foreground < 0 && background < 0 && flags === 0
}
