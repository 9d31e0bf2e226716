import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { h, nextTick } from 'vue'
import { createToolCards, ToolCard } from 'vue-tool-card'
import { entryOf, lines } from '../support/records'

const say = async (type: 'beforeprint' | 'afterprint') => {
  dispatchEvent(new Event(type))
  await nextTick()
}
afterEach(() => say('afterprint'))

const mountCards = (...entries: readonly ReturnType<typeof entryOf>[]) =>
  mount(() => entries.map(entry => h(ToolCard, { key: entry.key, entry })), { attachTo: document.body, global: { plugins: [createToolCards({ highlighter: false })] } })

describe('a page on paper', () => {
  it('has every card open and every list unfolded, and is as it was afterwards', async () => {
    const wrapper = mountCards(
      entryOf('run_shell', { command: 'seq 40' }, lines(40)),
      entryOf('glob', { pattern: '*' }, Array.from({ length: 30 }, (_, index) => `src/file-${index}.ts`).join('\n')),
      entryOf('fetch', { id: 1 }, { deep: { deeper: { list: Array.from({ length: 40 }, (_, index) => ({ index })) } } }),
      entryOf('read_file', { path: 'a.unknown' }, `${'x'.repeat(500)}\n`),
    )
    expect(wrapper.find('[data-part="body"]').exists()).toBe(false)
    await say('beforeprint')
    const text = wrapper.text()
    for (const shown of ['line 20', 'file-15.ts', '"index": 39']) expect(text).toContain(shown)
    expect(wrapper.findAll('[data-layout="scrolling"]')).toHaveLength(0)
    expect(wrapper.findAll('[data-part="more"][aria-expanded="false"]')).toHaveLength(0)
    await say('afterprint')
    for (const body of wrapper.findAll<HTMLElement>('[data-part="body"]')) expect(body.element.style.display).toBe('none')
    await wrapper.get('[data-part="header"]').trigger('click')
    expect(wrapper.get('[data-part="output"]').text()).not.toContain('line 20\n')
    wrapper.unmount()
  })

  it('does not spend a ream on one output, and says how much it leaves out', async () => {
    const wrapper = mountCards(entryOf('run_shell', { command: 'seq 9000' }, lines(9000)))
    await say('beforeprint')
    expect(wrapper.get('[data-part="more"]').text()).toBe('⋯ 8988 more lines')
    wrapper.unmount()
  })
})
