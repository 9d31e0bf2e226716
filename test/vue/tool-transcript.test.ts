import type { ToolEntry, ToolTranscriptToolbarProps } from 'vue-tool-card'
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick, ref, shallowRef } from 'vue'
import { createToolCards, readTranscript, ToolTranscript, useToolTranscript } from 'vue-tool-card'
import { callOf, resultOf } from '../support/native'
import { messagesOf, shellRecords } from '../support/transcript-records'

const part = (name: string) => `[data-part="${name}"]`
const tool = (id: string, output: unknown) => ({ type: 'tool-run_shell', toolCallId: id, state: 'output-available', input: { command: `make ${id}` }, output })
const messages = messagesOf({ type: 'text', text: 'I will.' }, tool('a', 'made a'), tool('b', 'made b'), { type: 'text', text: 'Done.' })

/** What stands in the document, in order: the words of messages and the names of cards. */
const outline = (wrapper: { findAll: ReturnType<typeof mount>['findAll'] }) =>
  wrapper.findAll(`${part('card')}, ${part('message')}, ${part('step-end')}`)
    .map(element => element.attributes('data-part') === 'card' ? element.get(part('summary')).text() : element.text())

describe('a transcript', () => {
  it('shows cards in order, and everything else as plain text by who speaks', () => {
    const wrapper = mount(ToolTranscript, { props: { source: messages } })
    expect(outline(wrapper)).toEqual(['Look around.', 'I will.', 'make a', 'make b', 'Done.'])
    expect(wrapper.findAll(part('message')).map(message => message.attributes('data-role'))).toEqual(['user', 'assistant', 'assistant'])
  })

  it.each([
    ['an array', { source: messages }],
    ['a getter', { source: () => messages }],
    ['a ref', { source: shallowRef(messages) }],
    ['items', { items: readTranscript(messages).items }],
  ])('comes from %s', (_, props) => {
    expect(outline(mount(ToolTranscript, { props }))).toHaveLength(5)
  })

  it('comes from what useToolTranscript gave, and follows it', async () => {
    const wrapper = mount(defineComponent({
      setup() {
        const transcript = useToolTranscript()
        transcript.push(callOf('a'))
        return { transcript }
      },
      render() {
        return h(ToolTranscript, { transcript: this.transcript as never })
      },
    }))
    expect(wrapper.get(part('card')).attributes('data-status')).toBe('pending')
    wrapper.vm.transcript.push(resultOf('a'), callOf('b'))
    await nextTick()
    expect(wrapper.findAll(part('card')).map(card => card.attributes('data-status'))).toEqual(['ok', 'pending'])
  })

  it('settles open calls once it is not live any more', async () => {
    const wrapper = mount(ToolTranscript, { props: { source: [callOf('a')], live: true as boolean } })
    expect(wrapper.get(part('card')).attributes('data-status')).toBe('pending')
    await wrapper.setProps({ live: false })
    expect(wrapper.get(part('card')).attributes('data-status')).toBe('cancelled')
  })

  it('is live when nothing is said', () => {
    expect(mount(ToolTranscript, { props: { source: [callOf('a')] } }).get(part('card')).attributes('data-status')).toBe('pending')
  })

  it('may be empty', () => {
    expect(outline(mount(ToolTranscript, { props: { source: undefined } }))).toEqual([])
    expect(outline(mount(ToolTranscript))).toEqual([])
  })

  it('opens cards as the app says', () => {
    const wrapper = mount(ToolTranscript, { props: { source: messages, defaultOpen: (view: { callSummary: string }) => view.callSummary === 'make b' } })
    expect(wrapper.findAll(part('card')).map(card => card.attributes('data-open'))).toEqual(['false', 'true'])
  })

  it.each([[true, false], [false, true]])('opens the cards of sub-agents as the app says here (%s), not as it says elsewhere', async (defaultOpen, elsewhere) => {
    const source = [callOf('a', {}, { toolName: 'summon_agent' }), callOf('b', {}, { parentToolCallId: 'a' })]
    const wrapper = mount(ToolTranscript, { props: { source, defaultOpen }, global: { plugins: [createToolCards({ defaultOpen: elsewhere })] } })
    if (!defaultOpen)
      await wrapper.get(part('header')).trigger('click')
    expect(wrapper.findAll(part('card')).map(card => card.attributes('data-open'))).toEqual(['true', String(defaultOpen)])
  })

  it('does not make a message of a record that is no text', () => {
    const wrapper = mount(ToolTranscript, { props: { source: [{ type: 'usage', tokens: 7 }, ...shellRecords(1)] } })
    expect(wrapper.find(part('message')).exists()).toBe(false)
  })

  it('keeps which cards are open in the composable, so that it outlives the component', async () => {
    const isShown = ref(true)
    const wrapper = mount(defineComponent({
      setup() {
        const transcript = useToolTranscript(shellRecords(2))
        return () => isShown.value ? h(ToolTranscript, { transcript }) : null
      },
    }))
    await wrapper.get(part('header')).trigger('click')
    isShown.value = false
    await nextTick()
    isShown.value = true
    await nextTick()
    expect(wrapper.findAll(part('card')).map(card => card.attributes('data-open'))).toEqual(['true', 'false'])
  })
})

