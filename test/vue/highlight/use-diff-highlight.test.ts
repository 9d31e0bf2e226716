import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import type { PropType } from 'vue'
import { diffTexts } from '../../../src/core/diff/diff-texts'
import type { FileDiff } from '../../../src/core/model'
import { useDiffHighlight } from '../../../src/vue/highlight/use-diff-highlight'
import type { UseDiffHighlightOptions } from '../../../src/vue/highlight/use-diff-highlight'
import { createFakeHighlighter } from './fake-highlighter'

const Rows = defineComponent({
  props: {
    file: { type: Object as PropType<FileDiff | null>, default: null },
    options: { type: Object as PropType<UseDiffHighlightOptions>, required: true },
  },
  setup(props) {
    const tokens = useDiffHighlight(() => props.file, props.options)
    return () => h('pre', (props.file?.hunks ?? []).flatMap(hunk => hunk.lines)
      .map(line => `${line.text}${tokens.value?.has(line) ? '*' : ''}`).join(' '))
  },
})

const draw = async (file: FileDiff | null, options: UseDiffHighlightOptions) => {
  const rows = mount(Rows, { props: { file, options } })
  await flushPromises()
  return rows.text()
}

describe('useDiffHighlight', () => {
  const file = diffTexts('a\nb\n', 'a\nc\n', { path: 'src/x.go' })

  it('colours rows by the language of the path', async () => {
    expect(await draw(file, { highlighter: createFakeHighlighter({ isLoaded: true }) })).toBe('a* b* c*')
  })

  it('takes the language it is given where the path tells none', async () => {
    const highlighter = createFakeHighlighter({ isLoaded: true })
    const unnamed = diffTexts('a', 'b', { path: 'LICENSE' })
    expect(await draw(unnamed, { highlighter })).toBe('a b')
    expect(await draw(unnamed, { highlighter, language: 'go' })).toBe('a* b*')
  })

  it('leaves rows plain when there is no highlighter or no file', async () => {
    expect(await draw(file, { highlighter: false })).toBe('a b c')
    expect(await draw(null, { highlighter: createFakeHighlighter({ isLoaded: true }) })).toBe('')
  })

  it('never shows the colours of an older diff', async () => {
    const highlighter = createFakeHighlighter()
    const rows = mount(Rows, { props: { file, options: { highlighter } } })
    const next = diffTexts('x\n', 'y\n', { path: 'src/x.go' })
    await rows.setProps({ file: next })
    highlighter.finishLoading()
    highlighter.finishLoading()
    await flushPromises()
    expect(rows.text()).toBe('x y')
    expect(highlighter.texts).toEqual([])
  })
})
