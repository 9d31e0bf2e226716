import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf, makeLegible, pickInk } from '../../../../src/core/text/terminal/contrast'
import { namedColors } from '../../../../src/core/text/terminal/named-colors'

/** Hue in degrees; `null` for greys. */
function hueOf(color: string): number | null {
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number]
  const max = Math.max(red, green, blue)
  const range = max - Math.min(red, green, blue)
  if (range === 0) return null
  const sector = max === red ? (green - blue) / range : max === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return (sector * 60 + 360) % 360
}

const grounds = ['#f5f5f5', '#1a1b1e']
const colors = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#ff8700', '#808080', '#767676', '#00ff00', '#123456', '#ff00ff']

describe('legible colours', () => {
  it.each(colors.flatMap(color => grounds.map(ground => [color, ground] as const)))('%s on %s has a contrast of 4.5 and its own hue', (color, ground) => {
    const legible = makeLegible(color, ground)
    expect(contrastOf(legible, ground)).toBeGreaterThanOrEqual(4.5)
    const [before, after] = [hueOf(color), hueOf(legible)]
    if (before === null || after === null) expect(after).toBe(before)
    else expect(Math.abs(before - after)).toBeLessThan(3)
  })

  it('are left as they are where they can be read', () => {
    expect(makeLegible('#0000ff', '#f5f5f5')).toBe('#0000ff')
    expect(makeLegible('#ffff00', '#1a1b1e')).toBe('#ffff00')
  })

  it('go no further than they must', () => {
    expect(contrastOf(makeLegible('#ffff00', '#ffffff'), '#ffffff')).toBeLessThan(4.7)
  })
})

describe('ink on a background', () => {
  it.each([
    ['#ffffff', '#0000ff', '#ffffff'],
    ['#ffff00', '#ffffff', '#000000'],
    ['#777777', '#808080', '#000000'],
    ['#000080', '#000000', '#ffffff'],
  ])('of %s on %s is %s', (color, background, ink) => {
    expect(pickInk(color, background)).toBe(ink)
  })
})

it('no named colour can be read on another, so that each background has one ink', () => {
  const pairs = Object.values(namedColors)
  for (const one of pairs) {
    expect(pickInk('#777777', one.light)).toBe(pickInk('#ffffff', one.light))
    for (const other of pairs) {
      expect(contrastOf(one.light, other.light)).toBeLessThan(4.5)
      expect(contrastOf(one.dark, other.dark)).toBeLessThan(4.5)
    }
  }
})

it('the stylesheet has a colour and a background for each of the 16, as the contrast is reckoned', () => {
  const css = readFileSync(new URL('../../../../src/vue/style.css', import.meta.url), 'utf8')
  for (const [name, { light, dark }] of Object.entries(namedColors)) {
    expect(css).toContain(`--tc-ansi-${name}: light-dark(${light}, ${dark});`)
    expect(css).toContain(`.ansi-${name} { color: var(--tc-ansi-${name}); }`)
    expect(css).toContain(`.ansi-bg-${name} { background: var(--tc-ansi-${name}); }`)
  }
})
