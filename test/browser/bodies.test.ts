import type { ToolEntry } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { h } from 'vue'
import { createToolCards, ToolCard, ToolTranscript } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { answer, call, entriesOf, entryOf, lines } from '../support/records'

let unmount: () => void = () => {}
afterEach(() => unmount())

function draw(render: () => unknown) {
  document.body.style.margin = '0'
  const wrapper = mount({ render }, { attachTo: document.body, global: { plugins: [createToolCards({ highlighter: false })] } })
  unmount = () => wrapper.unmount()
}
const open = (entry: ToolEntry, width = 600) => draw(() => h('div', { style: `width: ${width}px` }, [h(ToolCard, { entry, open: true })]))
const one = (selector: string) => document.querySelector<HTMLElement>(selector)!
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const styleOf = (selector: string) => getComputedStyle(one(selector))
/** What a property of the stylesheet looks like here. */
function colorOf(property: string): string {
  const probe = one('.tool-card, .tool-transcript').appendChild(document.createElement('i'))
  probe.style.color = `var(${property})`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const withChildren = (entry: ToolEntry, ...children: readonly ToolEntry[]): ToolEntry => ({ ...entry, children })
const agent = (key: string, ...children: readonly ToolEntry[]) => withChildren({ ...entryOf('summon_agent', { task: key }, `${key} is done.`), key }, ...children)

describe('a sub-agent', () => {
  it('has its calls behind a guide line, clear of it', () => {
    open(agent('a', entryOf('run_shell', { command: 'ls' }, 'x')))
    const start = one('.tool-card').getBoundingClientRect().left
    expect(one('.tc-children > .tool-card').getBoundingClientRect().left - start).toBe(22)
    expect(styleOf('.tc-children').backgroundPositionX).toBe('14px')
  })

  it('sets in three levels and no more', () => {
    const levels = [...'abcdef'].reduceRight<ToolEntry | null>((child, key) => agent(key, ...child ? [child] : []), null)!
    draw(() => h(ToolTranscript, { items: [{ kind: 'tool', key: 'a', entry: levels }], defaultOpen: true }))
    const starts = all('.tool-card').map(card => card.getBoundingClientRect().left)
    // What is left of a step is the outline of the card around.
    expect(starts.slice(1).map((start, level) => start - starts[level]!)).toEqual([22, 22, 22, 1, 1])
  })

  it.each(['pending', 'streaming', 'error', 'cancelled'] as const)('that is %s leaves the lines of its calls as they are', async (status) => {
    const read = () => {
      const [icon, result, toggle] = ['.tc-status', '.tc-result', '.tc-toggle'].map(part => getComputedStyle(all('.tool-card').at(-1)!.querySelector(`.tc-header > ${part}`)!))
      return [icon!.animationName, icon!.backgroundImage, icon!.fill, icon!.strokeWidth, result!.color, toggle!.rotate]
    }
    const child = entryOf('run_shell', { command: 'ls' }, 'x')
    draw(() => h(ToolCard, { entry: child }))
    const alone = read()
    unmount()
    open({ ...agent('a', child), status })
    await new Promise(resolve => setTimeout(resolve, 200))
    expect(all('.tool-card')).toHaveLength(2)
    expect(read()).toEqual(alone)
  })

  it('answers in sentences: in the text face, on the ground of the card', () => {
    open(agent('a'))
    expect(styleOf('[data-part="output"] .tc-text').fontFamily).toBe(styleOf('.tool-card').fontFamily)
    expect(styleOf('[data-part="output"]').backgroundColor).toBe('rgba(0, 0, 0, 0)')
  })
})

describe('arguments that break off', () => {
  it.each([
    ['{"command": "ls', true],
    ['just some words', false],
  ])('%s: are code where they look like it', (input, isCode) => {
    open(entryOf('open_ticket', input))
    expect(styleOf('[data-part="call"] .tc-text').fontFamily.includes('mono')).toBe(isCode)
  })
})

describe('what is pressed', () => {
  const places = [{ path: 'src/a.ts', line: 12 }]
  it.each<[string, ToolEntry, string]>([
    ['the number of a match', entryOf('grep', { pattern: 'x' }, 'src/a.ts:3:x\nsrc/a.ts:9:x'), '.tc-match:last-child > .tc-match-number'],
    ['the path above matches', entryOf('grep', { pattern: 'x' }, 'src/a.ts:3:x'), '.tc-path-button'],
    ['a source', entryOf('web_search', { query: 'vat' }, '- [Rounding](https://example.org/vat)'), '.tc-link > a'],
    ['a place', entriesOf(call('open_ticket', { id: 1 }, { view: { card: 'generic', title: 'T', locations: places } }))[0]!, '.tc-location'],
  ])('is 24 pixels high at least: %s', (_, entry, selector) => {
    open(entry)
    const target = one(selector)
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const middle = (top + bottom) / 2
    const hits = (y: number) => target.contains(document.elementFromPoint((left + right) / 2, y))
    expect([middle - 11.5, middle, middle + 11.5].map(hits)).toEqual([true, true, true])
  })

  it('is 24 pixels high at least: the chevron of JSON', () => {
    open(entryOf('query_orders', {}, { a: { b: 1 }, c: 1 }))
    const [, row] = all('.tc-json-row')
    const { left, top, bottom } = row!.getBoundingClientRect()
    const hits = (y: number) => row!.contains(document.elementFromPoint(left + 8, y))
    expect([(top + bottom) / 2 - 11.5, (top + bottom) / 2 + 11.5].map(hits)).toEqual([true, true])
    expect(bottom - top).toBe(18)
  })

  it('takes no room for that', () => {
    open(entryOf('grep', { pattern: 'x' }, 'src/a.ts:3:x\nsrc/a.ts:9:x'))
    expect(all('.tc-match').map(row => row.offsetHeight)).toEqual([18, 18])
    expect(one('.tc-match-file').offsetHeight).toBe(20)
  })

  it('leads somewhere, where it has an arrow', () => {
    open(entriesOf(call('open_ticket', { id: 1 }, { view: { card: 'generic', title: 'T', locations: places } }))[0]!)
    const { width, height } = one('.tc-location > svg').getBoundingClientRect()
    expect([width, height, one('.tc-location').offsetHeight]).toEqual([12, 12, 24])
  })
})

it('the matches of two files are parted by a line from edge to edge', () => {
  open(entryOf('grep', { pattern: 'x' }, 'a.ts:3:x\nb.ts:9:x'))
  const [first, second] = all('.tc-match-group')
  expect([first!, second!].map(group => getComputedStyle(group).borderBlockStartWidth)).toEqual(['0px', '1px'])
  expect(second!.offsetWidth).toBe(one('[data-part="output"]').clientWidth)
})

describe('below a card with an outline', () => {
  const shell = call('run_shell', { command: 'ls' })
  const asked = call('run_shell', { command: 'rm' }, { approval: {} })
  const next = call('list_agents', {})
  it.each([
    ['that is open', [shell, answer(shell, lines(3)), next], true, 8],
    ['that waits for a person', [asked, next], false, 8],
    ['that has none, since it is closed', [shell, answer(shell, lines(3)), next], false, 2],
  ])('%s is as much room as it needs', (_, source, defaultOpen, gap) => {
    draw(() => h(ToolTranscript, { source, defaultOpen, live: true }))
    const [first, second] = all('.tool-card').map(card => card.getBoundingClientRect())
    expect(second!.top - first!.bottom).toBe(gap)
  })
})

describe('the toolbar', () => {
  const running = call('run_shell', { command: 'ls' })
  const toolbar = () => draw(() => h(ToolTranscript, { source: [running, call('read_file', { path: 'a' })], toolbar: true, live: true }))

  it('has a choice that shows that it is one, and a search in the colour of text', () => {
    toolbar()
    expect(styleOf('.tc-toolbar-select').appearance).toBe('auto')
    expect(styleOf('.tc-toolbar-search').color).toBe(colorOf('--tc-text'))
  })

  it('has the whole ring of a running card', () => {
    toolbar()
    expect(styleOf('.tc-toolbar [data-status="pending"] > svg').backgroundImage).toContain('radial-gradient')
  })
})
