import { mount } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { createToolCards, ToolCard } from 'vue-tool-card'
import { ar } from 'vue-tool-card/locales/ar'
import { de } from 'vue-tool-card/locales/de'
import 'vue-tool-card/style.css'
import { entryOf, lines } from '../support/records'

const wrappers: { unmount: () => void }[] = []
afterEach(() => wrappers.splice(0).forEach(wrapper => wrapper.unmount()))

const cases = [
  ['a command', entryOf('run_shell', { command: 'make test' }, lines(42))],
  ['an edit', entryOf('edit_file', { path: 'src/a.ts', oldString: 'a\n', newString: 'b\n' }, 'ok')],
] as const
const languages = [['ltr', de], ['rtl', ar]] as const

it.each(cases.flatMap(([name, entry]) => languages.map(([dir, locale]) => [name, dir, entry, locale] as const)))(
  'keeps the parts of the header of %s apart and in order, read %s',
  (_, dir, entry, locale) => {
    const wrapper = mount(ToolCard, { props: { entry }, global: { plugins: [createToolCards({ locale })] }, attachTo: document.body })
    wrappers.push(wrapper)
    const boxes = ['name', 'summary', 'badge', 'result-summary', 'toggle']
      .flatMap(part => wrapper.findAll(`[data-part="${part}"]`))
      .map(part => part.element.getBoundingClientRect())
    const gaps = boxes.slice(1).map((box, index) => dir === 'ltr' ? box.left - boxes[index]!.right : boxes[index]!.left - box.right)
    expect(gaps.filter(gap => gap < 4)).toEqual([])
  },
)

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
