import type { ToolEntry } from 'vue-tool-card'
import { flushPromises, mount } from '@vue/test-utils'
import { userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { h, nextTick } from 'vue'
import { createToolCards, ToolCard } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { entryOf } from '../support/records'

let unmount: () => void = () => {}
afterEach(() => {
  getSelection()?.removeAllRanges()
  document.documentElement.dir = ''
  unmount()
})

async function mountOpen(entry: ToolEntry) {
  document.body.style.margin = '0'
  const wrapper = mount(() => h('main', { style: { width: '600px' } }, h(ToolCard, { entry, open: true })), {
    attachTo: document.body,
    global: { plugins: [createToolCards({ highlighter: false })] },
  })
  unmount = () => wrapper.unmount()
  await flushPromises()
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector)!
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const press = async (selector: string) => {
  one(selector).click()
  await nextTick()
}
const COUNT = 200_000
const many = Array.from({ length: COUNT }, (_, index) => `row ${index + 1} of many`).join('\n')
const unfold = async () => {
  await press('[data-part="more"]')
  await vi.waitFor(() => expect(all('.tc-lines-block')).toHaveLength(200), { timeout: 15_000 })
}

describe('200,000 lines', () => {
  it.each([
    ['of a terminal', () => entryOf('run_shell', { command: 'x' }, many)],
    ['of a text', () => entryOf('fetch_page', { url: 'https://example.com' }, many)],
    ['of a file', () => entryOf('read_file', { path: 'a.unknown' }, many)],
  ])('%s are few elements, of which those out of view are not laid out', async (_, makeEntry) => {
    await mountOpen(makeEntry())
    await unfold()
    expect(all('.tc-lines *').length).toBeLessThan(1000)
    // What was never laid out is as wide as nothing, or as its box; its text has no lines yet.
    const last = all('.tc-lines-block[data-full]').at(-1)!
    expect(last.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
    expect(last.querySelector('.tc-text')!.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
    expect(Math.abs(one('.tc-lines').offsetHeight - COUNT * 18)).toBeLessThan(200)
  })

  it('are found by the browser and copied by a selection, wherever they stand', async () => {
    await mountOpen(entryOf('run_shell', { command: 'x' }, many))
    await unfold()
    getSelection()!.collapse(document.body, 0)
    const { find } = window as unknown as { find: (text: string) => boolean }
    expect(find.call(window, 'row 150000 of')).toBe(true)
    getSelection()!.selectAllChildren(one('.tc-lines'))
    const lines = getSelection()!.toString().split('\n').filter(line => line.startsWith('row'))
    expect(lines).toHaveLength(COUNT)
    expect(lines[123_456]).toBe('row 123457 of many')
  })
})

describe('long lines', () => {
  const wide = `${'a_word_'.repeat(200)}\nshort\n${'another '.repeat(200)}\nthe end\n`

  it('scroll sideways as one region that the keyboard reaches, and never up and down inside it', async () => {
    await mountOpen(entryOf('run_shell', { command: 'x' }, wide))
    const region = one('.tc-lines')
    expect(region.scrollWidth).toBe(region.clientWidth)
    await press('[aria-label="Wrap long lines"]')
    expect(region.scrollWidth).toBeGreaterThan(region.clientWidth + 1000)
    expect(region.scrollHeight).toBe(region.clientHeight)
    region.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await vi.waitFor(() => expect(region.scrollLeft).toBeGreaterThan(0))
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })

  it('of code keep their numbers at their first rows when they wrap', async () => {
    await mountOpen(entryOf('read_file', { path: 'a.unknown', offset: 9 }, wide))
    await press('[aria-label="Wrap long lines"]')
    const rows = all('.tc-code-row')
    expect(rows.map(row => getComputedStyle(row, '::before').content)).toEqual(['"9"', '"10"', '"11"', '"12"'])
    expect(rows.map(row => row.offsetHeight > 18)).toEqual([true, false, true, false])
    getSelection()!.selectAllChildren(one('.tc-lines'))
    expect(getSelection()!.toString().trim()).toBe(wide.trim())
    expect(one('.tc-lines').scrollWidth).toBe(one('.tc-lines').clientWidth)
  })

  it('begin where they are read from on a right-to-left page', async () => {
    document.documentElement.dir = 'rtl'
    await mountOpen(entryOf('read_file', { path: 'src/a.unknown' }, wide))
    const region = one('.tc-lines')
    expect(region.scrollLeft).toBe(0)
    expect(one('.tc-gutter').getBoundingClientRect().left).toBeLessThan(region.getBoundingClientRect().left + 40)
    const card = one('.tool-card').getBoundingClientRect()
    expect(card.right - one('[data-part="status"]').getBoundingClientRect().right).toBeLessThan(12)
    expect(one('[data-part="toggle"]').getBoundingClientRect().left - card.left).toBeLessThan(12)
    const path = document.createRange()
    path.selectNodeContents(one('.tc-caption-path'))
    expect(card.right - path.getBoundingClientRect().right).toBeLessThan(20)
  })
})
