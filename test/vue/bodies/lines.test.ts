import type { VueWrapper } from '@vue/test-utils'
import type { ToolEntry } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { createToolCards, ToolCard } from 'vue-tool-card'
import { entryOf, lines } from '../../support/records'

const mountOpen = (entry: ToolEntry) =>
  mount(ToolCard, { props: { entry }, global: { plugins: [createToolCards({ defaultOpen: true, highlighter: false })] } })
const wide = `${'a word '.repeat(40)}\nshort\n`
const wrapButton = (wrapper: VueWrapper) => wrapper.find('[aria-label="Wrap long lines"]')
const layouts = (wrapper: VueWrapper) => wrapper.findAll('.tc-lines').map(part => part.attributes('data-layout'))

describe('long lines of an output', () => {
  it.each([
    ['a terminal', entryOf('run_shell', { command: 'x' }, wide), 'wrapped'],
    ['a text', entryOf('fetch_page', { url: 'https://example.com' }, wide), 'wrapped'],
    ['the contents of a file', entryOf('read_file', { path: 'a.unknown' }, wide), 'scrolling'],
  ] as const)('of %s are laid out as the reader likes', async (_, entry, first) => {
    const wrapper = mountOpen(entry)
    const other = first === 'wrapped' ? 'scrolling' : 'wrapped'
    const check = (layout: string) => {
      expect(layouts(wrapper)).toEqual([layout])
      expect(wrapButton(wrapper).attributes('aria-pressed')).toBe(String(layout === 'wrapped'))
      const { tabindex, role, 'aria-label': label } = wrapper.get('.tc-lines').attributes()
      expect([tabindex, Boolean(role), Boolean(label)]).toEqual(layout === 'scrolling' ? ['0', true, true] : [undefined, false, false])
    }
    check(first)
    await wrapButton(wrapper).trigger('click')
    check(other)
    await wrapButton(wrapper).trigger('click')
    check(first)
  })

  it('keep their numbers when they wrap', async () => {
    const wrapper = mountOpen(entryOf('read_file', { path: 'a.unknown', offset: 41 }, `${lines(13)}\n`))
    expect(wrapButton(wrapper).exists()).toBe(false)
    const wideWrapper = mountOpen(entryOf('read_file', { path: 'a.unknown', offset: 41 }, `${wide}${lines(13)}`))
    await wrapButton(wideWrapper).trigger('click')
    await wideWrapper.get('[data-part="more"]').trigger('click')
    const rows = wideWrapper.findAll('.tc-code-row')
    expect(rows.map(row => row.attributes('data-line'))).toEqual(Array.from({ length: 15 }, (_, index) => String(41 + index)))
    expect(rows[1]!.text()).toBe('short')
  })
})

describe('a list of thousands of things to do', () => {
  it('draws two thousand of them, and the rest as one text that says how each stands', async () => {
    const todos = Array.from({ length: 5000 }, (_, index) => ({ content: `thing ${index + 1}`, status: 'pending' }))
    const wrapper = mountOpen(entryOf('todo_write', { todos }))
    await wrapper.get('[data-part="more"]').trigger('click')
    expect(wrapper.findAll('[data-todo]')).toHaveLength(2000 + 12)
    const rest = wrapper.get('.tc-todos-rest')
    expect(rest.element.childElementCount).toBe(0)
    expect(rest.text().split('\n')).toHaveLength(5000 - 12 - 2000)
    expect(rest.text()).toContain('to do: thing 2007\n')
  })
})
