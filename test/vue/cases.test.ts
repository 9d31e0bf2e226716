import { mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, ref, shallowRef, triggerRef } from 'vue'
import { createToolCards, ToolCard, useToolTranscript } from 'vue-tool-card'
import { createFakeHighlighter } from './highlight/fake-highlighter'
import { answer, call, lines } from '../support/records'

/** Cases made from public bug reports; each is named by its id. */

const part = (name: string) => `[data-part="${name}"]`

/** A page of cards and texts that counts how often each card is drawn anew. */
function mountPage(source: () => readonly unknown[], options: Parameters<typeof createToolCards>[0] = {}) {
  const redraws = new Map<string, number>()
  const hooks = new Map<string, () => void>()
  // The same function each time: another one would be a change of its own.
  const hookOf = (id: string) => {
    const hook = hooks.get(id) ?? (() => void redraws.set(id, (redraws.get(id) ?? 0) + 1))
    hooks.set(id, hook)
    return hook
  }
  let transcript!: ReturnType<typeof useToolTranscript>
  const wrapper = mount(defineComponent(() => {
    transcript = useToolTranscript(source)
    return () => h('main', transcript.items.value.map(item => item.kind === 'tool'
      ? h(ToolCard, { key: item.key, entry: item.entry, onVnodeUpdated: hookOf(item.entry.toolCallId) })
      : h('p', { key: item.key }, item.text?.text)))
  }), { attachTo: document.body, global: { plugins: [createToolCards(options)] } })
  const open = async (index: number) => wrapper.findAll(part('header'))[index]!.trigger('click')
  return { wrapper, transcript, redraws, open }
}

describe('state-spinner-after-stop', () => {
  const records = [call('run_shell', { command: 'npm run build' }, { toolCallId: 'a' }), call('run_shell', { command: 'npm run dev' }, { toolCallId: 'b' })]
  const all = [records[0]!, answer(records[0]!, 'built\n'), records[1]!]

  it.each(['settled', 'settled with a reason', 'no longer live', 'read again'])('%s', async (way) => {
    const live = ref(true)
    let transcript!: ReturnType<typeof useToolTranscript>
    const wrapper = mount(defineComponent(() => {
      transcript = useToolTranscript(way === 'read again' ? [...all, { type: 'turn-end' }] : all, { live })
      return () => transcript.entries.value.map(entry => h(ToolCard, { key: entry.key, entry }))
    }))
    const [first] = transcript.entries.value
    if (way === 'no longer live') live.value = false
    else transcript.settle(way === 'settled with a reason' ? 'aborted' : undefined)
    expect(transcript.entries.value[1]!.status).toBe('cancelled')
    expect(transcript.entries.value[0]).toBe(first)
    await nextTick()
    const card = wrapper.findAll('.tool-card')[1]!
    expect(card.attributes('data-status')).toBe('cancelled')
    expect(card.find('[aria-busy="true"]').exists()).toBe(false)
    expect(card.text()).not.toMatch(/running|undefined/)
    expect(card.get(part('status')).attributes('aria-label')).toBe('cancelled')
  })
})

describe('state-exit-code-is-not-status', () => {
  it.each([
    ['grep -r needle src', { output: '', exitCode: 1 }, 'success', 'ok', '1', 'no output'],
    ['npm test', { output: '2 failed\n', exitCode: 1 }, 'error', 'error', '1', '2 failed'],
    ['true', { output: '', exitCode: 0 }, 'success', 'ok', null, ''],
  ])('%s', async (title, result, status, shown, exitCode, body) => {
    const wrapper = mount(ToolCard, {
      props: { call: { card: 'terminal', title }, result: { card: 'terminal', ...result }, status, defaultOpen: true },
    })
    expect(wrapper.get('.tool-card').attributes('data-status')).toBe(shown)
    if (shown === 'ok') expect(wrapper.get(part('header')).text()).not.toContain('failed')
    const exit = wrapper.find(part('exit'))
    expect(exit.exists() ? exit.text().match(/\d+/)?.[0] : null).toBe(exitCode)
    expect(wrapper.text().toLowerCase()).toContain(body)
  })
})

