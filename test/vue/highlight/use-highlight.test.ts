import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSSRApp, defineComponent, h, ref } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { useHighlight } from '../../../src/vue/highlight/use-highlight'
import type { UseHighlightOptions } from '../../../src/vue/highlight/use-highlight'
import { createFakeHighlighter } from './fake-highlighter'

const Code = defineComponent({
  props: { text: { type: String, required: true }, language: { type: String, default: undefined }, options: { type: Object, required: true } },
  setup(props) {
    const tokens = useHighlight(() => props.text, () => props.language, props.options as UseHighlightOptions)
    return () => h('pre', tokens.value === null ? `plain ${props.text}` : `coloured ${tokens.value.flat().map(([text]) => text).join()}`)
  },
})

const mountCode = (text: string, options: UseHighlightOptions, language = 'go') =>
  mount(Code, { props: { text, language, options } })

/** Lets idle callbacks and promises run. */
async function settle() {
  await flushPromises()
  await vi.runAllTimersAsync()
  await flushPromises()
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('useHighlight', () => {
  it('shows plain text first and colours when they are ready', async () => {
    const highlighter = createFakeHighlighter()
    const code = mountCode('a', { highlighter })
    expect(code.text()).toBe('plain a')
    highlighter.finishLoading()
    await settle()
    expect(code.text()).toBe('coloured a')
  })

  it('colours a short text at once when the grammar is there', async () => {
    const highlighter = createFakeHighlighter({ isLoaded: true })
    const code = mountCode('a', { highlighter })
    await code.vm.$nextTick()
    expect(code.text()).toBe('coloured a')
  })

  it('lets the page breathe before it colours a long text', async () => {
    const highlighter = createFakeHighlighter({ isLoaded: true })
    const code = mountCode('long '.repeat(390).concat('\n').repeat(2), { highlighter })
    await flushPromises()
    expect(code.text()).toContain('plain')
    await settle()
    expect(code.text()).toContain('coloured')
  })

  it('never shows the colours of an older text', async () => {
    const highlighter = createFakeHighlighter()
    const code = mountCode('old', { highlighter })
    await code.setProps({ text: 'new' })
    highlighter.finishLoading()
    await settle()
    expect(code.text()).toBe('plain new')
    highlighter.finishLoading()
    await settle()
    expect(code.text()).toBe('coloured new')
    expect(highlighter.texts).toEqual(['new'])
  })

  it('keeps its colours while what the text is read from changes and the text does not', async () => {
    const highlighter = createFakeHighlighter()
    const lines = ref(['a'])
    const code = mount(defineComponent({
      setup: () => {
        const tokens = useHighlight(() => lines.value.join(), 'go', { highlighter })
        return () => h('pre', tokens.value === null ? 'plain' : 'coloured')
      },
    }))
    highlighter.finishLoading()
    await settle()
    lines.value = ['a']
    await code.vm.$nextTick()
    expect(code.text()).toBe('coloured')
  })

  it('takes colours away as soon as the text changes', async () => {
    const highlighter = createFakeHighlighter()
    const code = mountCode('old', { highlighter })
    highlighter.finishLoading()
    await settle()
    await code.setProps({ text: 'new' })
    expect(code.text()).toBe('plain new')
  })

  it('colours a text that comes back without tokenising it again', async () => {
    const highlighter = createFakeHighlighter()
    for (let round = 0; round < 2; round++) {
      const code = mountCode('same', { highlighter })
      highlighter.finishLoading()
      await settle()
      expect(code.text()).toBe('coloured same')
      code.unmount()
    }
    expect(highlighter.texts).toEqual(['same'])
  })

  it('does no work after the component is gone', async () => {
    const highlighter = createFakeHighlighter()
    const code = mountCode('a', { highlighter })
    code.unmount()
    highlighter.finishLoading()
    await settle()
    expect(highlighter.texts).toEqual([])
  })

  it('stays plain when a grammar cannot be loaded, and tries again for the next text', async () => {
    const highlighter = createFakeHighlighter()
    const code = mountCode('a', { highlighter })
    highlighter.failLoading()
    await settle()
    expect(code.text()).toBe('plain a')
    await code.setProps({ text: 'b' })
    highlighter.finishLoading()
    await settle()
    expect(code.text()).toBe('coloured b')
  })

  it('stays plain when the highlighter throws or changes the text', async () => {
    const throwing = { ...createFakeHighlighter({ isLoaded: true }), tokenize: (): never => {
      throw new Error('broken')
    } }
    const lying = { ...createFakeHighlighter({ isLoaded: true }), tokenize: () => [[['other', null] as const]] }
    for (const highlighter of [throwing, lying]) {
      const code = mountCode('a', { highlighter })
      await settle()
      expect(code.text()).toBe('plain a')
    }
  })

  it.each<[string, string, string | undefined, UseHighlightOptions]>([
    ['there is no language', 'a', undefined, {}],
    ['the language is unknown', 'a', 'unknown', {}],
    ['the text is too long', 'a '.repeat(30_000), 'go', {}],
    ['a word would hold up the page', 'x'.repeat(3_000), 'go', {}],
    ['the app wants none', 'a', 'go', { highlighter: false }],
  ])('stays plain when %s', async (_, text, language, options) => {
    const highlighter = createFakeHighlighter({ isLoaded: true })
    const code = mount(Code, { props: { text, language, options: { highlighter, ...options } } })
    await settle()
    expect(code.text()).toContain('plain')
    expect(highlighter.texts).toEqual([])
  })

  it('follows a language that becomes known later', async () => {
    const highlighter = createFakeHighlighter({ isLoaded: true })
    const code = mountCode('a', { highlighter }, 'unknown')
    await code.setProps({ language: 'go' })
    await settle()
    expect(code.text()).toBe('coloured a')
  })

  it('draws plain text on a server and asks no highlighter', async () => {
    const highlighter = createFakeHighlighter({ isLoaded: true })
    const load = vi.spyOn(highlighter, 'load')
    const text = ref('a')
    const app = createSSRApp({
      setup: () => {
        const tokens = useHighlight(text, 'go', { highlighter })
        return () => h('pre', tokens.value === null ? 'plain' : 'coloured')
      },
    })
    expect(await renderToString(app)).toBe('<pre>plain</pre>')
    expect(load).not.toHaveBeenCalled()
    expect(highlighter.texts).toEqual([])
  })
})
