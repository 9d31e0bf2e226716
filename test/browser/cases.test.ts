import type { ToolEntry } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { h } from 'vue'
import { createToolCards, ToolCard } from 'vue-tool-card'
import 'vue-tool-card/style.css'
import { entryOf, lines } from '../support/records'

/** Cases made from public bug reports; each is named by its id. */

let unmount: () => void = () => {}
function mountCards(...entries: readonly ToolEntry[]) {
  document.body.style.margin = '0'
  const wrapper = mount(() => h('main', entries.map(entry => h(ToolCard, { key: entry.key, entry }))), {
    attachTo: document.body,
    global: { plugins: [createToolCards()] },
  })
  unmount = () => wrapper.unmount()
  return wrapper
}
afterEach(() => {
  getSelection()?.removeAllRanges()
  unmount()
})

const find = (part: string) => document.querySelector<HTMLElement>(`[data-part="${part}"]`)!
const isOpen = () => find('header').getAttribute('aria-expanded') === 'true'

/** A drag from one place to another, as the events of a mouse. */
function drag(from: Element, to: Element) {
  const send = (target: Element, type: string, clientX: number) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, clientX, clientY: target.getBoundingClientRect().y + 2 }))
  send(from, 'mousedown', 20)
  send(to, 'mousemove', 120)
  send(to, 'mouseup', 120)
  // The click goes to what both ends have in common.
  let common: Element = from
  while (!common.contains(to)) common = common.parentElement!
  send(common, 'click', 120)
}

describe('ren-selecting-body-text-closes-card', () => {
  it('leaves the card open whatever is selected in it', async () => {
    mountCards(entryOf('run_shell', { command: 'cat notes.md' }, 'alpha beta gamma\nsecond line\n'))
    await userEvent.click(find('header'))
    expect(isOpen()).toBe(true)

    const text = document.evaluate('//text()[contains(., "alpha beta gamma")]', find('output'), null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue!
    const range = document.createRange()
    range.setStart(text, text.textContent!.indexOf('alpha'))
    range.setEnd(text, text.textContent!.indexOf('gamma') + 'gamma'.length)
    getSelection()!.addRange(range)
    drag(text.parentElement!, text.parentElement!)
    expect(isOpen()).toBe(true)
    expect(getSelection()!.toString()).toBe('alpha beta gamma')

    await userEvent.click(text.parentElement!)
    expect(isOpen()).toBe(true)
    getSelection()!.setBaseAndExtent(text, 0, find('name'), 1)
    drag(text.parentElement!, find('name'))
    expect(isOpen()).toBe(true)

    expect(find('header').contains(find('body'))).toBe(false)
    expect(getComputedStyle(find('body')).cursor).not.toBe('pointer')
    expect(getSelection()!.isCollapsed).toBe(false)
    find('header').focus()
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(false)
    await userEvent.keyboard(' ')
    expect(isOpen()).toBe(true)
  })
})

describe('ren-header-keyboard', () => {
  it('is a button that opens by key, and the next stop is inside the body', async () => {
    mountCards(entryOf('run_shell', { command: 'seq 40' }, lines(40)))
    await userEvent.keyboard('{Tab}')
    const header = find('header') as HTMLButtonElement
    expect(document.activeElement).toBe(header)
    expect([header.tagName, header.type, header.getAttribute('aria-expanded')]).toEqual(['BUTTON', 'button', 'false'])
    expect(header.getAttribute('aria-label')).toContain('run_shell')
    expect(getComputedStyle(header).outlineStyle).toBe('solid')

    await userEvent.keyboard('{Enter}')
    expect(header.getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(header.getAttribute('aria-controls')!)).toBe(find('body'))
    expect(document.activeElement).toBe(header)

    const more = find('more')
    while (document.activeElement !== more) {
      await userEvent.keyboard('{Tab}')
      expect(find('body').contains(document.activeElement)).toBe(true)
    }
    const scroll = scrollY
    await userEvent.keyboard(' ')
    expect(more.getAttribute('aria-expanded')).toBe('true')
    expect(scrollY).toBe(scroll)
    expect(document.activeElement).toBe(more)
    expect(document.querySelector('button button, a a, button a, a button')).toBeNull()
  })
})

describe('ren-long-title-overflows', () => {
  const entries = [
    entryOf('read_file', { path: `src/${'averylongdirectoryname/'.repeat(20)}index.ts` }, 'x\n'),
    entryOf('mcp__server__tool_'.repeat(15), { a: 1 }, 'x\n'),
    entryOf('run_shell', { command: 'x'.repeat(5000) }, 'y'.repeat(5000), { isError: true }),
    entryOf('edit_file', { path: 'a'.repeat(300), oldString: 'a\n', newString: 'b\n' }, 'Replaced 1 occurrence(s) in "a".'),
  ]

  it.each([320, 375, 768])('at %i px, closed and open', async (width) => {
    await page.viewport(width, 800)
    mountCards(...entries)
    const headers = [...document.querySelectorAll<HTMLElement>('[data-part="header"]')]
    const check = () => {
      expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
      for (const header of headers) {
        expect(header.offsetHeight).toBe(26)
        const box = header.getBoundingClientRect()
        for (const part of ['status', 'toggle']) {
          const { left, right, width } = header.querySelector(`[data-part="${part}"]`)!.getBoundingClientRect()
          expect(left >= box.left && right <= box.right && width > 0).toBe(true)
        }
        expect(header.querySelector('[data-part="name"]')!.getBoundingClientRect().width).toBeGreaterThan(40)
        expect(header.querySelector<HTMLElement>('[data-part="summary"]')!.title).not.toBe('')
      }
    }
    check()
    for (const header of headers) await userEvent.click(header)
    expect(headers.map(header => header.getAttribute('aria-expanded'))).toEqual(headers.map(() => 'true'))
    check()
  })
})