describe('ren-settled-cards-rerender', () => {
  it('draws no settled card again, and reads none of its output, while another call arrives', async () => {
    const settled = Array.from({ length: 50 }, (_, index) => call('run_shell', { command: `make part-${index}` }))
    const json = JSON.stringify({ command: 'x'.repeat(600) })
    const streaming = (length: number) => ({
      id: 'm', role: 'assistant', parts: [
        { type: 'tool-run_shell', toolCallId: 'live', state: 'input-streaming', input: { command: json.slice(12, 12 + length) } },
      ],
    })
    const toMessage = (record: typeof settled[number]) => ({
      id: record.toolCallId, role: 'assistant', parts: [
        { type: `tool-${record.toolName}`, toolCallId: record.toolCallId, state: 'output-available', input: record.input, output: lines(200) },
      ],
    })
    const messages = settled.map(toMessage)
    const source = shallowRef<unknown[]>([...messages, streaming(0)])
    const highlighter = createFakeHighlighter({ isLoaded: true })
    const { wrapper, transcript, redraws, open } = mountPage(() => source.value, { highlighter })
    for (let index = 0; index < 5; index++) await open(index)
    const before = transcript.entries.value.slice(0, 50)
    const drawn = new Map(redraws)
    const texts = highlighter.texts.length
    const stringify = vi.spyOn(JSON, 'stringify')

    const start = performance.now()
    for (let delta = 1; delta <= 300; delta++) {
      source.value = [...messages, streaming(delta * 2)]
      await nextTick()
    }
    const elapsed = performance.now() - start

    expect(wrapper.findAll(part('summary')).at(-1)!.text()).not.toBe('')
    expect(settled.map(({ toolCallId }) => redraws.get(toolCallId) ?? 0)).toEqual(settled.map(({ toolCallId }) => drawn.get(toolCallId) ?? 0))
    expect(redraws.get('live')).toBeGreaterThan(100)
    transcript.entries.value.slice(0, 50).forEach((entry, index) => expect(entry).toBe(before[index]))
    expect(highlighter.texts.length).toBe(texts)
    expect(stringify).not.toHaveBeenCalled()
    stringify.mockRestore()
    // The report's bound is 1.5 s; a machine that does other work as well is given more.
    expect(elapsed).toBeLessThan(6000)
    wrapper.unmount()
  })
})

describe('ren-live-region-spam', () => {
  it('puts nothing that changes into a live region, and the state into the description of the button', async () => {
    const source = shallowRef<unknown[]>([])
    const records: unknown[] = []
    const push = async (record: unknown) => {
      records.push(record)
      source.value = [...records]
      await nextTick()
    }
    const { wrapper, open } = mountPage(() => source.value)
    await push({ type: 'tool-input-start', toolCallId: 'a', toolName: 'run_shell' })
    await push({ type: 'tool-input-delta', toolCallId: 'a', inputTextDelta: '{"command":"' })
    await open(0)
    for (let delta = 0; delta < 300; delta++) await push({ type: 'tool-input-delta', toolCallId: 'a', inputTextDelta: 'x' })
    await push({ type: 'tool-input-available', toolCallId: 'a', toolName: 'run_shell', input: { command: 'make' } })
    for (let count = 1; count <= 5; count++) await push({ type: 'tool-output-available', toolCallId: 'a', output: lines(count), preliminary: true })
    const states = [wrapper.get(part('status')).attributes('aria-label')]
    await push({ type: 'tool-output-available', toolCallId: 'a', output: lines(6) })
    states.push(wrapper.get(part('status')).attributes('aria-label'))

    expect(wrapper.get(part('output')).text()).toContain('line 6')
    const live = '[aria-live], [role=log], [role=status], [role=alert]'
    expect(wrapper.find(live).exists()).toBe(false)
    expect(wrapper.get('.tool-card').element.closest(live)).toBeNull()
    expect(states).toEqual(['running', 'done'])
    const describedBy = wrapper.get(part('header')).attributes('aria-describedby')!.split(' ')
    expect(describedBy).toContain(wrapper.get(part('status')).attributes('id'))
    wrapper.unmount()
  })
})

