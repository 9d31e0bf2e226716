import { makeLegible, pickInk } from '../../core/text/terminal/contrast'
import { namedColors, type SchemeColor, type TerminalColorName } from '../../core/text/terminal/named-colors'
import type { TerminalColor, TerminalStyle } from '../../core/text/terminal/terminal-row'

/** How a style is drawn: by classes, and by custom properties where the program names colours by value. */
export interface TerminalPaint {
  readonly classes: readonly string[]
  /** Name and value of custom properties: `--l` and `--d` for text by scheme, `--b` for the background. */
  readonly properties: readonly (readonly [name: string, value: string])[]
}

/** Ground of terminal output where it is least favourable to contrast. */
const ground: SchemeColor = { light: '#f5f5f5', dark: '#1a1b1e' }
const text: SchemeColor = { light: '#1a1b1e', dark: '#ececee' }

/** The colours that nobody set; as a pair they are `text` on `ground`. */
type Ink = TerminalColor | 'text' | 'ground'

/**
 * Yields how a style is drawn. Text by value is pushed in lightness until it can be read on the ground; on
 * a background of the program's it stays as asked where the two can be told apart, else it is black or
 * white.
 *
 * @example paintStyle({ foreground: 'red', bold: true }).classes // → ['ansi-red', 'ansi-bold']
 */
export function paintStyle(style: TerminalStyle): TerminalPaint {
  const { foreground = 'text', background = 'ground' } = style
  const colors = style.inverse ? paintPair(background, foreground) : paintPair(foreground, background)
  const classes = [...colors.classes]
  if (style.dim && classes.length === 0) classes.push('ansi-dim')
  for (const attribute of attributes) {
    if (style[attribute]) classes.push(`ansi-${attribute}`)
  }
  return { classes, properties: colors.properties }
}

const attributes = ['bold', 'italic', 'underline', 'strike'] as const

function paintPair(ink: Ink, background: Ink): TerminalPaint {
  if (background === 'ground') return paintOnGround(ink)
  const isByValue = isValue(background)
  const classes = [isByValue ? 'ansi-bg-rgb' : `ansi-bg-${background}`]
  // All named colours are made to be read on the ground, so that no two of them can be told apart enough.
  if (!isByValue && !isValue(ink)) return { classes: [...classes, 'ansi-ink'], properties: [] }
  const one = bySchemeOf(ink)
  const other = bySchemeOf(background)
  return {
    classes: [...classes, 'ansi-rgb'],
    properties: [
      ['--l', pickInk(one.light, other.light)],
      ['--d', pickInk(one.dark, other.dark)],
      ...(isByValue ? [['--b', background] as const] : []),
    ],
  }
}

function paintOnGround(ink: Ink): TerminalPaint {
  if (ink === 'text' || ink === 'ground') return { classes: [], properties: [] }
  if (!isValue(ink)) return { classes: [`ansi-${ink}`], properties: [] }
  return {
    classes: ['ansi-rgb'],
    properties: [['--l', makeLegible(ink, ground.light)], ['--d', makeLegible(ink, ground.dark)]],
  }
}

function isValue(ink: Ink): ink is `#${string}` {
  return ink.startsWith('#')
}

function bySchemeOf(ink: Ink): SchemeColor {
  if (isValue(ink)) return { light: ink, dark: ink }
  if (ink === 'text') return text
  return ink === 'ground' ? ground : namedColors[ink satisfies TerminalColorName]
}
