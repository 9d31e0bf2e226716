import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { createToolCards, ToolCard } from 'vue-tool-card'
import { entryOf } from '../../support/records'
import { createFakeHighlighter } from '../highlight/fake-highlighter'
import { diffEntry, numberedText } from './declared-diff'

/** A highlighter that is ready, and notes whatever is asked of it. */
function watchedHighlighter() {
  const fake = createFakeHighlighter({ isLoaded: true })
  return {
    supports: vi.fn(fake.supports),
    isLoaded: vi.fn(fake.isLoaded),
    load: vi.fn(fake.load),
    tokenize: vi.fn(fake.tokenize),
  }
}

const edit = (newText: string) => diffEntry({ path: 'a.ts', oldText: numberedText(60), newText })
const first = numberedText(60, { 30: 'thirty' })

function mountCard(entry: ReturnType<typeof edit>) {
  const highlighter = watchedHighlighter()
  const wrapper = mount(ToolCard, { props: { entry }, global: { plugins: [createToolCards({ highlighter })] } })
  const toggle = async () => {
    await wrapper.get('[data-part="header"]').trigger('click')
    await flushPromises()
  }
  return { wrapper, highlighter, toggle }
}

describe('colours', () => {
  it.each([
    ['diffs', edit(first)],
    ['commands', entryOf('run_shell', { command: 'ls -la' }, 'a\n')],
    ['file contents', entryOf('read_file', { path: 'a.ts' }, 'const a = 1\n')],
  ])('are not even asked for while a card is closed: %s', async (_, entry) => {
    const { highlighter, toggle } = mountCard(entry)
    await flushPromises()
    for (const method of Object.values(highlighter)) expect(method).not.toHaveBeenCalled()
    await toggle()
    expect(highlighter.tokenize).toHaveBeenCalled()
  })

  it('of a card that was closed again wait until it is opened', async () => {
    const { wrapper, highlighter, toggle } = mountCard(edit(first))
    await toggle()
    await toggle()
    highlighter.tokenize.mockClear()
    await wrapper.setProps({ entry: { ...edit(numberedText(60, { 30: 'other' })), key: wrapper.props().entry!.key } })
    await flushPromises()
    expect(highlighter.tokenize).not.toHaveBeenCalled()
    await toggle()
    expect(wrapper.get('[data-kind="added"] mark, [data-kind="added"] .tk-keyword').text()).toBe('other')
  })

  it('come with the unchanged lines that a reader brings in', async () => {
    const { wrapper, toggle } = mountCard(edit(first))
    await toggle()
    await wrapper.get('[aria-label="Show 20 more lines above"]').trigger('click')
    await flushPromises()
    const row = wrapper.findAll('[data-part="line"]').find(line => line.attributes('data-new-line') === '10')!
    expect(row.get('.tk-keyword').text()).toBe('line 10')
  })

  it('and word marks are kept from an edit that failed', async () => {
    const input = { path: 'a.ts', oldString: 'const port = 3000\n', newString: 'const port = 5173\n' }
    const { wrapper, highlighter, toggle } = mountCard(entryOf('edit_file', input, 'oldString not found', { isError: true }))
    await toggle()
    expect(highlighter.tokenize).not.toHaveBeenCalled()
    expect(wrapper.find('mark').exists()).toBe(false)
    const applied = mountCard(entryOf('edit_file', input, 'Replaced 1 occurrence(s) in "a.ts".'))
    await applied.toggle()
    expect(applied.wrapper.findAll('mark').map(mark => mark.text())).toEqual(['3000', '5173'])
  })
})
