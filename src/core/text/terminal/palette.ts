import type { TerminalColor } from './terminal-row'
import { terminalColorNames } from './named-colors'

/** The colour that nobody set. */
export const defaultColor = -1

/** Marks a number as red, green and blue, so that they are not taken for one of the 16. */
const byValue = 0x1000000

/** Packs red, green and blue; of each only the lowest 8 bits count. */
export function packColor(red: number, green: number, blue: number): number {
  return byValue | (red & 0xFF) << 16 | (green & 0xFF) << 8 | (blue & 0xFF)
}

/**
 * Yields the colour of a number of the 256: the 16 named ones, a cube of 6 × 6 × 6, and 24 greys.
 *
 * @example paletteColor(208) // → packColor(255, 135, 0)
 */
export function paletteColor(index: number): number {
  const number = index & 0xFF
  if (number < 16) return number
  if (number >= 232) {
    const grey = 8 + 10 * (number - 232)
    return packColor(grey, grey, grey)
  }
  const cube = number - 16
  return packColor(cubeLevel(Math.floor(cube / 36)), cubeLevel(Math.floor(cube / 6) % 6), cubeLevel(cube % 6))
}

function cubeLevel(step: number): number {
  return step === 0 ? 0 : 55 + 40 * step
}

/** Yields the colour of a packed number as its name or value, `undefined` for the default. */
export function nameColor(color: number): TerminalColor | undefined {
  if (color < 0) return undefined
  return terminalColorNames[color] ?? `#${(color & 0xFFFFFF).toString(16).padStart(6, '0')}`
}
