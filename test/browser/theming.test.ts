import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { h } from 'vue'
import type { ToolCardDensity, ToolCardsOptions, ToolCardVariant } from 'vue-tool-card'
import { createToolCards, ToolCard, ToolTranscript } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { hostThemes } from '../../playground/samples/host-themes'
import { allThemes } from '../support/host-themes'
import { answer, call, entryOf } from '../support/records'

const undo: (() => void)[] = []
afterEach(() => {
  undo.splice(0).forEach(each => each())
  document.documentElement.className = ''
})

/** At the end of the head, or, since presets claim that the order does not matter, at its start. */
function addStyle(text: string, isFirst = false) {
  const style = document.createElement('style')
  style.textContent = text
  document.head[isFirst ? 'prepend' : 'append'](style)
  undo.push(() => style.remove())
}

function mountCards(draw: () => unknown, options: ToolCardsOptions = {}) {
  const wrapper = mount({ render: draw }, { attachTo: document.body, global: { plugins: [createToolCards(options)] } })
  undo.push(() => wrapper.unmount())
  return [...document.querySelectorAll<HTMLElement>('.tool-card')]
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
/** Any colour as the four numbers that are painted. */
function paint(color: string): number[] {
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  return [...canvas.getImageData(0, 0, 1, 1).data]
}

const colors = ['--tc-text', '--tc-muted', '--tc-faint', '--tc-gutter', '--tc-link', '--tc-focus', '--tc-canvas', '--tc-surface', '--tc-border', '--tc-hairline', '--tc-button', '--tc-button-text', '--tc-status-streaming', '--tc-status-pending', '--tc-status-approval', '--tc-status-ok', '--tc-status-error', '--tc-status-cancelled', '--tc-token-variable']
function readColor(card: HTMLElement, name: string): number[] {
  const probe = document.createElement('i')
  probe.style.color = `var(${name})`
  card.append(probe)
  const color = getComputedStyle(probe).color
  probe.remove()
  return paint(color)
}
const readColors = (card: HTMLElement) => Object.fromEntries(colors.map(name => [name, readColor(card, name)]))

const entry = entryOf('run_shell', { command: 'ls' }, 'a\nb\n')
const mountCard = () => mountCards(() => h(ToolCard, { entry, open: true }))[0]!

describe.each(allThemes)('the preset for $name', ({ preset, variables, radius, background }) => {
  it.each(['light', 'dark'])('takes colours and corners of the library in %s, whatever the order of the stylesheets', (scheme) => {
    document.documentElement.className = scheme
    const own = readColors(mountCard())
    addStyle(`${variables} body { background: ${background}; }`)
    addStyle(preset, true)
    const card = document.querySelector<HTMLElement>('.tool-card')!
    const taken = readColors(card)
    const body = getComputedStyle(document.body)
    expect(taken['--tc-canvas']).toEqual(paint(body.backgroundColor))
    for (const property of ['--tc-text', '--tc-faint', '--tc-border', '--tc-focus']) expect(taken[property], property).not.toEqual(own[property])
    expect(getComputedStyle(card).borderRadius).toBe(radius)
  })

  it('follows a part of the page that is dark', () => {
    addStyle(variables)
    addStyle(preset)
    mountCards(() => [h(ToolCard, { entry }), h('div', { class: 'dark' }, h(ToolCard, { entry }))])
    const [light, dark] = document.querySelectorAll<HTMLElement>('.tool-card')
    expect(readColor(light!, '--tc-canvas')).toEqual([255, 255, 255, 255])
    expect(Math.max(...readColor(dark!, '--tc-canvas').slice(0, 3))).toBeLessThan(64)
    expect(Math.min(...readColor(dark!, '--tc-text').slice(0, 3))).toBeGreaterThan(230)
    expect(getComputedStyle(dark!).colorScheme).toBe('dark')
  })

  it('gives way to a property that the app sets', () => {
    addStyle(variables)
    addStyle(preset)
    addStyle(':root { --tc-text: rgb(1 2 3); }')
    expect(getComputedStyle(mountCard()).color).toBe('rgb(1, 2, 3)')
  })
})

describe('a preset without its library', () => {
  it.each(hostThemes.flatMap(theme => ['light', 'dark'].map(scheme => ({ ...theme, scheme }))))('leaves every colour and measure as it is: $name, $scheme', ({ preset, scheme }) => {
    document.documentElement.className = scheme
    const card = mountCard()
    const before = readColors(card)
    const { borderRadius } = getComputedStyle(card)
    const { fontFamily } = getComputedStyle(card.querySelector('.tc-code')!)
    addStyle(preset)
    const after = readColors(card)
    for (const name of colors) {
      // A mix of a colour with itself may round otherwise.
      const distance = Math.max(...before[name]!.map((value, index) => Math.abs(value - after[name]![index]!)))
      expect(distance, name).toBeLessThanOrEqual(1)
    }
    expect(getComputedStyle(card).borderRadius).toBe(borderRadius)
    expect(getComputedStyle(card.querySelector('.tc-code')!).fontFamily).toBe(fontFamily)
  })
})

describe('density', () => {
  const heights: Record<ToolCardDensity, number> = { compact: 24, standard: 28, comfortable: 32 }
  const densities = Object.keys(heights) as ToolCardDensity[]

  it.each(densities)('%s sets the height of closed cards, by option, by prop and by an element around them', (density) => {
    const [byOption] = mountCards(() => h(ToolCard, { entry }), { density })
    const [, byProp, around] = mountCards(() => [h(ToolCard, { entry, density }), h('div', { 'data-density': density }, h(ToolCard, { entry }))])
    expect([byOption, byProp, around].map(card => card!.offsetHeight)).toEqual([1, 2, 3].map(() => heights[density]))
  })

  it('of a transcript holds for its cards and for those inside them, whatever the app chose', async () => {
    const parent = call('summon_agent', { task: 'look' })
    const child = call('run_shell', { command: 'ls' }, { parentToolCallId: parent.toolCallId })
    const cards = mountCards(() => h(ToolTranscript, {
      source: [parent, child, answer(child, 'a'), answer(parent, 'done')],
      density: 'compact',
      defaultOpen: view => view.name === 'summon_agent',
    }), { density: 'comfortable' })
    expect(cards.map(card => card.querySelector<HTMLElement>('.tc-header')!.offsetHeight)).toEqual([22, 22])
  })

  it('yields to a prop of the card, and to the nearest element around it', () => {
    const cards = mountCards(() => h('div', { 'data-density': 'compact' }, [
      h(ToolCard, { entry, density: 'standard' }),
      h('div', { 'data-density': 'comfortable' }, h(ToolCard, { entry })),
    ]))
    expect(cards.map(card => card.offsetHeight)).toEqual([28, 32])
  })
})

describe('variant', () => {
  const alpha = (card: HTMLElement) => paint(getComputedStyle(card).borderTopColor)[3]
  const outlined: Record<ToolCardVariant, readonly [closed: boolean, open: boolean]> = { card: [false, true], framed: [true, true], row: [false, false] }
  const variants = Object.keys(outlined) as ToolCardVariant[]

  it.each(variants)('%s says when a card has an outline', (variant) => {
    const cards = mountCards(() => [h(ToolCard, { entry, variant }), h(ToolCard, { entry, variant, open: true })])
    expect(cards.map(card => alpha(card)! > 0)).toEqual(outlined[variant])
  })

  it('keeps the header where it is, to the pixel', () => {
    const places = variants.map((variant) => {
      const [card] = mountCards(() => h(ToolCard, { entry, variant, open: true }))
      const { x, y } = card!.querySelector('.tc-status')!.getBoundingClientRect()
      undo.pop()!()
      return [x, y]
    })
    expect(places).toEqual(variants.map(() => places[0]))
  })

  it('row sets the body in below the line, and has no ground of its own', () => {
    const [card] = mountCards(() => h(ToolCard, { entry, variant: 'row', open: true }))
    expect(card!.querySelector('.tc-body')!.getBoundingClientRect().left - card!.getBoundingClientRect().left).toBeGreaterThan(15)
    expect(paint(getComputedStyle(card!).backgroundColor)[3]).toBe(0)
  })

  it('of the nearest element counts', () => {
    const [inner] = mountCards(() => h('div', { 'data-variant': 'framed' }, h('div', { 'data-variant': 'row' }, h(ToolCard, { entry, open: true }))))
    expect(alpha(inner!)).toBe(0)
  })
})

describe('icons by family', () => {
  const entries = [entryOf('run_shell', { command: 'ls' }, 'x'), entryOf('read_file', { path: 'a.ts' }, 'x'), entryOf('grep', { pattern: 'x' }, 'x'), entryOf('no_such_tool', { id: 4 }, 'x')]
  const icons = (options: ToolCardsOptions) => mountCards(() => entries.map(entry => h(ToolCard, { entry })), options)
    .map(card => card.querySelector('[data-part="icon"] path')!.getAttribute('d'))

  it('differ by what a tool does, and are the wrench for a tool that nobody knows', () => {
    const wrenches = new Set(icons({}))
    undo.splice(0).forEach(each => each())
    const byFamily = icons({ icons: 'family' })
    expect(wrenches.size).toBe(1)
    expect(new Set(byFamily).size).toBe(4)
    expect(byFamily.at(-1)).toBe([...wrenches][0])
  })
})
