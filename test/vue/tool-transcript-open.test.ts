import type { ToolTranscriptActions } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick, ref, shallowRef } from 'vue'
import { createToolCards, readTranscript, ToolTranscript, useToolTranscript } from 'vue-tool-card'
import { createOpenState } from '../../src/vue/open-state'
import { callOf, resultOf } from '../support/native'

const part = (name: string) => `[data-part="${name}"]`
type Wrapper = ReturnType<typeof mount>
const states = (wrapper: Wrapper) => wrapper.findAll(part('card')).map(card => card.attributes('data-open') === 'true')
const press = (wrapper: Wrapper, index: number) => wrapper.findAll(part('header'))[index]!.trigger('click')
const global = { plugins: [createToolCards()] }

/** A log whose calls are numbered from 1, as others' are. */
const numbered = (...commands: readonly string[]) =>
  commands.flatMap((command, index) => [callOf(String(index + 1), { command }), resultOf(String(index + 1))])
const itemsOf = (...commands: readonly string[]) => readTranscript(numbered(...commands)).items

describe('two logs on one page', () => {
  const kinds: [string, () => Wrapper][] = [
    ['items', () => mount(() => [itemsOf('a', 'b'), itemsOf('c', 'd')].map((items, index) => h(ToolTranscript, { items, anchor: `log${index}-` })), { global })],
    ['records', () => mount(() => [numbered('a', 'b'), numbered('c', 'd')].map((source, index) => h(ToolTranscript, { source, anchor: `log${index}-` })), { global })],
    ['what one component made of both', () => mount(defineComponent(() => {
      const transcripts = [useToolTranscript(numbered('a', 'b')), useToolTranscript(numbered('c', 'd'))]
      return () => transcripts.map((transcript, index) => h(ToolTranscript, { transcript, anchor: `log${index}-` }))
    }), { global })],
  ]

  it.each(kinds)('open their cards each for themselves, though the keys are the same: %s', async (_, mountBoth) => {
    const wrapper = mountBoth()
    await press(wrapper, 0)
    expect(states(wrapper)).toEqual([true, false, false, false])
  })

  it.each(kinds)('leave each other alone when all cards of one open or close: %s', async (_, mountBoth) => {
    const wrapper = mountBoth()
    const [first, second] = wrapper.findAllComponents({ name: 'ToolTranscript' }).map(({ vm }) => vm as unknown as ToolTranscriptActions)
    first!.expandAll()
    second!.collapseAll()
    await nextTick()
    expect(states(wrapper)).toEqual([true, true, false, false])
    second!.expandAll()
    first!.collapseAll()
    await nextTick()
    expect(states(wrapper)).toEqual([false, false, true, true])
  })
})

describe('a viewer that shows one log after the other', () => {
  const show = (first: unknown) => {
    const given = shallowRef(first as object)
    return { given, wrapper: mount(() => h(ToolTranscript, given.value), { global }) }
  }

  it.each<[string, (...commands: string[]) => object]>([
    ['items', (...commands) => ({ items: itemsOf(...commands) })],
    ['records', (...commands) => ({ source: numbered(...commands) })],
  ])('does not show the next one open where the last was: %s', async (_, give) => {
    const { given, wrapper } = show(give('a', 'b'))
    await press(wrapper, 1)
    given.value = give()
    await nextTick()
    given.value = give('c', 'd')
    await nextTick()
    expect(states(wrapper)).toEqual([false, false])
  })

  it('has every log of useToolTranscript as the reader left it', async () => {
    const transcripts = [useToolTranscript(numbered('a')), useToolTranscript(numbered('b'))]
    const { given, wrapper } = show({ transcript: transcripts[0] })
    await press(wrapper, 0)
    given.value = { transcript: transcripts[1] }
    await nextTick()
    expect(states(wrapper)).toEqual([false])
    given.value = { transcript: { ...transcripts[0] } }
    await nextTick()
    expect(states(wrapper)).toEqual([true])
  })

  it.each<[string, () => object]>([
    ['is read anew', () => ({ items: itemsOf('a', 'b', 'c') })],
    ['has older cards in front', () => ({ items: readTranscript([callOf('0'), resultOf('0'), ...numbered('a', 'b')]).items })],
    ['lets a call go on that it had not finished', () => ({ items: readTranscript([...numbered('a', 'b'), callOf('3', { command: 'make all' })]).items })],
  ])('keeps cards open when the log %s', async (_, give) => {
    const { given, wrapper } = show({ items: readTranscript([...numbered('a', 'b'), callOf('3', { command: 'make' })]).items })
    await press(wrapper, 1)
    given.value = give()
    await nextTick()
    expect(wrapper.findAll(`${part('card')}[data-open="true"] ${part('summary')}`).map(summary => summary.text())).toEqual(['b'])
  })
})

it.each([
  ['items', () => ({ items: itemsOf('a', 'b') })],
  ['a transcript of a store', () => ({ transcript: useToolTranscript(numbered('a', 'b')) })],
])('keeps which cards are open when the component goes and comes: %s', async (_, give) => {
  const given = give()
  const isShown = ref(true)
  const wrapper = mount(() => isShown.value ? h(ToolTranscript, given) : null, { global })
  await press(wrapper, 1)
  isShown.value = false
  await nextTick()
  isShown.value = true
  await nextTick()
  expect(states(wrapper)).toEqual([false, true])
})

describe('the memory of what is open', () => {
  it('takes the latest answer of each card, of one or of many', () => {
    const memory = createOpenState()
    memory.setAll(['a', 'b'], true)
    memory.setOpen('b', false)
    memory.setAll(['c'], true)
    memory.setAll(['a'], false)
    expect(['a', 'b', 'c', 'd'].map(memory.isOpen)).toEqual([false, false, true, undefined])
    expect(['a', 'b', 'c'].map(memory.isOpenWithAll)).toEqual([false, false, true])
    memory.setAll(['b'], true)
    expect(memory.isOpen('b')).toBe(true)
    memory.clear()
    expect(['a', 'b', 'c'].map(memory.isOpen)).toEqual([undefined, undefined, undefined])
  })

  it('has a bound, yet answers for every card of the longest log', () => {
    const memory = createOpenState()
    const keys = Array.from({ length: 12_000 }, (_, index) => `t${index}`)
    memory.setAll(keys, true)
    expect(keys.every(key => memory.isOpen(key))).toBe(true)
    memory.setAll(['x'], true)
    expect([memory.isOpen('t0'), memory.isOpen('t11999'), memory.isOpen('x')]).toEqual([undefined, true, true])
  })
})
