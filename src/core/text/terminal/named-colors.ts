/** The 16 colours of a terminal, in the order of their numbers. */
export const terminalColorNames = [
  'black',
  'red',
  'green',
  'yellow',
  'blue',
  'magenta',
  'cyan',
  'white',
  'bright-black',
  'bright-red',
  'bright-green',
  'bright-yellow',
  'bright-blue',
  'bright-magenta',
  'bright-cyan',
  'bright-white',
] as const

export type TerminalColorName = typeof terminalColorNames[number]

/** A colour in the light and in the dark scheme, as `#rrggbb`. */
export interface SchemeColor {
  readonly light: string
  readonly dark: string
}

/** What the stylesheet sets the 16 colours to, for contrast against colours by value. */
export const namedColors: Readonly<Record<TerminalColorName, SchemeColor>> = {
  'black': { light: '#1a1b1e', dark: '#8d9099' },
  'red': { light: '#b32828', dark: '#f2857d' },
  'green': { light: '#1f7440', dark: '#6cc58b' },
  'yellow': { light: '#805300', dark: '#dcb158' },
  'blue': { light: '#2257b0', dark: '#83b1f6' },
  'magenta': { light: '#8a2f86', dark: '#d39be0' },
  'cyan': { light: '#0d6670', dark: '#6cc5cb' },
  'white': { light: '#63666e', dark: '#cfd1d6' },
  'bright-black': { light: '#63666e', dark: '#9699a2' },
  'bright-red': { light: '#cb2f35', dark: '#ff9d96' },
  'bright-green': { light: '#167b3c', dark: '#86dba3' },
  'bright-yellow': { light: '#8f5b00', dark: '#f0c86f' },
  'bright-blue': { light: '#2b66d1', dark: '#a2c6ff' },
  'bright-magenta': { light: '#a0369b', dark: '#e6b5f1' },
  'bright-cyan': { light: '#0f717c', dark: '#8adbe0' },
  'bright-white': { light: '#4f5259', dark: '#f6f6f7' },
}
