import type { ToolEntry } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { h, nextTick } from 'vue'
import { createToolCards, ToolCard } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { call, entriesOf, entryOf, lines } from '../support/records'

const long = 'a/very/long/folder/name/that/does/not/fit/into/a/narrow/card/at/all/whatever/one/does/'
const entries = [
  entryOf('run_shell', { command: `cat ${long} | sort | uniq -c | sort -rn | head` }, 'cat: no such file\nsecond\n', { isError: true }),
  entryOf('read_file', { path: `${long}total.ts`, offset: 1, limit: 80 }, lines(80)),
  entryOf('edit_file', { path: `${long}total.ts`, oldString: 'a', newString: 'b\nc\nd' }, `Replaced 1 occurrence(s) in "${long}total.ts".`),
  entryOf('a_tool_with_a_name_that_is_much_longer_than_anybody_would_ever_want_it_to_be', { query: 'x' }, lines(3)),
  entryOf('mcp__git__log', { repo: 'shop/api', branch: 'main', max_count: 5 }, '[1,2,3]'),
  entryOf('list_agents', {}),
  entryOf('mcp__my-company-internal-knowledge-base-server__search', { query: 'x' }, lines(3)),
  entryOf('mcp__plugin_acme-developer-tools_enterprise-documentation-search__query_docs', { query: 'x' }, 'a'.repeat(50)),
  entryOf(`mcp__${'server'.repeat(33)}__search`, { query: 'x' }, lines(3)),
  entryOf('grep', { pattern: 'rate', path: 'packages/frontend/src/features/checkout/components/payment-methods/credit-card/validation' }, 'a.ts:1:rate\n'),
  entryOf('notebook_edit', { notebook_path: 'a.ipynb', cell_id: 'cell'.repeat(30), new_source: 'x' }, 'Done.'),
]

let unmount: () => void = () => {}
function mountCards(width: number) {
  document.body.style.margin = '0'
  const wrapper = mount(() => h('div', { style: `width: ${width}px` }, entries.map(entry => h(ToolCard, { key: entry.key, entry }))), {
    attachTo: document.body,
    global: { plugins: [createToolCards()] },
  })
  unmount = () => wrapper.unmount()
  return [...document.querySelectorAll<HTMLElement>('[data-part="header"]')]
}

beforeEach(() => page.viewport(1280, 800))
afterEach(() => unmount())

describe.each([320, 344, 360, 380, 480, 600, 760, 1280])('headers %i px wide', (width) => {
  it('are one line of the same height, and make nothing scroll sideways', () => {
    const headers = mountCards(width)
    expect(headers.map(header => header.offsetHeight)).toEqual(headers.map(() => 26))
    for (const header of headers)
      expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  })

  it('make nothing scroll sideways from right to left either', () => {
    document.documentElement.dir = 'rtl'
    try {
      for (const header of mountCards(width)) expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    }
    finally {
      document.documentElement.removeAttribute('dir')
    }
  })

  it('keep status icon, name and chevron inside', () => {
    for (const header of mountCards(width)) {
      const box = header.getBoundingClientRect()
      for (const name of ['status', 'name', 'toggle']) {
        const part = header.querySelector(`[data-part="${name}"]`)?.getBoundingClientRect()
        if (!part)
          continue
        expect(part.left).toBeGreaterThanOrEqual(box.left)
        expect(part.right).toBeLessThanOrEqual(box.right)
        expect(part.width).toBeGreaterThan(0)
      }
    }
  })
})

