import { describe, expect, it } from 'vitest'
import { detectFormat } from '../../../src/core/formats/detect-format'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'

const read = (...records: unknown[]) => readAs('openai-chat', records)
const call = (id: string, name = 'ls', args: unknown = '{"path":"."}') => ({ id, type: 'function', function: { name, arguments: args } })
const assistant = (...calls: unknown[]) => ({ role: 'assistant', content: null, tool_calls: calls })
const answer = (id: string, content: unknown = 'done') => ({ role: 'tool', tool_call_id: id, content })
const chunk = (delta: object, more: object = {}, id = 'c1') =>
  ({ id, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: null, ...more }] })
const piece = (fields: object, id?: string) => chunk({ tool_calls: [fields] }, {}, id)
const end = (reason = 'tool_calls', id?: string) => chunk({}, { finish_reason: reason }, id)

describe('samples of Chat Completions', () => {
  checkSamples('openai-chat', 'openai-chat', 'openai-chat-stream')

  it.each<[object, string]>([
    [assistant(call('a')), 'openai-chat'],
    [{ role: 'assistant', tool_calls: [{ id: 'a', type: 'custom', custom: { name: 'sql', input: '' } }] }, 'openai-chat'],
    [{ role: 'assistant', function_call: { name: 'ls', arguments: '{}' } }, 'openai-chat'],
    [{ role: 'function', name: 'ls', content: '' }, 'openai-chat'],
    [{ role: 'tool', tool_call_ids: ['a'], content: '' }, 'openai-chat'],
    [end(), 'openai-chat'],
    [{ role: 'assistant', tool_calls: [{ id: 'a', name: 'ls', arguments: '{}' }] }, 'unknown'],
    [{ role: 'tool', content: '' }, 'unknown'],
  ])('%j is detected as %s', (record, expected) => {
    expect(detectFormat([record])).toBe(expected)
  })
})

describe('messages', () => {
  it.each<[string, unknown, object]>([
    ['JSON', '{"path":"."}', { input: { path: '.' } }],
    ['no text at all', '', { input: {} }],
    ['null', 'null', { input: null }],
    ['cut JSON', '{"path":', { input: '{"path":', inputText: '{"path":' }],
    ['an object', { path: '.' }, { input: { path: '.' } }],
  ])('read arguments that are %s', (_, args, expected) => {
    expect(read(assistant(call('a', 'ls', args))).entries[0]!.call).toMatchObject(expected)
  })

  it('keep what a custom tool takes as it is, also when it looks like JSON', () => {
    const custom = { id: 'a', type: 'custom', custom: { name: 'sql', input: '42' } }
    expect(read(assistant(custom)).entries).toMatchObject([{ toolName: 'sql', call: { input: '42' } }])
  })

  it('answer the calls of the latest message with an id', () => {
    const { entries } = read(assistant(call('0')), assistant(call('0')), answer('0', 'new'))
    expect(entries.map(entry => [entry.key, entry.result?.content])).toEqual([['t0', undefined], ['t0#2', 'new']])
  })

  it('pair by name, then by place, where there are no ids', () => {
    const { id: _, ...nameless } = call('', 'ls')
    const other = { function: { name: 'cat', arguments: '{}' } }
    const { entries } = read(assistant(nameless, other, nameless), { role: 'tool', tool_name: 'cat', content: 'c' }, { role: 'tool', content: '1' }, { role: 'tool', content: '2' })
    expect(entries.map(entry => entry.result?.content)).toEqual(['1', 'c', '2'])
  })

  it('of the form before there were tools pair by name', () => {
    const { entries } = read(
      { role: 'assistant', content: null, function_call: { name: 'ls', arguments: '{}' } },
      { role: 'function', name: 'ls', content: 'a.ts' },
    )
    expect(entries).toMatchObject([{ toolName: 'ls', call: { input: {} }, result: { content: 'a.ts' } }])
  })

  it('may answer several calls at once', () => {
    const { entries } = read(assistant(call('a'), call('b')), { role: 'tool', tool_call_ids: ['a', 'b'], content: 'both' })
    expect(entries.map(entry => entry.result?.content)).toEqual(['both', 'both'])
  })

  it('have no error flag but the one of Inspect', () => {
    const failed = { ...answer('a'), error: { type: 'timeout', message: 'Too slow' } }
    const { entries } = read(assistant(call('a'), call('b')), failed, answer('b', 'Error: no'))
    expect(entries.map(entry => entry.status)).toEqual(['error', 'ok'])
    expect(entries[0]!.result!.error).toEqual({ message: 'Too slow', code: 'timeout' })
  })

  it('keep pictures in a result', () => {
    const content = [{ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }]
    expect(read(assistant(call('a')), answer('a', content)).entries[0]!.result!.content).toEqual(content)
  })

  it('say who speaks; a person ends what was not answered', () => {
    const transcript = read(
      { role: 'developer', content: 'Be brief' },
      { role: 'user', content: [{ type: 'text', text: 'Look' }, { type: 'image_url' }] },
      { role: 'assistant', reasoning_content: 'Hm', content: 'Sure', tool_calls: [call('a')] },
      { role: 'user', content: 'Stop' },
    )
    expect(textsOf(transcript)).toEqual(['system: Be brief', 'user: Look', 'thinking: Hm', 'assistant: Sure', 'user: Stop'])
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', statusReason: 'unanswered' }])
  })

  it('may stand in a request or in a whole response', () => {
    const { entries } = read({ messages: [assistant(call('a')), answer('a')] }, { object: 'chat.completion', choices: [{ message: assistant(call('b')) }] })
    expect(entries.map(entry => entry.status)).toEqual(['ok', 'pending'])
  })

  it('that are broken are kept, with an issue', () => {
    const transcript = read(null, assistant(7, call('a')), { choices: [null] })
    expect(transcript.entries).toHaveLength(1)
    expect(transcript.issues).toHaveLength(3)
    expect(transcript.items).toHaveLength(4)
  })
})

