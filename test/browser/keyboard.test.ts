import { flushPromises, mount } from '@vue/test-utils'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { h } from 'vue'
import { createToolCards, ToolTranscript } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { answer, call, lines } from '../support/records'

const shell = call('run_shell', { command: 'bun run test' })
const edit = call('edit_file', { path: 'a.ts', oldString: `const a = 1\n${'x'.repeat(300)}\n`, newString: `const a = 2\n${'x'.repeat(300)}\n` })
const read = call('read_file', { path: 'b.ts' })
const grep = call('grep', { pattern: 'rate' })
const json = call('query_orders', { since: 'today' })
const search = call('web_search', { query: 'vat' })
const ticket = call('open_ticket', { id: 1 }, { view: { card: 'generic', title: 'Ticket', locations: [{ path: 'docs/billing.md', line: 12 }] } })
const approval = call('run_shell', { command: 'rm -rf cache' }, { approval: { id: 'a1' } })
const records = [
  shell, answer(shell, lines(40)), edit, answer(edit, 'ok'), read, answer(read, lines(30)), grep, answer(grep, 'src/tax.ts:8:const rate = 1'),
  json, answer(json, { orders: [{ id: 1 }], total: 1 }), search, answer(search, '- [Rounding](https://example.org/vat)'), ticket, answer(ticket, 'open'), approval,
]

let unmount: () => void = () => {}
const location = vi.fn<(location: unknown) => void>()
const approve = vi.fn<() => void>()
const deny = vi.fn<() => void>()
const write = vi.fn<(text: string) => void>()

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.clearAllMocks()
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue(Object.assign(new EventTarget(), { state: 'granted' }) as PermissionStatus)
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => write(await (await item!.getType('text/plain')).text()))
  const wrapper = mount({
    render: () => h(ToolTranscript, {
      source: records,
      toolbar: true,
      onLocationClick: location,
      onApprove: approve,
      onDeny: deny,
    }),
  }, { attachTo: document.body, global: { plugins: [createToolCards({ highlighter: false })] } })
  unmount = () => wrapper.unmount()
  await flushPromises()
  focusStart()
})
afterEach(() => unmount())

const active = () => document.activeElement as HTMLElement
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent!.trim()
function focusStart() {
  active().blur()
  getSelection()!.removeAllRanges()
  document.body.tabIndex = -1
  document.body.focus()
}

/** Presses Tab until the focus is on what has that name; every stop on the way shows the focus. */
async function tabTo(name: string | RegExp): Promise<HTMLElement> {
  const seen: string[] = []
  for (let press = 0; press < 120; press++) {
    await userEvent.keyboard('{Tab}')
    if (active() === document.body)
      break
    const stop = nameOf(active())
    seen.push(stop)
    if (getComputedStyle(active()).outlineStyle === 'none')
      throw new Error(`The focus does not show on ${active().outerHTML.slice(0, 200)}`)
    if (typeof name === 'string' ? stop === name : name.test(stop))
      return active()
  }
  throw new Error(`Tab does not lead to ${name}, only to: ${seen.join(' | ')}`)
}
const openAll = async () => {
  await tabTo('Expand all')
  await userEvent.keyboard('{Enter}')
  await flushPromises()
  focusStart()
}