describe('ren-stale-highlight', () => {
  it('shows the current command at every moment, and no colours of an older one', async () => {
    const highlighter = createFakeHighlighter()
    const command = ref('echo one')
    const wrapper = mount(() => h(ToolCard, { call: { card: 'terminal', title: command.value }, defaultOpen: true }), {
      global: { plugins: [createToolCards({ highlighter })] },
    })
    const flush = async () => {
      await new Promise(resolve => setTimeout(resolve))
      await nextTick()
    }
    const shown = () => wrapper.get(part('input'))
    const set = async (text: string) => {
      command.value = text
      await nextTick()
      expect(shown().text()).toBe(text)
    }
    await set('echo two')
    highlighter.finishLoading()
    highlighter.finishLoading()
    await flush()
    expect(shown().text()).toBe('echo two')
    expect(highlighter.texts).not.toContain('echo one')
    await set('echo three')
    highlighter.failLoading()
    await flush()
    expect(shown().text()).toBe('echo three')
    await set('echo four')
    wrapper.unmount()
    highlighter.finishLoading()
    await flush()
    expect(highlighter.texts).not.toContain('echo four')
  })
})

describe('ren-host-update-styles', () => {
  interface Part { type: string, toolCallId?: string, state?: string, input?: unknown, output?: unknown, text?: string }
  interface Message { id: string, role: string, parts: Part[] }

  const start = (): Message[] => [{
    id: 'm', role: 'assistant', parts: [
      { type: 'tool-read_file', toolCallId: 's1', state: 'output-available', input: { path: 'b.ts' }, output: { text: 'one' } },
      { type: 'tool-read_file', toolCallId: 't1', state: 'input-streaming', input: {} },
    ],
  }]
  /** What becomes of the parts at each tick; yields the index of the part that changed. */
  const ticks: readonly ((parts: Part[]) => number)[] = [
    parts => (Object.assign(parts[1]!, { input: { path: 'a.ts' } }), 1),
    parts => (Object.assign(parts[1]!, { state: 'input-available' }), 1),
    parts => parts.push({ type: 'text', text: 'So it is.' }) - 1,
    parts => (Object.assign(parts[1]!, { state: 'output-available', output: 'x\n' }), 1),
  ]

  const deliveries: readonly (readonly [name: string, create: () => { source: () => readonly unknown[], tick: (change: (parts: Part[]) => number) => void }])[] = [
    ['inPlace', () => {
      const messages = shallowRef(start())
      return {
        source: () => messages.value,
        tick(change) {
          change(messages.value[0]!.parts)
          triggerRef(messages)
        },
      }
    }],
    ['cloned', () => {
      const messages = shallowRef(start())
      return {
        source: () => messages.value,
        tick(change) {
          const parts = messages.value[0]!.parts.map(item => ({ ...item }))
          change(parts)
          messages.value = [{ ...messages.value[0]!, parts }]
        },
      }
    }],
    ['deepRef', () => {
      const raw = start()
      const messages = ref(raw)
      return {
        source: () => messages.value,
        tick(change) {
          change(raw[0]!.parts)
          messages.value[0] = { ...raw[0]! }
        },
      }
    }],
    ['immutable', () => {
      const messages = shallowRef(start())
      return {
        source: () => messages.value,
        tick(change) {
          const [message] = messages.value
          const draft = message!.parts.map(item => ({ ...item }))
          const changed = change(draft)
          messages.value = [{ ...message!, parts: draft.map((item, index) => index === changed ? item : message!.parts[index]!) }]
        },
      }
    }],
  ]

  it.each(deliveries)('%s', async (_, create) => {
    const { source, tick } = create()
    const { wrapper, redraws, transcript } = mountPage(source)
    const seen: string[] = []
    for (const change of ticks) {
      tick(change)
      await nextTick()
      seen.push(`${wrapper.findAll('.tool-card').map(card => card.attributes('data-status')).join()} ${wrapper.text()}`)
    }
    const settled = 'read_fileb.ts1 line'
    expect(seen).toEqual([
      `ok,streaming ${settled}read_filea.ts`,
      `ok,pending ${settled}read_filea.ts`,
      `ok,pending ${settled}read_filea.tsSo it is.`,
      `ok,ok ${settled}read_filea.ts1 lineSo it is.`,
    ])
    expect(transcript.entries.value).toMatchObject([{ toolCallId: 's1' }, { toolCallId: 't1', call: { input: { path: 'a.ts' } }, result: { content: 'x\n' } }])
    expect(redraws.get('s1')).toBeUndefined()
    // A text that is new draws no card, and each of the other ticks one.
    expect(redraws.get('t1')).toBe(3)
    wrapper.unmount()
  })
})
