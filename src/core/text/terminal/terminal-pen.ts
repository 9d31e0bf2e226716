import type { TerminalState, TerminalStyle } from './terminal-row'
import { defaultColor, nameColor, packColor, paletteColor } from './palette'
import { readParameters, type SgrParameters } from './sgr-parameters'

const bold = 1
const dim = 2
const italic = 4
const underline = 8
const strike = 16
const inverse = 32

/** Which attributes a code switches on. Blinking is drawn still, and concealed text is shown. */
const switchesOn: Readonly<Record<number, number>> = { 1: bold, 2: dim, 3: italic, 4: underline, 7: inverse, 9: strike, 21: underline }
const switchesOff: Readonly<Record<number, number>> = { 22: bold | dim, 23: italic, 24: underline, 27: inverse, 29: strike }

/**
 * The style that text is written in. Sequences change numbers only; a style object is made when text is
 * written, and the same style is always the same object.
 */
export class TerminalPen {
  private foreground: number
  private background: number
  private flags: number
  private href = ''
  private current: TerminalStyle | null = null
  private isCurrent = false
  private readonly styles = new Map<string, TerminalStyle>()
  private readonly parameters: SgrParameters = { count: 0, values: [], isSub: [] }

  constructor(state?: TerminalState) {
    this.foreground = state?.foreground ?? defaultColor
    this.background = state?.background ?? defaultColor
    this.flags = state?.flags ?? 0
  }

  get state(): TerminalState {
    return { foreground: this.foreground, background: this.background, flags: this.flags }
  }

  get style(): TerminalStyle | null {
    if (!this.isCurrent) {
      this.current = this.findStyle()
      this.isCurrent = true
    }
    return this.current
  }

  /** Starts a link, or ends one with `''`. */
  setLink(href: string): void {
    if (href === this.href) return
    this.href = href
    this.isCurrent = false
  }

  reset(): void {
    this.foreground = defaultColor
    this.background = defaultColor
    this.flags = 0
    this.isCurrent = false
  }

  /** Applies the parameters of `CSI … m` that stand between the two offsets. */
  applySgr(text: string, from: number, to: number): void {
    const { parameters } = this
    this.isCurrent = false
    const short = readShortCode(text, from, to)
    if (short >= 0) return this.applyCode(short)
    readParameters(text, from, to, parameters)
    for (let index = 0; index < parameters.count;) {
      const code = parameters.values[index]!
      const next = this.skipSubParameters(index + 1)
      if (code === 38 || code === 48 || code === 58) {
        index = this.applyColor(code, index + 1, next)
        continue
      }
      // `4:0` is the other way to say 24.
      const isOff = code === 4 && next > index + 1 && parameters.values[index + 1] === 0
      this.applyCode(isOff ? 24 : code)
      index = next
    }
  }

  private skipSubParameters(from: number): number {
    let at = from
    while (at < this.parameters.count && this.parameters.isSub[at]) at++
    return at
  }

  private applyCode(code: number): void {
    if (code === 0) this.reset()
    else if (code >= 30 && code <= 37) this.foreground = code - 30
    else if (code === 39) this.foreground = defaultColor
    else if (code >= 40 && code <= 47) this.background = code - 40
    else if (code === 49) this.background = defaultColor
    else if (code >= 90 && code <= 97) this.foreground = code - 90 + 8
    else if (code >= 100 && code <= 107) this.background = code - 100 + 8
    else this.flags = (this.flags | (switchesOn[code] ?? 0)) & ~(switchesOff[code] ?? 0)
  }

  /** Reads a colour of the 256 or by value, and yields where the next code stands. */
  private applyColor(target: number, from: number, subEnd: number): number {
    const { count, values } = this.parameters
    const hasColons = subEnd > from
    const mode = values[from]
    const value = (index: number) => index < (hasColons ? subEnd : count) ? values[index]! : 0
    let color = defaultColor
    let end = from + 1
    if (mode === 5) {
      color = paletteColor(value(from + 1))
      end = from + 2
    }
    else if (mode === 2) {
      // With colons a colour space may stand in front of the three numbers.
      const first = hasColons && subEnd - from > 4 ? from + 2 : from + 1
      color = packColor(value(first), value(first + 1), value(first + 2))
      end = from + 4
    }
    if (from < count && color !== defaultColor) {
      if (target === 38) this.foreground = color
      else if (target === 48) this.background = color
    }
    return hasColons ? subEnd : end
  }

  private findStyle(): TerminalStyle | null {
    const { foreground, background, flags, href } = this
    if (foreground < 0 && background < 0 && flags === 0 && href === '') return null
    const key = `${foreground} ${background} ${flags} ${href}`
    let style = this.styles.get(key)
    if (style === undefined) {
      style = this.makeStyle()
      this.styles.set(key, style)
    }
    return style
  }

  private makeStyle(): TerminalStyle {
    const { flags, href } = this
    const foreground = nameColor(this.foreground)
    const background = nameColor(this.background)
    const style: { -readonly [Field in keyof TerminalStyle]: TerminalStyle[Field] } = {}
    if (foreground !== undefined) style.foreground = foreground
    if (background !== undefined) style.background = background
    if (flags & bold) style.bold = true
    if (flags & dim) style.dim = true
    if (flags & italic) style.italic = true
    if (flags & underline) style.underline = true
    if (flags & strike) style.strike = true
    if (flags & inverse) style.inverse = true
    if (href !== '') style.href = href
    return style
  }
}

/** Reads a single code of one or two digits, which most sequences are; -1 for anything else. */
function readShortCode(text: string, from: number, to: number): number {
  const first = text.charCodeAt(from) - 0x30
  if (to - from === 1) return isDigit(first) ? first : -1
  if (to - from !== 2) return -1
  const second = text.charCodeAt(from + 1) - 0x30
  // 38, 48 and 58 alone name no colour.
  return isDigit(first) && isDigit(second) && second !== 8 ? first * 10 + second : -1
}

function isDigit(value: number): boolean {
  return value >= 0 && value <= 9
}
