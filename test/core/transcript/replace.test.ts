import { describe, expect, it } from 'vitest'
import { createTranscript } from '../../../src/core/transcript/create-transcript'
import { aiSdkUi } from '../../../src/core/formats/ai-sdk-ui/format'
import { dispatch } from '../../../src/core/formats/dispatch/format'
import { openaiChat } from '../../../src/core/formats/openai-chat/format'
import type { TranscriptFormat } from '../../../src/core/model'
import { callOf, resultOf } from '../../support/native'

const text = (words: string) => ({ type: 'text', text: words })

function listOf(format: Parameters<typeof createTranscript>[0], list: readonly unknown[]) {
  const transcript = createTranscript(format)
  transcript.replace(list)
  return transcript
}

const keysOf = (transcript: ReturnType<typeof createTranscript>) => transcript.items.map(item => item.key)

describe('replace', () => {
  const history = [text('go'), callOf('a', { n: 1 }), resultOf('a', ['x']), callOf('b', { n: 2 })]

  it('keeps the very entries of a list that says the same, copied or not', () => {
    const transcript = listOf({}, history)
    const { entries } = transcript
    transcript.replace(history)
    expect(transcript.entries).toBe(entries)
    transcript.replace(structuredClone(history))
    expect(transcript.entries).toBe(entries)
  })

  it('keeps the entries of records that were pushed before', () => {
    const transcript = createTranscript()
    transcript.push(...history)
    const { entries } = transcript
    transcript.replace(structuredClone(history))
    expect(transcript.entries).toBe(entries)
  })

  it('notices what the host changed in place, at any depth', () => {
    const list = structuredClone(history) as [unknown, { input: { n: number } }, { content: unknown[] }, unknown]
    const transcript = listOf({}, list)
    const [a, b] = transcript.entries
    list[1].input.n = 9
    list[2].content.push('y')
    transcript.replace(list)
    expect(transcript.entries[0]).toMatchObject({ key: 'ta', call: { input: { n: 9 } }, result: { content: ['x', 'y'] } })
    expect(transcript.entries[0]).not.toBe(a)
    expect(transcript.entries[1]).toBe(b)
    // What was given out earlier is what it was.
    expect(a).toMatchObject({ call: { input: { n: 1 } }, result: { content: ['x'] } })
  })

  it('keeps the call object when only the result is new', () => {
    const transcript = listOf({}, [callOf('a')])
    const { call } = transcript.entries[0]!
    transcript.replace([callOf('a'), resultOf('a')])
    expect(transcript.entries[0]!.call).toBe(call)
    expect(transcript.entries[0]!.status).toBe('ok')
  })

  it.each<[string, readonly unknown[], string[]]>([
    ['a grown tail', [...history, resultOf('b'), text('done')], ['o#1', 'ta', 'tb', 'o#2']],
    ['a trimmed front', history.slice(2), ['ta', 'tb']],
    ['a trimmed front and a grown tail', [...history.slice(3), callOf('c')], ['tb', 'tc']],
    ['a changed middle', [text('go'), callOf('a', { n: 5 }), resultOf('a', ['x']), text('so'), callOf('b', { n: 2 })], ['o#1', 'ta', 'o#2', 'tb']],
    ['older history in front', [text('before'), callOf('z'), ...history], ['o#2', 'tz', 'o#1', 'ta', 'tb']],
  ])('keeps keys with %s', (_, list, expected) => {
    const transcript = listOf({}, history)
    transcript.replace(list)
    expect(keysOf(transcript)).toEqual(expected)
  })

  it('tells calls of one id apart by what they say when the front is trimmed', () => {
    const used = [callOf('a', 1), resultOf('a', 'x'), callOf('a', 2), resultOf('a', 'y'), callOf('a', 3)]
    const transcript = listOf({}, used)
    transcript.replace([...used.slice(2), resultOf('a', 'z')])
    expect(transcript.entries).toMatchObject([{ key: 'ta#2', result: { content: 'y' } }, { key: 'ta#3', result: { content: 'z' } }])
  })

  it('tells calls without an id apart by what they say', () => {
    const nameless = ['ls', 'pwd', 'whoami'].map(command => ({ ...callOf('', { command }) }))
    const transcript = listOf({}, nameless)
    transcript.replace(structuredClone(nameless.slice(1)))
    expect(keysOf(transcript)).toEqual(['t#2', 't#3'])
    expect(new Set(keysOf(transcript)).size).toBe(2)
  })

  it('never gives the key of a call that is gone to another one', () => {
    const transcript = listOf({}, [callOf('a', 1), resultOf('a')])
    transcript.replace([callOf('a', 2)])
    expect(keysOf(transcript)).toEqual(['ta#2'])
  })

  it('gives a call that was unloaded for a while its key back', () => {
    const transcript = listOf({}, history)
    const [a] = transcript.entries
    transcript.replace(history.slice(3))
    transcript.replace(history)
    expect(keysOf(transcript).slice(1)).toEqual(['ta', 'tb'])
    expect(transcript.entries[0]).toBe(a)
  })

  it('keeps the key of a text that is still growing', () => {
    const transcript = listOf({}, [text('one'), text('Hel')])
    transcript.replace([text('one'), text('Hello'), text('more')])
    expect(keysOf(transcript)).toEqual(['o#1', 'o#2', 'o#3'])
  })

  it('keeps a said end, and an inferred one until something is heard of the call', () => {
    const said = listOf({}, [callOf('a')])
    said.settle('Stopped')
    said.replace([callOf('a'), resultOf('a', 'late')])
    expect(said.entries).toMatchObject([{ status: 'cancelled', statusReason: 'Stopped', result: { content: 'late' } }])

    const inferred = listOf({}, [callOf('a')])
    inferred.settle()
    inferred.replace([callOf('a'), text('x')])
    expect(inferred.entries).toMatchObject([{ status: 'cancelled', statusReason: 'unanswered' }])
    inferred.replace([callOf('a'), text('x'), resultOf('a')])
    expect(inferred.entries[0]!.status).toBe('ok')
  })

  it.each([['a', 8], ['', 8], ['a', 300]])('keeps the very entries of a list that is turned round, ids %j', (id, count) => {
    const pairs = Array.from({ length: count }, (_, n) => [callOf(id, { n }), resultOf(id, `r${n}`)])
    const transcript = listOf({}, pairs.flat())
    const { entries } = transcript
    transcript.replace(structuredClone(pairs.toReversed().flat()))
    expect(transcript.entries.toReversed().every((entry, index) => entry === entries[index])).toBe(true)
  })

  it('keeps the key of a call that is answered while the list is turned round', () => {
    const open = Array.from({ length: 4 }, (_, n) => callOf('a', { n }))
    const transcript = listOf({}, open)
    transcript.replace([...open.toReversed(), resultOf('a', 'x')])
    expect(keysOf(transcript)).toEqual(['ta#4', 'ta#3', 'ta#2', 'ta'])
  })

  it.each(['call_0', ''])('gives calls of one id %j that were unloaded for a while their keys back', (id) => {
    const turns = [1, 2, 3].map(n => [callOf(id, { n }), resultOf(id, `r${n}`)])
    const transcript = listOf({}, turns.flat())
    const { entries } = transcript
    transcript.replace(structuredClone(turns[2]!))
    expect(transcript.entries).toHaveLength(1)
    transcript.replace(structuredClone(turns.flat()))
    expect(transcript.entries.every((entry, index) => entry === entries[index])).toBe(true)
  })

  it('tells calls that were unloaded apart by their results', () => {
    const poll = (output: string) => ({ id: output, role: 'assistant', parts: [{ type: 'tool-poll', toolCallId: 'a', state: 'output-available', input: {}, output }] })
    const transcript = listOf({ format: aiSdkUi }, [poll('waiting'), poll('done')])
    transcript.replace([])
    transcript.replace([poll('done')])
    expect(keysOf(transcript)).toEqual(['ta#2'])
  })

  const chatCall = (id?: string) => ({ role: 'assistant', content: null, tool_calls: [{ id, type: 'function', function: { name: 'git', arguments: '{}' } }] })
  const chatResult = (id: string, content = 'clean') => ({ role: 'tool', tool_call_id: id, content })
  const uiPart = (more: object = {}) => ({ type: 'tool-ls', toolCallId: 'x', state: 'input-available', input: { a: 1 }, ...more })
  const uiDone = uiPart({ state: 'output-available', output: 'y' })
  const uiMessage = (...parts: object[]) => ({ id: 'm', role: 'assistant', parts })

  it.each<[string, TranscriptFormat, readonly unknown[], readonly unknown[]]>([
    ['of Chat Completions', openaiChat, [chatCall('a')], [chatCall('a'), chatResult('a'), chatCall('a')]],
    ['of native records', dispatch, [callOf('a')], [callOf('a'), resultOf('a'), callOf('a', { command: 'ls' }), callOf('a', 2)]],
    ['in parts, the first of which is answered', aiSdkUi, [uiMessage(uiPart(), uiPart())], [uiMessage(uiDone, uiPart())]],
    ['in parts, the second of which is answered', aiSdkUi, [uiMessage(uiPart(), uiPart())], [uiMessage(uiPart(), uiDone)]],
    ['without an id, answered by a result that has one', openaiChat, [chatCall()], [chatCall(), chatResult('r')]],
  ])('leaves keys with the calls that go on where others say the same: %s', (_, format, before, after) => {
    const transcript = listOf({ format }, before)
    const keys = transcript.entries.map(entry => entry.key)
    transcript.replace(structuredClone(after))
    expect(transcript.entries.map(entry => entry.key).slice(0, keys.length)).toEqual(keys)
  })

  it.each(['a', ''])('leaves the key with the later of two equal calls when the host loads the earlier one, and takes it out again, id %j', (id) => {
    const page = (words: string) => [{ role: 'user', content: words }, chatCall(id), chatResult(id)]
    const transcript = listOf({ format: openaiChat }, page('new'))
    const [entry] = transcript.entries
    transcript.replace(structuredClone([...page('old'), ...page('new')]))
    expect(transcript.entries[1]).toBe(entry)
    transcript.replace(structuredClone([...page('oldest'), ...page('old'), ...page('new')]))
    expect(transcript.entries[2]).toBe(entry)
    transcript.replace(structuredClone(page('new')))
    expect(transcript.entries).toEqual([entry])
  })

  it('compares arguments that refer to themselves', () => {
    const circle = () => {
      const input: Record<string, unknown> = { list: [1] }
      input.self = input
      return callOf('a', input)
    }
    const transcript = listOf({}, [circle()])
    const [entry] = transcript.entries
    transcript.replace([circle()])
    expect(transcript.entries[0]).toBe(entry)
  })
})

