import { describe, expect, it } from 'vitest'
import { computed, effectScope, nextTick, reactive, ref, shallowRef, triggerRef, watchEffect } from 'vue'
import { aiSdkUi } from '../../src/core/formats/ai-sdk-ui/format'
import { useToolTranscript } from '../../src/vue/composables/useToolTranscript'
import { callOf, resultOf } from '../support/native'

describe('a source', () => {
  const records = [callOf('a'), resultOf('a')]

  it.each([
    ['an array', records],
    ['a ref', ref(records)],
    ['a shallow ref', shallowRef(records)],
    ['a reactive array', reactive([...records])],
    ['a getter', () => records],
    ['a computed', computed(() => records)],
  ])('may be %s', (_, source) => {
    const { entries, items, issues, format, pending } = useToolTranscript(source)
    expect(entries.value).toMatchObject([{ key: 'ta', status: 'ok' }])
    expect(items.value).toHaveLength(1)
    expect([issues.value, format.value, pending.value]).toEqual([[], 'dispatch', false])
  })

  it.each([[ref(null)], [() => undefined], [shallowRef([])]])('may be empty', (source) => {
    expect(useToolTranscript(source as () => undefined).items.value).toEqual([])
  })

  it('is followed while records come one by one, and settled cards stay the same objects', () => {
    const source = shallowRef<unknown[]>([])
    const { entries, pending } = useToolTranscript(source)
    const all = [callOf('a'), resultOf('a'), callOf('b'), { type: 'tool-output', toolCallId: 'b', data: 'x' }, resultOf('b')]
    const seen = all.map((_, index) => {
      source.value = all.slice(0, index + 1)
      return { first: entries.value[0], pending: pending.value }
    })
    expect(seen.map(step => step.pending)).toEqual([true, false, true, true, false])
    expect(new Set(seen.slice(1).map(step => step.first)).size).toBe(1)
  })

  it('is read anew when its format changes', async () => {
    const format = shallowRef<'mcp' | 'dispatch' | undefined>('mcp')
    const { entries, format: name } = useToolTranscript(() => records, { format })
    expect([entries.value.length, name.value]).toEqual([0, 'mcp'])
    format.value = 'dispatch'
    expect([entries.value.map(entry => entry.key), name.value]).toEqual([['ta'], 'dispatch'])
    format.value = undefined
    expect([entries.value.map(entry => entry.key), name.value]).toEqual([['ta'], 'dispatch'])
  })

  it('that says nothing new triggers nothing', async () => {
    const source = shallowRef<unknown[]>(records)
    const { entries } = useToolTranscript(source)
    let runs = 0
    watchEffect(() => {
      runs += entries.value.length
    })
    source.value = structuredClone(records)
    await nextTick()
    expect(runs).toBe(1)
  })
})

describe('whichever way the host changes its messages', () => {
  interface Part { type: string, toolCallId?: string, state?: string, input?: unknown, output?: unknown, text?: string }
  interface Message { id: string, role: string, parts: Part[] }

  const start = (): Message[] => [{
    id: 'm',
    role: 'assistant',
    parts: [
      { type: 'tool-read', toolCallId: 's1', state: 'output-available', input: { path: 'b' }, output: { n: 1 } },
      { type: 'tool-read', toolCallId: 't1', state: 'input-streaming', input: {} },
    ],
  }]
  const ticks: ((parts: Part[]) => void)[] = [
    (parts) => { parts[1]!.input = { path: 'a.ts' } },
    (parts) => { parts[1]!.state = 'input-available' },
    (parts) => { parts.push({ type: 'text', text: 'So.' }) },
    (parts) => { Object.assign(parts[1]!, { state: 'output-available', output: 'x\n' }) },
  ]

  function inPlace() {
    const messages = shallowRef(start())
    return {
      messages,
      tick(change: (parts: Part[]) => void) {
        change(messages.value[0]!.parts)
        triggerRef(messages)
      },
    }
  }

  function cloned() {
    const messages = shallowRef(start())
    return {
      messages,
      tick(change: (parts: Part[]) => void) {
        const [message] = messages.value
        const parts = message!.parts.map(part => ({ ...part }))
        change(parts)
        messages.value = [{ ...message!, parts }]
      },
    }
  }

  function deepRef() {
    const raw = start()
    const messages = ref(raw)
    return {
      messages,
      tick(change: (parts: Part[]) => void) {
        change(raw[0]!.parts)
        messages.value[0] = { ...raw[0]! }
        raw[0] = { ...raw[0]! }
      },
    }
  }

  function deepInPlace() {
    const messages = ref(start())
    return { messages, tick: (change: (parts: Part[]) => void) => change(messages.value[0]!.parts) }
  }

  it.each([['in place', inPlace], ['cloned', cloned], ['deep ref', deepRef], ['deep ref, in place', deepInPlace]])('the cards follow: %s', (_, host) => {
    const { messages, tick } = host()
    const { entries } = useToolTranscript(messages)
    const [settled] = entries.value
    const seen = ticks.map((change) => {
      tick(change)
      expect(entries.value[0]).toBe(settled)
      return entries.value[1]
    })
    expect(seen).toMatchObject([
      { status: 'streaming', call: { input: { path: 'a.ts' } } }, { status: 'pending' }, { status: 'pending' }, { status: 'ok', result: { content: 'x\n' } },
    ])
  })
})