describe('the slots of a transcript', () => {
  it('draw a message from its item, its record and its text', () => {
    const wrapper = mount(ToolTranscript, {
      props: { source: [{ type: 'usage', tokens: 7 }, ...shellRecords(1)] },
      slots: { message: ({ item, record, text }) => `${item.kind} ${(record as { tokens: number }).tokens} ${text}` },
    })
    expect(wrapper.get(part('message')).text()).toBe('other 7 undefined')
  })

  it('stand behind the last card of a step', () => {
    const records = [
      callOf('a', { command: 'one' }, { stepId: 's1', turnId: 't1' }),
      callOf('b', { command: 'two' }, { stepId: 's1', turnId: 't1' }),
      resultOf('a'),
      callOf('c', { command: 'three' }, { stepId: 's2', turnId: 't1' }),
    ]
    const wrapper = mount(ToolTranscript, {
      props: { source: records },
      slots: { 'step-end': ({ stepId, turnId }) => `${turnId}/${stepId}` },
    })
    expect(outline(wrapper)).toEqual(['one', 'two', 't1/s1', 'three', 't1/s2'])
  })

  it('are those of the cards as well, also for the cards of a sub-agent', async () => {
    const wrapper = mount(ToolTranscript, {
      props: { source: [callOf('p', {}, { toolName: 'make' }), callOf('k', {}, { toolName: 'make', parentToolCallId: 'p' })] },
      slots: { 'summary:make': ({ entry }) => `own ${entry.toolCallId}`, 'output': () => 'my output' },
    })
    await wrapper.get(part('header')).trigger('click')
    expect(wrapper.findAll(part('summary')).map(summary => summary.text())).toEqual(['own p', 'own k'])
    expect(wrapper.get(part('body')).text()).toContain('my output')
  })

  it('follow the app when they change, come and go', async () => {
    const word = ref('one')
    const hasActions = ref(false)
    const wrapper = mount(() => h(ToolTranscript, { source: messages }, {
      message: ({ text }: { text?: { text: string } }) => `${word.value}: ${text?.text}`,
      ...hasActions.value && { actions: () => `act ${word.value}` },
    }))
    expect(outline(wrapper)[0]).toBe('one: Look around.')
    word.value = 'two'
    await nextTick()
    expect(outline(wrapper)[0]).toBe('two: Look around.')
    hasActions.value = true
    await nextTick()
    expect(wrapper.findAll(part('actions')).map(actions => actions.text())).toEqual(['act two', 'act two'])
    word.value = 'three'
    await nextTick()
    expect(wrapper.get(part('actions')).text()).toBe('act three')
    hasActions.value = false
    await nextTick()
    expect(wrapper.find(part('actions')).exists()).toBe(false)
  })
})

describe('the events of cards', () => {
  it('come with the entry', async () => {
    const records = [
      callOf('a', { path: 'src/a.ts' }, { toolName: 'read_file', locations: [{ path: 'src/a.ts' }, { path: 'src/b.ts', line: 3 }] }),
      callOf('b', { command: 'rm x' }, { approval: { id: 'q' } }),
    ]
    const wrapper = mount(ToolTranscript, { props: { source: records } })
    await wrapper.get(part('header')).trigger('click')
    await wrapper.get(part('location')).trigger('click')
    const buttons = wrapper.get(part('approval')).findAll('button')
    for (const button of buttons) await button.trigger('click')
    const emitted = wrapper.emitted() as Record<string, [unknown, ToolEntry][]>
    expect(emitted['update:open']).toMatchObject([[true, { key: 'ta' }]])
    expect(emitted['location-click']).toMatchObject([[{ path: 'src/b.ts', line: 3 }, { key: 'ta' }]])
    expect([...emitted.approve ?? [], ...emitted.deny ?? []]).toMatchObject([[undefined, { key: 'tb' }], [undefined, { key: 'tb' }]])
  })

  it('come with the entry of a sub-agent, once, however deep it is', async () => {
    const file = { toolName: 'read_file', locations: [{ path: 'src/a.ts' }, { path: 'src/b.ts' }] }
    const wrapper = mount(ToolTranscript, { props: { defaultOpen: true, source: [
      callOf('a', { task: 'x' }, { toolName: 'summon_agent' }),
      callOf('b', { task: 'y' }, { toolName: 'summon_agent', parentToolCallId: 'a' }),
      callOf('c', { path: 'src/a.ts' }, { ...file, parentToolCallId: 'b' }),
      resultOf('c', 'text'),
    ] } })
    await wrapper.get(part('location')).trigger('click')
    for (const header of wrapper.findAll(part('header')).reverse()) await header.trigger('click')
    expect(wrapper.emitted('location-click')).toMatchObject([[{ path: 'src/b.ts' }, { key: 'tc' }]])
    expect(wrapper.emitted('update:open')).toMatchObject([[false, { key: 'tc' }], [false, { key: 'tb' }], [false, { key: 'ta' }]])
  })
})

