import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick, reactive, ref, shallowRef } from 'vue'
import { ToolTranscript } from 'vue-tool-card'
import { callOf, resultOf } from '../support/native'
import { messagesOf, shellRecords } from '../support/transcript-records'

/** How often each kind of component was drawn again, and which of the cards. */
const counts = new Map<string, number>()
const drawnCards: string[] = []

/** Counts what is drawn again after it was first there. */
const counter = {
  updated(this: { $options: { name?: string, __name?: string }, $props: { entry?: { key: string } } }) {
    const name = this.$options.name ?? this.$options.__name ?? ''
    counts.set(name, (counts.get(name) ?? 0) + 1)
    if (name === 'ToolCard') drawnCards.push(this.$props.entry!.key)
  },
}
const drawn = () => ({ cards: drawnCards, blocks: counts.get('ToolTranscriptBlock') ?? 0, messages: counts.get('ToolTranscriptMessage') ?? 0 })

function mountTranscript(source: unknown, slots = {}) {
  return mount(ToolTranscript, { props: { source: source as never }, slots, global: { mixins: [counter] } })
}

beforeEach(() => {
  counts.clear()
  drawnCards.length = 0
})

describe('what is drawn again', () => {
  const tool = (id: string) => ({ type: 'tool-run_shell', toolCallId: id, state: 'output-available', input: { command: id }, output: id })
  const withText = (text: string) => messagesOf(tool('a'), tool('b'), { type: 'text', text })

  it('is no card for a delta of text, however the host delivers it', async () => {
    const copied = shallowRef(withText('I'))
    const wrapper = mountTranscript(copied)
    for (const text of ['I d', 'I did']) {
      copied.value = withText(text)
      await nextTick()
    }
    expect(drawn()).toMatchObject({ cards: [], blocks: 2 })
    expect(wrapper.text()).toContain('I did')
  })

  it('is no card for a delta of text in messages that are changed in place', async () => {
    const messages = reactive(withText('I')) as { parts: { text?: string }[] }[]
    const wrapper = mountTranscript(messages, { message: ({ text }: { text?: { text: string } }) => text?.text })
    messages[1]!.parts.at(-1)!.text = 'I did'
    await nextTick()
    expect(drawn().cards).toEqual([])
    expect(wrapper.text()).toContain('I did')
  })

  it('is one card for one change of a status', async () => {
    const source = shallowRef<unknown[]>([...shellRecords(250), callOf('x'), callOf('y')])
    mountTranscript(source, { summary: () => 's', message: () => 'm' })
    source.value = [...source.value, resultOf('x')]
    await nextTick()
    expect(drawn()).toEqual({ cards: ['tx'], blocks: 1, messages: 0 })
  })

  it('is one block and no card that was there when a card is added', async () => {
    const source = shallowRef<unknown[]>(shellRecords(250))
    const wrapper = mountTranscript(source)
    source.value = [...source.value, callOf('x')]
    await nextTick()
    expect(drawn()).toEqual({ cards: [], blocks: 1, messages: 0 })
    expect(wrapper.findAll('[data-part="card"]')).toHaveLength(251)
  })

  it('is no card that was there when history is put in front', async () => {
    const source = shallowRef<unknown[]>(shellRecords(150))
    mountTranscript(source)
    source.value = [...shellRecords(30, 1000), ...source.value]
    await nextTick()
    expect(drawn().cards).toEqual([])
  })

  it('is the card that the reader opens, and no other', async () => {
    const wrapper = mountTranscript(shellRecords(5))
    await wrapper.findAll('[data-part="header"]')[3]!.trigger('click')
    expect(drawn().cards).toEqual(['tc3'])
  })

  it('is no closed card when the app is drawn again, with slots that are made anew', async () => {
    const unrelated = ref(0)
    const wrapper = mount(defineComponent({
      render: () => h('div', [String(unrelated.value), h(ToolTranscript, { source: shellRecordsOnce }, { output: () => `n ${unrelated.value}` })]),
    }), { global: { mixins: [counter] } })
    await wrapper.findAll('[data-part="header"]')[1]!.trigger('click')
    drawnCards.length = 0
    unrelated.value = 1
    await nextTick()
    expect(drawn().cards).toEqual([])
    expect(wrapper.get('[data-part="body"]').text()).toContain('n 1')
  })
})

const shellRecordsOnce = shellRecords(3)