describe('pushed records', () => {
  it('make cards, older ones in front, and end with their turn', () => {
    const { entries, pending, push, prepend, settle, get } = useToolTranscript()
    expect(entries.value).toEqual([])
    push(callOf('b'))
    expect(pending.value).toBe(true)
    prepend(callOf('a'), resultOf('a'))
    settle('Stopped')
    expect(entries.value).toMatchObject([{ key: 'ta', status: 'ok' }, { key: 'tb', status: 'cancelled', statusReason: 'Stopped' }])
    expect(pending.value).toBe(false)
    expect(get('tb')).toBe(entries.value[1])
    expect(get('b')).toBe(entries.value[1])
    expect(get('c')).toBeUndefined()
  })

  it('beside a source stay behind its records', () => {
    const source = shallowRef([callOf('b')])
    const { entries, push, prepend } = useToolTranscript(source)
    push(callOf('c'))
    prepend(callOf('a'))
    source.value = [callOf('b'), callOf('b2')]
    expect(entries.value.map(entry => entry.toolCallId)).toEqual(['a', 'b', 'b2', 'c'])
  })

  it('may be settled inside an effect without waking it up again', async () => {
    const source = shallowRef<unknown[]>([callOf('a')])
    const { entries, settle } = useToolTranscript(source)
    let runs = 0
    watchEffect(() => {
      runs += 1
      settle('Stopped')
    })
    source.value = [callOf('a'), callOf('b')]
    await nextTick()
    expect(runs).toBe(1)
    expect(entries.value.map(entry => entry.status)).toEqual(['cancelled', 'pending'])
  })
})

describe('the format', () => {
  it('is looked for until most records agree', () => {
    const { format, entries, push } = useToolTranscript()
    push({ role: 'user', content: 'Hi' })
    expect(format.value).toBe('unknown')
    push({ role: 'assistant', id: 'm', parts: [{ type: 'tool-x', toolCallId: 'a', state: 'input-available', input: {} }] })
    expect(format.value).toBe('ai-sdk-ui')
    expect(entries.value).toMatchObject([{ key: 'ta', toolName: 'x' }])
    push({ role: 'assistant', id: 'n', parts: [{ type: 'text', text: 'So.' }] }, callOf('b'))
    expect(format.value).toBe('ai-sdk-ui')
  })

  it('may be named or given', () => {
    const message = [{ role: 'assistant', parts: [{ type: 'tool-x', toolCallId: 'a', state: 'input-available', input: {} }] }]
    expect(useToolTranscript(message, { format: 'ai-sdk-ui' }).entries.value).toHaveLength(1)
    expect(useToolTranscript(message, { format: aiSdkUi }).entries.value).toHaveLength(1)
    expect(useToolTranscript(message, { format: 'dispatch' }).entries.value).toHaveLength(0)
    expect(useToolTranscript(message, { format: 'nonsense' }).issues.value).toMatchObject([{ index: -1 }])
  })
})

describe('live', () => {
  it('may change at any time', () => {
    const live = ref(true)
    const { entries, pending } = useToolTranscript([callOf('a')], { live })
    expect(pending.value).toBe(true)
    live.value = false
    expect(entries.value).toMatchObject([{ status: 'cancelled', statusReason: 'unanswered' }])
    expect(pending.value).toBe(false)
  })

  it.each([
    ['submitted', 'pending'], ['streaming', 'pending'], ['ready', 'cancelled'], ['error', 'cancelled'],
    ['a state of another library', 'pending'], [true, 'pending'], [false, 'cancelled'], [undefined, 'pending'], [null, 'pending'],
  ])('may be the state of a chat: %s', (live, status) => {
    expect(useToolTranscript([callOf('a')], { live }).entries.value[0]!.status).toBe(status)
    expect(useToolTranscript([callOf('a')], { live: () => live }).entries.value[0]!.status).toBe(status)
    expect(useToolTranscript([callOf('a')], { live: ref(live) }).entries.value[0]!.status).toBe(status)
  })

  it('that is over ends no question to a person', () => {
    const { entries, pending } = useToolTranscript([callOf('a', {}, { approval: { id: 'q' } })], { live: 'ready' })
    expect(entries.value[0]!.status).toBe('approval')
    expect(pending.value).toBe(true)
  })
})

describe('a scope', () => {
  it('leaves nothing behind that follows the source', () => {
    let reads = 0
    const source = shallowRef<unknown[]>([callOf('a')])
    const scope = effectScope()
    const entries = scope.run(() => {
      const transcript = useToolTranscript(() => {
        reads += 1
        return source.value
      })
      watchEffect(() => void transcript.entries.value)
      return transcript.entries
    })!
    scope.stop()
    const before = reads
    source.value = []
    expect(reads).toBe(before)
    expect(entries.value).toBeDefined()
  })
})

it('records that were pushed are read anew when the format changes, and ended where they were ended', () => {
  const format = shallowRef<'mcp' | 'dispatch'>('mcp')
  const { entries, push, settle } = useToolTranscript(undefined, { format })
  push(callOf('a'))
  settle('stopped')
  push(callOf('b'))
  expect(entries.value).toEqual([])
  format.value = 'dispatch'
  expect(entries.value.map(({ key, status }) => [key, status])).toEqual([['ta', 'cancelled'], ['tb', 'pending']])
})
