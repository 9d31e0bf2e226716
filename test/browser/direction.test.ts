import type { ToolEntry } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { h } from 'vue'
import { createToolCards, ToolCard } from 'vue-tool-card'
import { ar } from 'vue-tool-card/locales/ar'
import { de } from 'vue-tool-card/locales/de'
import 'vue-tool-card/style.css'
import { call, entriesOf, entryOf, lines } from '../support/records'

const wrappers: { unmount: () => void }[] = []
afterEach(() => wrappers.splice(0).forEach(wrapper => wrapper.unmount()))

const cases = [
  ['a command', entryOf('run_shell', { command: 'make test' }, lines(42))],
  ['a file', entryOf('read_file', { path: 'src/a.ts', offset: 1, limit: 80 }, lines(80))],
  ['an edit', entryOf('edit_file', { path: 'src/a.ts', oldString: 'a\n', newString: 'b\n' }, 'ok')],
] as const
const union = (a: DOMRect, b: DOMRect) => {
  const left = Math.min(a.left, b.left)
  return new DOMRect(left, a.top, Math.max(a.right, b.right) - left, a.height)
}
const languages = [['ltr', de], ['rtl', ar]] as const

it.each(cases.flatMap(([name, entry]) => languages.map(([dir, locale]) => [name, dir, entry, locale] as const)))(
  'keeps the parts of the header of %s apart and in order, read %s',
  (_, dir, entry, locale) => {
    const wrapper = mount(ToolCard, { props: { entry }, global: { plugins: [createToolCards({ locale })] }, attachTo: document.body })
    wrappers.push(wrapper)
    // The range of a path is part of it, and read with it.
    const glued = wrapper.find('.tc-range')
    if (glued.exists()) {
      const path = wrapper.get('[data-part="summary"]').element.getBoundingClientRect()
      expect(Math.abs(glued.element.getBoundingClientRect().left - path.right)).toBeLessThan(0.1)
    }
    const boxes = ['name', 'summary', 'badge', 'result-summary', 'toggle']
      .flatMap(part => wrapper.findAll(`[data-part="${part}"]`))
      .map(part => part.element.getBoundingClientRect())
    if (glued.exists())
      boxes.splice(1, 2, union(boxes[1]!, boxes[2]!))
    const gaps = boxes.slice(1).map((box, index) => dir === 'ltr' ? box.left - boxes[index]!.right : boxes[index]!.left - box.right)
    expect(gaps.filter(gap => gap < 4)).toEqual([])
  },
)

describe('in an Arabic page', () => {
  const mountCard = (entry: ToolEntry) => {
    const wrapper = mount(() => h('div', { dir: 'rtl', style: 'width: 500px' }, h(ToolCard, { entry, open: true })), {
      attachTo: document.body,
      global: { plugins: [createToolCards()] },
    })
    wrappers.push(wrapper)
    return wrapper.element as HTMLElement
  }
  const boxOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  }

  it('a long English name keeps its beginning', () => {
    const name = mountCard(entryOf('a_tool_with_a_name_that_is_much_longer_than_anybody_would_ever_want_it_to_be', {})).querySelector('[data-part="name"]')!
    const range = document.createRange()
    range.setStart(name.firstChild!, 0)
    range.setEnd(name.firstChild!, 1)
    expect(range.getBoundingClientRect().left).toBeCloseTo(name.getBoundingClientRect().left, 0)
  })

  it.each([
    ['a question', entryOf('ask_user', { questions: [{ header: 'Mode', question: 'Which one?', options: [{ label: 'One' }] }] }), '.tc-question .tc-prose, .tc-question-header'],
    ['a source', entryOf('web_search', { query: 'vat' }, '- [Rounding](https://example.org/vat)'), '.tc-source-head'],
    ['the reason of a question', entriesOf(call('run_shell', { command: 'ls' }, { approval: { reason: 'Because.' } }))[0]!, '.tc-approval-reason'],
  ])('English words of %s stand where the page begins', (_, entry, selector) => {
    const found = [...mountCard(entry).querySelectorAll(selector)]
    expect(found.length).toBeGreaterThan(0)
    for (const element of found) expect(boxOf(element).right).toBeCloseTo(element.getBoundingClientRect().right, 0)
  })

  it('the calls of a sub-agent are set in at their start, and have air at their end', () => {
    const child = entryOf('run_shell', { command: 'ls' }, 'a')
    const card = mountCard({ ...entryOf('summon_agent', { task: 'x' }, 'Done.'), children: [child] })
    const { left, right } = card.querySelector('.tool-card')!.getBoundingClientRect()
    const inner = card.querySelector('.tc-children > .tool-card')!.getBoundingClientRect()
    expect([inner.left - left, right - inner.right]).toEqual([9, 22])
  })
})

it('reads code and output from left to right inside an Arabic card', () => {
  const wrapper = mount(ToolCard, {
    props: { entry: entryOf('run_shell', { command: 'make test' }, lines(3)), defaultOpen: true },
    global: { plugins: [createToolCards({ locale: ar })] },
    attachTo: document.body,
  })
  wrappers.push(wrapper)
  expect(getComputedStyle(wrapper.element).direction).toBe('rtl')
  for (const text of wrapper.findAll('[data-part="input"], [data-part="output"] .tc-text')) {
    expect(getComputedStyle(text.element).direction).toBe('ltr')
  }
})