describe('an assistant message that grows', () => {
  interface Part { type: string, toolCallId?: string, state?: string, input?: unknown, output?: unknown, text?: string }
  interface Message { id: string, role: string, parts: Part[] }

  const ticks: readonly ((parts: Part[]) => void)[] = [
    (parts) => { parts[1]!.input = { path: 'a.ts' } },
    (parts) => { parts[1]!.state = 'input-available' },
    (parts) => { parts.push({ type: 'text', text: 'So.' }) },
    (parts) => { Object.assign(parts[1]!, { state: 'output-available', output: 'x\n' }) },
  ]
  const start = (): Message[] => [{
    id: 'm1',
    role: 'assistant',
    parts: [
      { type: 'tool-read', toolCallId: 's1', state: 'output-available', input: { path: 'b.ts' }, output: { lines: 3 } },
      { type: 'tool-read', toolCallId: 't1', state: 'input-streaming', input: {} },
    ],
  }]
  const deliveries: Record<string, (messages: Message[]) => Message[]> = {
    'changed in place': messages => messages,
    'copied part by part': messages => messages.map(message => ({ ...message, parts: message.parts.map(part => ({ ...part })) })),
    'copied whole': messages => structuredClone(messages),
  }

  it.each(Object.keys(deliveries))('shows the same whichever way it is delivered: %s', (name) => {
    let messages = start()
    const transcript = listOf({ format: aiSdkUi }, messages)
    const [settled] = transcript.entries
    const seen = ticks.map((change) => {
      messages = deliveries[name]!(messages)
      change(messages[0]!.parts)
      transcript.replace(messages)
      expect(transcript.entries[0]).toBe(settled)
      return transcript.entries[1]
    })
    expect(seen).toMatchObject([
      { key: 'tt1', status: 'streaming', call: { input: { path: 'a.ts' } } },
      { status: 'pending' },
      { status: 'pending' },
      { key: 'tt1', status: 'ok', result: { content: 'x\n' } },
    ])
    expect(seen[2]).toBe(seen[1])
  })
})
