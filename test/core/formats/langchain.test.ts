import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'

const transcriptOf = (...records: unknown[]) => readAs('langchain', records)
const call = (id: string | undefined, args: object = {}, name = 'shell') => ({ id, name, args, type: 'tool_call' })
const ai = (id: string | undefined, toolCalls: unknown[] = [], more: object = {}) => ({ type: 'ai', id, content: '', tool_calls: toolCalls, ...more })
const tool = (id: string | undefined, content: unknown = 'ok', more: object = {}) => ({ type: 'tool', tool_call_id: id, content, name: 'shell', ...more })
const human = (content: string, id?: string) => ({ type: 'human', content, id })
const constructor = (name: string, kwargs: object) => ({ lc: 1, type: 'constructor', id: ['langchain_core', 'messages', name], kwargs })

describe('the samples of LangChain messages', () => {
  checkSamples('langchain', 'langchain')
})

describe('messages without content', () => {
  it.each<[string, object, object]>([
    ['flat', { type: 'ai', tool_calls: [call('a')] }, { type: 'tool', tool_call_id: 'a' }],
    ['stored', { type: 'ai', data: { tool_calls: [call('a')] } }, { type: 'tool', data: { tool_call_id: 'a' } }],
    ['constructors', constructor('AIMessage', { tool_calls: [call('a')] }), constructor('ToolMessage', { tool_call_id: 'a' })],
    ['as the provider sent them', { type: 'ai', additional_kwargs: { tool_calls: [{ id: 'a', function: { name: 'shell', arguments: '{}' } }] } }, { type: 'tool', tool_call_id: 'a' }],
  ])('keep their calls and results: %s', (_, message, result) => {
    expect(readTranscript([message, result])).toMatchObject({ format: 'langchain', entries: [{ key: 'ta', toolName: 'shell', status: 'ok', result: { content: '' } }] })
  })
})

