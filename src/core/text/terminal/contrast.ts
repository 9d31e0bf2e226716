/** Lowest contrast of text that is read, by WCAG 2. */
const legibleContrast = 4.5

type Channels = readonly [red: number, green: number, blue: number]

/**
 * Yields the contrast of two colours (`#rrggbb`), from 1 to 21, as WCAG 2 reckons it.
 *
 * @example contrastOf('#ffffff', '#000000') // → 21
 */
export function contrastOf(one: string, other: string): number {
  return ratioOf(luminanceOf(readHex(one)), luminanceOf(readHex(other)))
}

/**
 * Yields the colour, darkened or lightened just so far that it can be read on the ground; its hue stays.
 *
 * @example makeLegible('#ffff00', '#ffffff') // → '#7a7a00'
 */
export function makeLegible(color: string, ground: string): string {
  if (contrastOf(color, ground) >= legibleContrast) return color
  const channels = readHex(color)
  const target = furthestInk(ground) === '#000000' ? 0 : 255
  // Each step mixes in a little more black or white; black and white themselves can always be read.
  let low = 0
  let high = 255
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (contrastOf(mix(channels, target, middle), ground) >= legibleContrast) high = middle
    else low = middle
  }
  return mix(channels, target, high)
}

/** Yields the colour where it can be read on the background, else black or white, whichever is further. */
export function pickInk(color: string, background: string): string {
  return contrastOf(color, background) >= legibleContrast ? color : furthestInk(background)
}

function furthestInk(background: string): string {
  return contrastOf('#000000', background) >= contrastOf('#ffffff', background) ? '#000000' : '#ffffff'
}

function mix(channels: Channels, target: number, share: number): string {
  return writeHex(channels.map(channel => Math.round(channel + (target - channel) * share / 255)))
}

function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminanceOf([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function readHex(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF]
}

function writeHex(channels: readonly number[]): string {
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