describe('all cards at once', () => {
  const states = (wrapper: ReturnType<typeof mount>) => wrapper.findAll(part('card')).map(card => card.attributes('data-open'))

  it('open and close, and each can be toggled afterwards', async () => {
    const wrapper = mount(ToolTranscript, { props: { source: shellRecords(3) } })
    wrapper.vm.expandAll()
    await nextTick()
    expect(states(wrapper)).toEqual(['true', 'true', 'true'])
    await wrapper.findAll(part('header'))[1]!.trigger('click')
    expect(states(wrapper)).toEqual(['true', 'false', 'true'])
    wrapper.vm.collapseAll()
    await nextTick()
    expect(states(wrapper)).toEqual(['false', 'false', 'false'])
    await wrapper.findAll(part('header'))[2]!.trigger('click')
    expect(states(wrapper)).toEqual(['false', 'false', 'true'])
  })

  it('are those that are there: a later one starts as ever', async () => {
    const source = shallowRef<unknown[]>(shellRecords(1))
    const wrapper = mount(ToolTranscript, { props: { source } })
    wrapper.vm.expandAll()
    source.value = shellRecords(2)
    await nextTick()
    expect(states(wrapper)).toEqual(['true', 'false'])
  })

  it('are written down as they are shown', async () => {
    const wrapper = mount(ToolTranscript, { props: { source: messages, filter: { text: 'make b' } } })
    expect(wrapper.vm.toMarkdown()).toBe('✓ **run\\_shell** `make b` → made b\n\n```sh\nmake b\n```\n\n```\nmade b\n```\n')
    await wrapper.setProps({ filter: {} })
    expect(wrapper.vm.toPlainText()).toMatch(/^User:\nLook around\.\n\nAssistant:\nI will\.\n\n✓ run_shell make a → made a\n/)
  })

  it('are written in the words of the app', () => {
    const wrapper = mount(ToolTranscript, {
      props: { source: messages },
      global: { plugins: [createToolCards({ labels: { roles: { user: 'Küsija', assistant: 'Abi', system: '', thinking: '', error: '' } } })] },
    })
    expect(wrapper.vm.toPlainText()).toContain('Küsija:\nLook around.')
  })
})

describe('the toolbar', () => {
  it('is only there when asked for', () => {
    expect(mount(ToolTranscript, { props: { source: messages } }).find(part('toolbar')).exists()).toBe(false)
    expect(mount(ToolTranscript, { props: { source: messages, toolbar: true } }).get(part('toolbar')).text()).toContain('2 calls')
  })

  it('gives its slot all there is to know and to do', async () => {
    let given: ToolTranscriptToolbarProps | undefined
    const wrapper = mount(ToolTranscript, {
      props: { source: [...shellRecords(2), callOf('x', { command: 'boom' }), resultOf('x', 'no', { isError: true }), callOf('y', {}, { toolName: 'read_file' })] },
      slots: {
        toolbar: (props) => {
          given = props
          return `${props.shown}/${props.counts.total}`
        },
      },
    })
    expect(given?.counts).toEqual({
      total: 4,
      byStatus: [{ status: 'pending', count: 1 }, { status: 'ok', count: 2 }, { status: 'error', count: 1 }],
      byTool: [{ tool: 'run_shell', count: 3 }, { tool: 'read_file', count: 1 }],
    })
    given!.setFilter({ statuses: ['error'] })
    await nextTick()
    expect(wrapper.text()).toMatch(/^1\/4/)
    expect(given!.toMarkdown({ whole: true })).toContain('boom')
    expect(wrapper.emitted('update:filter')).toEqual([[{ statuses: ['error'] }]])
  })

  it('filters by status, by tool and by words', async () => {
    const wrapper = mount(ToolTranscript, {
      props: { source: [...shellRecords(2), callOf('y', { path: 'a' }, { toolName: 'read_file' })], toolbar: true },
    })
    const shown = () => wrapper.findAll(part('card')).length
    await wrapper.get('[data-status="pending"]').trigger('click')
    expect([shown(), wrapper.get('[data-status="pending"]').attributes('aria-pressed')]).toEqual([1, 'true'])
    await wrapper.get('[data-status="pending"]').trigger('click')
    await wrapper.get('select').setValue('run_shell')
    expect([shown(), wrapper.get(part('toolbar')).text()]).toEqual([2, expect.stringContaining('2 of 3 calls')])
    await wrapper.get('input').setValue('make 1')
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(shown()).toBe(1)
  })
})