describe('chunks', () => {
  const pieces = [
    piece({ index: 0, id: 'a', type: 'function', function: { name: 'ls', arguments: '' } }),
    piece({ index: 0, function: { arguments: '{"path":"sr' } }),
  ]

  it('show arguments while they arrive, and read them when they end', () => {
    const transcript = read(...pieces)
    expect(transcript.entries).toMatchObject([{ key: 'ta', status: 'streaming', call: { input: { path: 'sr' } } }])
    transcript.push(piece({ index: 0, id: '', function: { name: null, arguments: 'c"}' } }), end('stop'))
    expect(transcript.entries).toMatchObject([{ status: 'pending', call: { input: { path: 'src' } } }])
    transcript.push(answer('a'))
    expect(transcript.entries).toMatchObject([{ status: 'ok' }])
  })

  it('with another id on the same index are another call', () => {
    const { entries } = read(
      piece({ index: 0, id: 'a', function: { name: 'ls', arguments: '{}' } }),
      piece({ index: 0, id: 'b', function: { name: 'cat', arguments: '{"p":1}' } }),
      end(),
    )
    expect(entries.map(entry => [entry.toolCallId, entry.toolName, entry.call!.input])).toEqual([['a', 'ls', {}], ['b', 'cat', { p: 1 }]])
  })

  it.each(['ls', undefined])('with a name behind arguments that are whole are another call, all with the id %j', (id) => {
    const calls = [1, 2].map(n => piece({ index: 0, id, function: { name: 'ls', arguments: `{"n":${n}}` } }))
    expect(read(...calls, end()).entries.map(entry => entry.call!.input)).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('with a name in every piece are one call', () => {
    const pieces = ['', '{"a":{}', ',"b":1}'].map(args => piece({ index: 0, id: 'a', function: { name: 'ls', arguments: args } }))
    expect(read(...pieces, end()).entries.map(entry => entry.call!.input)).toEqual([{ a: {}, b: 1 }])
  })

  it('that repeat the id go on with the call', () => {
    expect(read(...pieces, piece({ index: 0, id: 'a', function: { name: 'ls', arguments: 'c"}' } }), end()).entries).toMatchObject([{ call: { input: { path: 'src' } } }])
  })

  it('of another completion are other calls, also with the same id', () => {
    const { entries } = read(...pieces, piece({ index: 0, id: 'a', function: { name: 'ls', arguments: '{}' } }, 'c2'), end('stop', 'c2'))
    expect(entries.map(entry => [entry.key, entry.call!.input])).toEqual([['ta', '{"path":"sr'], ['ta#2', {}]])
  })

  it('grow the free text of a custom tool', () => {
    const transcript = read(piece({ index: 0, id: 'a', type: 'custom', custom: { name: 'sql', input: '{"SEL' } }), piece({ index: 0, custom: { input: '": 1}' } }))
    expect(transcript.entries).toMatchObject([{ status: 'streaming', call: { input: '{"SEL": 1}' } }])
    transcript.push(end())
    expect(transcript.entries).toMatchObject([{ status: 'pending', toolName: 'sql', call: { input: '{"SEL": 1}' } }])
  })

  it('may bring the call of the form before there were tools', () => {
    const { entries } = read(
      chunk({ function_call: { name: 'ls', arguments: '{"pa' } }), chunk({ function_call: { arguments: 'th":1}' } }), end('function_call'),
      { role: 'function', name: 'ls', content: 'x' },
    )
    expect(entries).toMatchObject([{ toolName: 'ls', call: { input: { path: 1 } }, result: { content: 'x' } }])
  })

  it('read as the message that they make, which may follow', () => {
    const chunks = [
      chunk({ role: 'assistant', reasoning_content: 'Hm' }), chunk({ content: 'Let me ' }), chunk({ content: 'look.' }),
      piece({ index: 0, id: 'a', function: { name: 'ls', arguments: '{"pa' } }), piece({ index: 0, function: { arguments: 'th":"."}' } }),
      piece({ index: 1, id: 'b', function: { name: 'cat', arguments: '' } }), end(),
    ]
    const message = { role: 'assistant', reasoning_content: 'Hm', content: 'Let me look.', tool_calls: [call('a'), call('b', 'cat', '')] }
    const whole = read(message, answer('a'))
    for (const records of [[...chunks, answer('a')], [...chunks, message, answer('a')]]) {
      expect(read(...records).entries).toEqual(whole.entries)
      expect(textsOf(read(...records))).toEqual(textsOf(whole))
    }
  })

  it('are done when something else is said: the same ids are other calls then', () => {
    const { entries } = read(...pieces, piece({ index: 0, function: { arguments: '"}' } }), end(), answer('a', '1'), assistant(call('a')), answer('a', '2'))
    expect(entries.map(entry => entry.result?.content)).toEqual(['1', '2'])
  })
})