describe('messages', () => {
  it.each<[string, (message: { type: string }) => unknown]>([
    ['flat', message => message],
    ['stored', ({ type, ...data }) => ({ type, data })],
    ['constructors', ({ type, ...kwargs }) => constructor(`${{ ai: 'AI', tool: 'Tool', human: 'Human' }[type]}Message`, kwargs)],
    ['flat with class names', ({ type, ...fields }) => ({ type: `${{ ai: 'AI', tool: 'Tool', human: 'Human' }[type]}Message`, ...fields })],
    ['with roles', ({ type, ...fields }) => ({ role: { ai: 'assistant', tool: 'tool', human: 'user' }[type], ...fields })],
  ])('are read %s', (_, encode) => {
    const transcript = transcriptOf(...[human('Hi'), ai('r', [call('a', { n: 1 })], { content: 'Look' }), tool('a', 'out')].map(encode))
    expect(transcript.entries).toMatchObject([{ status: 'ok', toolName: 'shell', call: { input: { n: 1 } }, result: { content: 'out' } }])
    expect(textsOf(transcript)).toEqual(['user: Hi', 'assistant: Look'])
  })

  it.each<[object, object]>([
    [{ status: 'success' }, { status: 'ok' }],
    [{ status: 'error' }, { status: 'error', result: { isError: true } }],
    [{}, { status: 'ok' }],
    [{ artifact: { rows: 2 } }, { result: { details: { rows: 2 } } }],
    [{ artifact: null }, { result: { isError: false } }],
  ])('of tools with %j', (more, expected) => {
    expect(transcriptOf(ai('r', [call('a')]), tool('a', 'Error: words alone are no flag', more)).entries).toMatchObject([expected])
  })

  it('show a call that could not be read with its error', () => {
    const { entries } = transcriptOf(ai('r', [], { invalid_tool_calls: [{ id: 'a', name: 'shell', args: '{"comm', error: 'Unterminated string' }] }))
    expect(entries).toMatchObject([{ status: 'error', call: { input: '{"comm' }, result: { content: 'Unterminated string', error: { message: 'Unterminated string' } } }])
  })

  it('tell every call once, in whatever places they repeat it', () => {
    const { entries } = transcriptOf(ai('r', [call('a', { n: 1 }), call('b', { n: 2 })], {
      content: [{ type: 'text', text: 'x' }, { type: 'tool_use', id: 'a', name: 'shell', input: { n: 1 } }],
      additional_kwargs: { tool_calls: [{ id: 'a', function: { name: 'shell', arguments: '{"n":1}' } }] },
    }))
    expect(entries.map(entry => [entry.toolCallId, entry.call!.input])).toEqual([['a', { n: 1 }], ['b', { n: 2 }]])
  })

  it('tell calls that only the provider\'s fields or the content have', () => {
    const sent = { additional_kwargs: { tool_calls: [{ id: 'a', function: { name: 'f', arguments: '{"n":1}' } }] } }
    expect(transcriptOf(ai('r', [], sent)).entries).toMatchObject([{ toolName: 'f', call: { input: { n: 1 } } }])
    expect(transcriptOf(ai('r', [], { content: [{ type: 'tool_use', id: 'a', name: 'f', input: { n: 1 } }] })).entries).toMatchObject([{ toolName: 'f', call: { input: { n: 1 } } }])
    const legacy = transcriptOf(ai(undefined, [], { additional_kwargs: { function_call: { name: 'f', arguments: '{"n":1}' } } }), { type: 'function', name: 'f', content: 'x' })
    expect(legacy.entries).toMatchObject([{ status: 'ok', call: { input: { n: 1 } }, result: { content: 'x' } }])
  })

  it.each(['a', undefined])('tell every call that the provider sent, all with the id %j', (id) => {
    const sent = [1, 2].map(n => ({ id, function: { name: 'shell', arguments: `{"n":${n}}` } }))
    expect(transcriptOf(ai('m', [], { additional_kwargs: { tool_calls: sent } })).entries.map(entry => entry.call!.input)).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('tell what the provider ran itself', () => {
    const { entries } = transcriptOf(ai('r', [], { content: [
      { type: 'server_tool_use', id: 's', name: 'web_search', input: { query: 'x' } }, { type: 'web_search_tool_result', tool_use_id: 's', content: [] },
      { type: 'server_tool_call', id: 't', name: 'code', args: { code: 'y' } }, { type: 'server_tool_call_result', toolCallId: 't', status: 'error', output: 'no' },
    ] }))
    expect(entries).toMatchObject([{ toolName: 'web_search', status: 'ok' }, { toolName: 'code', status: 'error', call: { input: { code: 'y' } }, result: { content: 'no' } }])
  })

  it('make a card of every call, also of one that uses an id again or has none', () => {
    const { entries } = transcriptOf(ai('r', [call('a', { n: 1 }), call('a', { n: 2 })]), tool('a', 1), tool('a', 2), ai('s', [call('a', { n: 3 })]), tool('a', 3))
    expect(entries.map(entry => [entry.key, entry.result!.content])).toEqual([['ta', 1], ['ta#2', 2], ['ta#3', 3]])
    const nameless = transcriptOf(ai(undefined, [call(undefined), call(undefined)]), tool(undefined, 1), tool(undefined, 2))
    expect(nameless.entries.map(entry => entry.result!.content)).toEqual([1, 2])
  })

  it('tell who speaks, and end what is open when it is the person', () => {
    const transcript = transcriptOf({ type: 'system', content: 'Be brief' }, ai('r', [call('a')], { content: [{ type: 'thinking', thinking: 'Hm' }], additional_kwargs: { reasoning_content: 'So' } }), human('Stop'))
    expect(textsOf(transcript)).toEqual(['system: Be brief', 'thinking: So', 'thinking: Hm', 'user: Stop'])
    expect(transcript.entries[0]!.status).toBe('cancelled')
  })

  it('lose nothing that is broken', () => {
    const transcript = transcriptOf(7, null, 'word', ai('r', ['x', {}] as unknown[]), { type: 'remove', id: 'r', content: '' }, constructor('Document', { page: 1 }), { __interrupt__: [] })
    expect(transcript.entries).toMatchObject([{ toolCallId: '', toolName: '' }])
    expect(transcript.items).toHaveLength(7)
    expect(transcript.issues.map(issue => issue.index)).toEqual([0, 1, 2])
  })
})

const chunk = (id: string, more: object) => constructor('AIMessageChunk', { id, content: '', tool_calls: [], invalid_tool_calls: [], tool_call_chunks: [], ...more })
const args = (index: number | undefined, text: string, more: object = {}) => ({ index, args: text, type: 'tool_call_chunk', ...more })
const metadata = { langgraph_node: 'agent', langgraph_step: 1 }
const end = { response_metadata: { finish_reason: 'tool_calls' } }

describe('pieces of messages', () => {
  it('are shown as they arrive', () => {
    const transcript = transcriptOf(
      [chunk('r', { content: 'Let ' }), metadata], [chunk('r', { content: 'me' }), metadata],
      [chunk('r', { tool_call_chunks: [args(0, '', { id: 'a', name: 'shell' })] }), metadata],
      [chunk('r', { tool_call_chunks: [args(0, '{"command":"ls')], invalid_tool_calls: [{ name: '', args: '{"comm' }] }), metadata],
    )
    expect(transcript.entries).toMatchObject([{ toolCallId: 'a', status: 'streaming', call: { input: { command: 'ls' } } }])
    transcript.push([chunk('r', { tool_call_chunks: [args(0, '"}')] }), metadata], [chunk('r', end), metadata])
    expect(transcript.entries).toMatchObject([{ status: 'pending', call: { input: { command: 'ls' } } }])
    expect(textsOf(transcript)).toEqual(['assistant: Let me'])
  })

  it('give what the final message gives, which may follow', () => {
    const final = ai('r', [call('a', { n: 1 }), call('b', { n: 2 })], { content: 'Look' })
    const pieces = [
      chunk('r', { content: 'Lo' }), chunk('r', { content: 'ok' }), chunk('r', { tool_call_chunks: [args(1, '{"n"', { id: 'a', name: 'shell' })] }), chunk('r', { tool_call_chunks: [args(1, ':1}')] }),
      chunk('r', { tool_call_chunks: [args(2, '{"n":2}', { id: 'b', name: 'shell' })] }), chunk('r', end),
    ]
    const whole = transcriptOf(final, tool('a', 1), tool('b', 2))
    for (const records of [[...pieces, tool('a', 1), tool('b', 2)], [...pieces, final, tool('a', 1), tool('b', 2)], [...pieces, { agent: { messages: [{ ...final, type: 'AIMessageChunk' }] } }, tool('a', 1), tool('b', 2)]]) {
      const transcript = transcriptOf(...records)
      expect(transcript.entries).toEqual(whole.entries)
      expect(textsOf(transcript)).toEqual(textsOf(whole))
      expect(transcript.issues).toEqual([])
    }
  })

  it('make a call of every id, when all have one index or none', () => {
    const number = (index: number | undefined) => transcriptOf(
      chunk('r', { tool_call_chunks: [args(index, '{"n":', { id: 'a', name: 'shell' })] }), chunk('r', { tool_call_chunks: [args(index, '1}')] }),
      chunk('r', { tool_call_chunks: [args(index, '{"n":2}', { id: 'b', name: 'shell' })] }), chunk('r', end),
    ).entries.map(entry => [entry.toolCallId, entry.call!.input])
    expect(number(0)).toEqual([['a', { n: 1 }], ['b', { n: 2 }]])
    expect(number(undefined)).toEqual(number(0))
  })

  const part = (more: object) => ({ type: 'AIMessageChunk', id: 'm', content: '', ...more })
  const sent = { id: 'a', function: { name: 'shell', arguments: '{"n":1}' } }

  it.each<[string, object]>([
    ['as they were read', part({ tool_calls: [call('a', { n: 1 })] })],
    ['as they were read, beside no pieces', part({ tool_calls: [call('a', { n: 1 })], tool_call_chunks: [] })],
    ['in a constructor', constructor('AIMessageChunk', { id: 'm', content: '', tool_calls: [call('a', { n: 1 })] })],
    ['as the provider sent them', part({ additional_kwargs: { tool_calls: [sent] } })],
    ['as the provider sent them, numbered', part({ additional_kwargs: { tool_calls: [{ index: 0, ...sent }] } })],
    ['as blocks', part({ content: [{ type: 'tool_use', id: 'a', name: 'shell', input: { n: 1 } }] })],
  ])('may hold whole calls: %s', (_, message) => {
    const { entries } = transcriptOf(message, part({ response_metadata: { finish_reason: 'stop' } }), tool('a'))
    expect(entries).toMatchObject([{ status: 'ok', call: { toolName: 'shell', input: { n: 1 } } }])
  })

  it('may hold a call that could not be read', () => {
    expect(transcriptOf(part({ invalid_tool_calls: [{ id: 'a', name: 'shell', args: '{', error: 'No JSON' }] })).entries).toMatchObject([{ status: 'error', result: { content: 'No JSON' } }])
  })

  it('with a name behind arguments that are whole are another call', () => {
    const pieces = [1, 2].map(n => part({ tool_call_chunks: [{ index: 0, id: 'shell', name: 'shell', args: `{"n":${n}}` }] }))
    expect(transcriptOf(...pieces, part({ chunk_position: 'last' })).entries.map(entry => entry.call!.input)).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('of two messages at once go to their own', () => {
    const { entries } = transcriptOf(...['r', 's'].flatMap(id => [chunk(id, { tool_call_chunks: [args(0, '{"m":', { id, name: 'f' })] })]), ...['r', 's'].map(id => chunk(id, { tool_call_chunks: [args(0, `"${id}"}`)] })), chunk('r', end), chunk('s', end))
    expect(entries.map(entry => entry.call!.input)).toEqual([{ m: 'r' }, { m: 's' }])
  })

  it('open no card by arguments alone', () => {
    expect(transcriptOf(chunk('r', { tool_call_chunks: [args(0, '{"n":1}')] })).entries).toEqual([])
  })
})

describe('streams of LangGraph', () => {
  const states = [[human('Hi', 'h')], [human('Hi', 'h'), ai('r', [call('a')])], [human('Hi', 'h'), ai('r', [call('a')]), { ...tool('a', 'x'), id: 't' }]]

  it('give the whole state each time, and every message once', () => {
    const transcript = transcriptOf(...states.slice(0, 2).map(messages => ({ messages })))
    expect(transcript.entries).toMatchObject([{ status: 'pending' }])
    transcript.push({ messages: states[2] }, { messages: states[2] })
    expect(transcript.entries).toMatchObject([{ key: 'ta', status: 'ok' }])
    expect(textsOf(transcript)).toEqual(['user: Hi'])
    expect(transcript.issues).toEqual([])
  })

  it('give the news of every node, which may be none', () => {
    const transcript = transcriptOf({ agent: { messages: [ai('r', [call('a')])] } }, { guard: null }, { tools: { messages: [tool('a', 'x')] } })
    expect(transcript.entries).toMatchObject([{ status: 'ok' }])
    expect(transcript.items[1]).toMatchObject({ kind: 'other', record: { guard: null } })
  })

  it.each<[string, (mode: string, payload: unknown) => unknown]>([
    ['in tuples', (mode, payload) => [mode, payload]],
    ['in tuples with a namespace', (mode, payload) => [[], mode, payload]],
    ['in objects', (type, data) => ({ type, ns: [], data })],
    ['in events', (method, data) => ({ type: 'event', method, params: { namespace: [], data } })],
  ])('name their mode %s', (_, wrap) => {
    const records = [
      wrap('values', { messages: states[0] }), wrap('messages', [chunk('r', { tool_call_chunks: [args(0, '{}', { id: 'a', name: 'shell' })] }), metadata]),
      wrap('messages', [chunk('r', end), metadata]), wrap('updates', { agent: { messages: [ai('r', [call('a')])] } }), wrap('updates', { tools: { messages: [tool('a', 'x')] } }),
    ]
    const transcript = transcriptOf(...records)
    expect(transcript.entries).toMatchObject([{ key: 'ta', status: 'ok', call: { input: {} } }])
    expect(textsOf(transcript)).toEqual(['user: Hi'])
    expect(transcript.issues).toEqual([])
    const text = records.map(record => JSON.stringify(record)).join('\n')
    expect(readTranscript(text)).toMatchObject({ format: 'langchain', issues: [], entries: [{ status: 'ok' }] })
  })

  it('nest what a graph does under the one call that can have started it', () => {
    const inner = ['tools:6f1c'] as const
    const transcript = transcriptOf(
      [[], 'updates', { agent: { messages: [ai('r', [call('a', {}, 'task')])] } }],
      [inner, 'updates', { agent: { messages: [ai('s', [call('b')], { content: 'Inside' })] } }], [inner, 'updates', { tools: { messages: [tool('b')] } }],
      [[], 'updates', { tools: { messages: [tool('a')] } }], [[], 'updates', { agent: { messages: [ai('u', [call('c')])] } }],
    )
    expect(transcript.entries).toMatchObject([{ toolCallId: 'a', children: [{ toolCallId: 'b', status: 'ok' }] }, { toolCallId: 'c', children: [] }])
    expect(transcript.items.filter(item => item.kind === 'other')).toMatchObject([{ text: { text: 'Inside' }, parentToolCallId: 'a' }])
  })

  it('nest nothing where two calls wait, unless an event names the call', () => {
    const event = (method: string, namespace: string[], data: object, more: object = {}) => ({ type: 'event', method, params: { namespace, data, ...more } })
    const both = event('updates', [], { node: 'agent', values: { messages: [ai('r', [call('a'), call('b')])] } })
    const inside = event('values', ['tools:1'], { messages: [ai('s', [call('c')])] })
    expect(transcriptOf(both, inside).entries).toHaveLength(3)
    const started = event('lifecycle', ['tools:1'], { event: 'started', cause: { type: 'toolCall', tool_call_id: 'b' } })
    expect(transcriptOf(both, started, inside).entries).toMatchObject([{ children: [] }, { toolCallId: 'b', children: [{ toolCallId: 'c' }] }])
  })
})

describe('events of the protocol', () => {
  const event = (method: string, data: object, namespace: string[] = []) => ({ type: 'event', method, params: { namespace, node: 'agent', data } })
  const block = (name: string, index: number, fields: object) => event('messages', { event: `content-block-${name}`, index, ...fields }, ['agent:1'])
  const opening = [
    event('messages', { event: 'message-start', id: 'r', role: 'ai' }, ['agent:1']),
    block('start', 0, { content: { type: 'text', text: '' } }), block('delta', 0, { delta: { type: 'text-delta', text: 'Lo' } }), block('delta', 0, { delta: { type: 'text-delta', text: 'ok' } }),
    block('start', 1, { content: { type: 'tool_call_chunk', id: 'a', name: 'shell', args: '' } }), block('delta', 1, { delta: { type: 'tool-call-delta', args: '{"command":"ls' } }),
  ]
  const closing = [
    block('delta', 1, { delta: { type: 'tool-call-delta', args: '"}' } }), block('finish', 0, { content: { type: 'text', text: 'Look' } }),
    block('finish', 1, { content: { type: 'tool_call', id: 'a', name: 'shell', args: { command: 'ls' } } }), event('messages', { event: 'message-finish' }, ['agent:1']),
  ]

  it('build messages block by block', () => {
    const transcript = transcriptOf(...opening)
    expect(transcript.entries).toMatchObject([{ status: 'streaming', call: { input: { command: 'ls' } } }])
    transcript.push(...closing)
    expect(transcript.entries).toMatchObject([{ key: 'ta', status: 'pending', call: { input: { command: 'ls' } } }])
    expect(textsOf(transcript)).toEqual(['assistant: Look'])
  })

  it('follow a tool until the message with its result', () => {
    const transcript = transcriptOf(...opening, ...closing, event('tools', { event: 'tool-started', tool_call_id: 'a', tool_name: 'shell', input: '{}' }), event('tools', { event: 'tool-output-delta', tool_call_id: 'a', delta: 'half' }))
    expect(transcript.entries).toMatchObject([{ status: 'pending', call: { input: { command: 'ls' } }, result: { content: 'half', preliminary: true } }])
    transcript.push(event('tools', { event: 'tool-error', tool_call_id: 'a', message: 'No' }))
    expect(transcript.entries).toMatchObject([{ status: 'error', result: { content: 'No' } }])
    transcript.push(event('updates', { node: 'tools', values: { messages: [tool('a', 'Error: No, try again', { status: 'error' })] } }))
    expect(transcript.entries).toMatchObject([{ status: 'error', result: { content: 'Error: No, try again' } }])
    expect(transcript.issues).toEqual([])
  })

  it('of tools alone make cards as well', () => {
    const { entries } = transcriptOf(event('tools', { event: 'tool-started', tool_call_id: 'a', tool_name: 'shell', input: '{"n":1}' }), event('tools', { event: 'tool-finished', tool_call_id: 'a', output: tool('a', 'out') }))
    expect(entries).toMatchObject([{ key: 'ta', toolName: 'shell', status: 'ok', call: { input: { n: 1 } }, result: { content: 'out' } }])
  })

  it('end what is open with the end of the run', () => {
    const transcript = transcriptOf(...opening, ...closing, event('lifecycle', { event: 'failed' }))
    expect(transcript.entries[0]!.status).toBe('cancelled')
  })

  it('of runnables hold pieces, messages and states', () => {
    const run = (name: string, data: object) => ({ event: name, run_id: 'x', metadata: {}, data })
    const records = [
      run('on_chat_model_stream', { chunk: chunk('r', { tool_call_chunks: [args(0, '{}', { id: 'a', name: 'shell' }), args(1, '{}', { id: 'b', name: 'shell' })] }) }),
      run('on_chat_model_end', { output: ai('r', [call('a'), call('b')]) }), run('on_tool_end', { output: tool('a', 'x') }), run('on_chain_end', { output: { messages: [tool('b', 'y')] } }),
    ]
    expect(readTranscript(records)).toMatchObject({ format: 'langchain', entries: [{ key: 'ta', result: { content: 'x' } }, { key: 'tb', result: { content: 'y' } }] })
  })
})