describe('a header', () => {
  it('stays where it is, to the pixel, when the card opens', async () => {
    const [header] = mountCards(760)
    const icon = header!.querySelector('[data-part="status"]')!
    const before = icon.getBoundingClientRect()
    await userEvent.click(header!)
    expect(header!.getAttribute('aria-expanded')).toBe('true')
    const after = icon.getBoundingClientRect()
    expect([after.x, after.y]).toEqual([before.x, before.y])
  })

  it('is operated by Enter and Space, keeps the focus and shows it', async () => {
    const [header] = mountCards(760)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(header)
    expect(getComputedStyle(header!).outlineStyle).toBe('solid')
    await userEvent.keyboard('{Enter}')
    expect(header!.getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard(' ')
    expect(header!.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(header)
  })

  it('does not toggle at the end of a drag that selected its text', async () => {
    const [header] = mountCards(760)
    const summary = header!.querySelector('[data-part="summary"]')!
    const pointer = (type: string, clientX: number) =>
      summary.dispatchEvent(new MouseEvent(type, { bubbles: true, detail: 1, clientX }))
    const drag = async (distance: number) => {
      pointer('mousedown', 100)
      pointer('click', 100 + distance)
      await nextTick()
    }
    getSelection()!.selectAllChildren(summary)
    await drag(40)
    expect(header!.getAttribute('aria-expanded')).toBe('false')
    // The words stay selected, yet this is a click.
    await drag(0)
    expect(header!.getAttribute('aria-expanded')).toBe('true')
  })

  it.each([
    ['three clicks select its line', (summary: Element) => userEvent.tripleClick(summary), '1'],
    ['a press with Shift lengthens a selection', (summary: Element) => userEvent.click(summary, { modifiers: ['Shift'] }), '0'],
  ])('is as it was after %s', async (_, select, toggles) => {
    const [header] = mountCards(760)
    const told: (string | null)[] = []
    new MutationObserver(records => records.forEach(({ oldValue }) => told.push(oldValue)))
      .observe(header!, { attributeFilter: ['aria-expanded'], attributeOldValue: true })
    getSelection()!.setPosition(header!.querySelector('[data-part="name"]')!.firstChild, 1)
    await select(header!.querySelector('[data-part="summary"]')!)
    await nextTick()
    expect(getSelection()!.type).toBe('Range')
    expect(header!.getAttribute('aria-expanded')).toBe('false')
    expect(told.length).toBe(Number(toggles) * 2)
  })

  it('opens however often its chevron is pressed in a row', async () => {
    const [header] = mountCards(760)
    await userEvent.tripleClick(header!.querySelector('[data-part="toggle"]')!)
    expect(header!.getAttribute('aria-expanded')).toBe('true')
  })

  it('cuts a path at its start, so that the file name stays', () => {
    const path = mountCards(344)[1]!.querySelector<HTMLElement>('[data-part="summary"]')!
    expect(path.scrollWidth).toBeGreaterThan(path.clientWidth)
    expect(getComputedStyle(path).direction).toBe('rtl')
  })
})

describe('the words of a header', () => {
  const mountCard = (entry: ToolEntry, width = 600) => {
    const wrapper = mount(() => h('div', { style: `width: ${width}px` }, [h(ToolCard, { entry })]), { attachTo: document.body, global: { plugins: [createToolCards()] } })
    unmount = () => wrapper.unmount()
    return (selector: string) => document.querySelector<HTMLElement>(selector)!
  }

  it('stand back where there is no call to tell of', () => {
    const orphan = entriesOf({ type: 'tool-result', toolCallId: 'lost', toolName: 'run_shell', content: 'x', isError: false })[0]!
    const find = mountCard(orphan)
    expect(find('[data-part="summary"]').textContent).toBe('call not loaded')
    expect(getComputedStyle(find('[data-part="summary"]')).color).toBe(getComputedStyle(find('.tc-icon')).color)
  })

  it('cut no range and no count, however little room there is', () => {
    const range = mountCard(entryOf('read_file', { path: `${long}total.ts`, offset: 1_234_567, limit: 1_000_000 }, lines(80)), 180)('.tc-range')
    expect(range.scrollWidth).toBeLessThanOrEqual(range.clientWidth)
    unmount()
    const count = mountCard(entryOf('edit_file', { path: `${long}total.ts`, oldString: lines(1200), newString: lines(5000).toUpperCase() }, 'ok'), 180)('.tc-badge')
    expect(count.textContent).toBe('+5000 −1200')
    expect(count.scrollWidth).toBeLessThanOrEqual(count.clientWidth)
  })

  it('make room for larger letters as for a narrower card', () => {
    const entry = entryOf('grep', { pattern: 'rate', path: 'src' }, 'a.ts:1:rate\n')
    expect(mountCard(entry)('.tc-badge').offsetWidth).toBeGreaterThan(0)
    document.documentElement.style.fontSize = '24px'
    try {
      expect(document.querySelector<HTMLElement>('.tc-badge')!.offsetWidth).toBe(0)
    }
    finally {
      document.documentElement.removeAttribute('style')
    }
  })

  it('have a chevron as thick as the other icons', () => {
    const { clipPath, borderWidth, width } = getComputedStyle(mountCard(entryOf('run_shell', { command: 'ls' }, 'x'))('.tc-toggle'), '::before')
    expect([clipPath.startsWith('polygon'), borderWidth, width]).toEqual([true, '0px', '8.5px'])
  })
})

it.each([
  ['two', { reason: 'Runs outside the sandbox.' }],
  ['three', { reason: 'Runs outside the sandbox, and deletes files.', options: [{ id: 'a', label: 'Once' }, { id: 'b', label: 'Ever' }, { id: 'c', label: 'No', kind: 'deny' }] }],
])('the %s answers to a question stand together at its end, however wide the card is', (_, approval) => {
  const entry = entriesOf(call('run_shell', { command: 'ls' }, { approval }))[0]!
  const wrapper = mount(() => h('div', [h(ToolCard, { entry })]), { attachTo: document.body, global: { plugins: [createToolCards()] } })
  unmount = () => wrapper.unmount()
  const card = document.querySelector('.tool-card')!
  const buttons = [...card.querySelectorAll('[data-part="approval"] button')]
  for (let width = 220; width <= 600; width += 20) {
    card.parentElement!.style.width = `${width}px`
    const boxes = buttons.map(button => button.getBoundingClientRect())
    expect(new Set(boxes.map(({ top }) => top)).size, `${width}px`).toBe(1)
    expect(card.getBoundingClientRect().right - boxes.at(-1)!.right).toBe(9)
  }
})

it('the answers to a question stay in the card, however long their words are', () => {
  const label = 'x'.repeat(5_000)
  const entry = entriesOf(call('run_shell', { command: 'ls' }, { approval: { options: [{ id: 'a', label }, { id: 'b', label: 'No', kind: 'deny' }] } }))[0]!
  const wrapper = mount(() => h('div', { style: 'width: 320px' }, [h(ToolCard, { entry })]), { attachTo: document.body, global: { plugins: [createToolCards()] } })
  unmount = () => wrapper.unmount()
  const card = document.querySelector('.tool-card')!.getBoundingClientRect()
  const buttons = [...document.querySelectorAll('[data-part="approval"] button')]
  expect(buttons).toHaveLength(2)
  for (const button of buttons) {
    const { left, right } = button.getBoundingClientRect()
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    expect(left).toBeGreaterThanOrEqual(card.left)
    expect(right).toBeLessThanOrEqual(card.right)
  }
})