describe('with the keyboard alone', () => {
  it('a card is opened and closed, by Enter and by Space', async () => {
    const header = await tabTo('Toggle tool call run_shell')
    await userEvent.keyboard('{Enter}')
    expect(header.getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard(' ')
    expect(header.getAttribute('aria-expanded')).toBe('false')
  })

  it('Tab leads to everything that can be operated in open cards, and shows where it is', async () => {
    await openAll()
    const reached = new Set<Element>()
    for (let press = 0; press < 150; press++) {
      await userEvent.keyboard('{Tab}')
      if (active() === document.body || reached.has(active()))
        break
      reached.add(active())
      expect(getComputedStyle(active()).outlineStyle, active().outerHTML.slice(0, 200)).not.toBe('none')
    }
    const operable = [...document.querySelectorAll<HTMLElement>('.tool-transcript :is(button, a[href], input, select, [tabindex="0"])')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    expect(operable.length).toBeGreaterThan(30)
    expect(operable.filter(element => !reached.has(element)).map(element => element.outerHTML.slice(0, 200))).toEqual([])
  })

  it('the focus is seen around the answers to a question, and changes no corners', async () => {
    const { outlineOffset, borderRadius } = getComputedStyle(await tabTo('Approve'))
    expect([outlineOffset, borderRadius]).toEqual(['2px', '6px'])
    focusStart()
    await openAll()
    for (const name of ['Copy command', 'docs/billing.md:12']) {
      const stop = await tabTo(name)
      const focusedCorners = getComputedStyle(stop).borderRadius
      focusStart()
      expect(getComputedStyle(stop).borderRadius).toBe(focusedCorners)
    }
  })

  it('hidden lines are shown, and the output is copied', async () => {
    await openAll()
    await tabTo(/28 more lines/)
    await userEvent.keyboard('{Enter}')
    expect(active().getAttribute('aria-expanded')).toBe('true')
    expect(document.querySelector('.tool-transcript')!.textContent).toContain('line 20')
    focusStart()
    const copy = await tabTo('Copy output')
    await userEvent.keyboard(' ')
    await expect.poll(() => write.mock.lastCall).toEqual([lines(40)])
    expect(active()).toBe(copy)
  })

  it('a diff is wrapped, shown side by side and copied', async () => {
    await openAll()
    const diff = document.querySelector<HTMLElement>('.tc-diff')!
    const side = await tabTo('Show old and new side by side')
    await userEvent.keyboard('{Enter}')
    expect([side.getAttribute('aria-pressed'), diff.dataset.layout]).toEqual(['true', 'split'])
    await userEvent.keyboard('{Enter}')
    focusStart()
    await tabTo('Wrap long lines')
    await userEvent.keyboard(' ')
    expect(diff.dataset.layout).toBe('wrapped')
    focusStart()
    await tabTo('Copy new text')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => write.mock.lastCall).toEqual([expect.stringContaining('const a = 2')])
  })

  it('a long line is scrolled sideways', async () => {
    await openAll()
    const diff = await tabTo(/^Changes of a\.ts/)
    expect(diff.scrollWidth).toBeGreaterThan(diff.clientWidth)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => diff.scrollLeft).toBeGreaterThan(0)
  })

  it('JSON is walked and folded by the arrows, and its values are copied', async () => {
    await openAll()
    const tree = [...document.querySelectorAll<HTMLElement>('[role="tree"]')].find(each => each.textContent!.includes('orders'))!
    const root = tree.querySelector<HTMLElement>('[role="treeitem"]')!
    while (active() !== root) await userEvent.keyboard('{Tab}')
    const names = () => active().textContent!.trim().replace(/\s+/g, ' ')
    await userEvent.keyboard('{ArrowDown}')
    expect(names()).toMatch(/^"orders"/)
    await userEvent.keyboard('{ArrowLeft}')
    expect(active().getAttribute('aria-expanded')).toBe('false')
    await userEvent.keyboard('{ArrowRight}')
    expect(active().getAttribute('aria-expanded')).toBe('true')
    await tabTo('Copy path')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => write.mock.calls.length).toBe(1)
  })

  it('places are gone to: a chip, a path, a line that was found', async () => {
    await openAll()
    await tabTo('docs/billing.md:12')
    await userEvent.keyboard('{Enter}')
    expect(location.mock.lastCall![0]).toEqual({ path: 'docs/billing.md', line: 12 })
    focusStart()
    await tabTo(/src\/tax\.ts.*8/)
    await userEvent.keyboard(' ')
    expect(location.mock.lastCall![0]).toEqual({ path: 'src/tax.ts', line: 8 })
  })

  it('a waiting call is denied or approved, though its card is closed', async () => {
    await tabTo('Deny')
    await userEvent.keyboard(' ')
    expect(deny).toHaveBeenCalledOnce()
    focusStart()
    await tabTo('Approve')
    await userEvent.keyboard('{Enter}')
    expect(approve).toHaveBeenCalledOnce()
  })

  it('a transcript is filtered by state, tool and words, and exported', async () => {
    const shown = () => document.querySelectorAll('.tool-transcript .tool-card').length
    const all = shown()
    const pressed = await tabTo(/needs approval|waiting|approval/i)
    await userEvent.keyboard('{Enter}')
    expect([pressed.getAttribute('aria-pressed'), shown()]).toEqual(['true', 1])
    await userEvent.keyboard(' ')
    expect(shown()).toBe(all)
    focusStart()
    await tabTo('Find')
    await userEvent.keyboard('rate')
    await expect.poll(shown).toBeLessThan(all)
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await expect.poll(shown).toBe(all)
    await userEvent.keyboard('{Tab}r')
    await expect.poll(shown).toBeLessThan(all)
    focusStart()
    await tabTo('Copy as Markdown')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => write.mock.calls.length).toBe(1)
  })
})
