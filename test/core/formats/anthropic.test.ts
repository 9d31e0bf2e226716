import { describe, expect, it } from 'vitest'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'

const transcriptOf = (...records: unknown[]) => readAs('anthropic', records)
const use = (id: string, name = 'get_weather', input: unknown = { city: id }) => ({ type: 'tool_use', id, name, input })
const answer = (id: string, content?: unknown, more: object = {}) => ({ type: 'tool_result', tool_use_id: id, content, ...more })
const assistant = (...content: unknown[]) => ({ role: 'assistant', content })
const user = (...content: unknown[]) => ({ role: 'user', content })

describe('the samples of Anthropic messages and streams', () => {
  checkSamples('anthropic', 'anthropic', 'anthropic-stream')
})

describe('messages', () => {
  it('pair results of parallel calls in whatever order they come', () => {
    const { entries } = transcriptOf(assistant(use('a'), use('b')), user(answer('b', 'B'), answer('a', 'A')))
    expect(entries).toMatchObject([
      { toolCallId: 'a', status: 'ok', call: { toolName: 'get_weather', input: { city: 'a' } }, result: { content: 'A' } },
      { toolCallId: 'b', result: { content: 'B' } },
    ])
  })

  it.each<[string, object, object]>([
    ['a flag', answer('a', 'Exit code 3', { is_error: true }), { status: 'error', result: { content: 'Exit code 3', isError: true } }],
    ['nothing', answer('a'), { status: 'ok', result: { content: '' } }],
    ['blocks', answer('a', [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBO' } }]), { result: { content: [{ type: 'image' }] } }],
    ['an error of a server tool', { type: 'web_search_tool_result', tool_use_id: 'a', content: { type: 'web_search_tool_result_error', error_code: 'max_uses_exceeded' } },
      { status: 'error', result: { isError: true, error: { message: 'max_uses_exceeded', code: 'max_uses_exceeded' } } }],
    ['an exit code', { type: 'bash_code_execution_tool_result', tool_use_id: 'a', content: { type: 'bash_code_execution_result', stdout: '', stderr: 'no', return_code: 2 } },
      { status: 'error', result: { isError: false, exitCode: 2 } }],
    ['an MCP server', { type: 'mcp_tool_result', tool_use_id: 'a', is_error: true, content: [] }, { status: 'error' }],
  ])('read a result with %s', (_, block, expected) => {
    expect(transcriptOf(assistant(use('a')), user(block)).entries).toMatchObject([expected])
  })

  it('tell the server of an MCP call, and the program that made a call', () => {
    const { entries } = transcriptOf(assistant(
      { type: 'mcp_tool_use', id: 'm', name: 'echo', server_name: 'demo', input: {} },
      { type: 'server_tool_use', id: 'p', name: 'code_execution', input: { code: 'roll()' } },
      { ...use('r'), caller: { type: 'code_execution_20250825', tool_id: 'p' } },
    ))
    expect(entries).toMatchObject([{ call: { server: 'demo' } }, { toolCallId: 'p', children: [{ toolCallId: 'r' }] }])
  })

  it('make a card of every call, also of one that uses an id again', () => {
    const { entries } = transcriptOf(assistant(use('a')), user(answer('a', 1)), assistant(use('a')), user(answer('a', 2)))
    expect(entries.map(entry => [entry.key, entry.result?.content])).toEqual([['ta', 1], ['ta#2', 2]])
  })

  it('end what is open when the person speaks, but not when only results come', () => {
    const open = transcriptOf(assistant(use('a'), use('b')), user(answer('a', 1)))
    expect(open.entries[1]!.status).toBe('pending')
    open.push(user({ type: 'text', text: 'Never mind' }))
    expect(open.entries[1]).toMatchObject({ status: 'cancelled', statusReason: 'unanswered' })
  })

  it('end what is open when the model says that its turn is over', () => {
    const search = { type: 'server_tool_use', id: 's', name: 'web_search', input: {} }
    expect(transcriptOf({ ...assistant(search), stop_reason: 'pause_turn' }).entries[0]!.status).toBe('pending')
    expect(transcriptOf({ ...assistant(search), stop_reason: 'end_turn' }).entries[0]!.status).toBe('cancelled')
  })

  it('keep a server result whose call is in another response', () => {
    expect(transcriptOf(assistant({ type: 'web_fetch_tool_result', tool_use_id: 'x', content: {} })).entries).toMatchObject([{ call: null, toolCallId: 'x', status: 'ok' }])
  })

  it('tell who speaks', () => {
    const transcript = transcriptOf({ role: 'user', content: 'Hi' }, assistant({ type: 'thinking', thinking: 'Hm' }, { type: 'redacted_thinking', data: 'x' }, { type: 'text', text: 'Yes' }))
    expect(textsOf(transcript)).toEqual(['user: Hi', 'thinking: Hm', 'assistant: Yes'])
    expect(transcript.items).toHaveLength(4)
  })

  it('may be bare blocks, in an envelope, or broken', () => {
    const transcript = transcriptOf(use('a'), { custom_id: 'c', message: user(answer('a', 1)) }, user(7, 'text'), { role: 'user', content: 7 }, { role: 'user', content: null }, 'x', { a: 1 })
    expect(transcript.entries).toMatchObject([{ result: { content: 1 } }])
    expect(transcript.items.slice(1).map(item => item.kind === 'other' && item.record)).toEqual([
      7, { type: 'text', text: 'text' }, 7, { role: 'user', content: null }, 'x', { a: 1 },
    ])
    expect(transcript.issues.map(issue => issue.index)).toEqual([2, 3, 5])
  })
})

const start = (index: number, block: object) => ({ type: 'content_block_start', index, content_block: block })
const delta = (index: number, piece: object) => ({ type: 'content_block_delta', index, delta: piece })
const json = (index: number, text: string) => delta(index, { type: 'input_json_delta', partial_json: text })
const stop = (index: number) => ({ type: 'content_block_stop', index })
const begin = (id: string) => ({ type: 'message_start', message: { id, type: 'message', role: 'assistant', content: [] } })

describe('a stream', () => {
  it('shows arguments and texts as they arrive', () => {
    const transcript = transcriptOf(begin('m'), start(0, { type: 'text', text: '' }), delta(0, { type: 'text_delta', text: 'Let me' }), start(1, use('a', 'get_weather', {})), json(1, ''), json(1, '{"city":"Tal'))
    expect(transcript.entries).toMatchObject([{ status: 'streaming', call: { input: { city: 'Tal' }, inputText: '{"city":"Tal' } }])
    transcript.push(delta(0, { type: 'text_delta', text: ' look' }), json(1, 'linn"}'), stop(1))
    expect(transcript.entries).toMatchObject([{ status: 'pending', call: { input: { city: 'Tallinn' } } }])
    expect(textsOf(transcript)).toEqual(['assistant: Let me look'])
  })

  it('gives what its final message gives', () => {
    const result = { type: 'code_execution_tool_result', tool_use_id: 'b', content: { type: 'code_execution_result', stdout: '1', stderr: '', return_code: 0 } }
    const run = { type: 'server_tool_use', id: 'b', name: 'code_execution', input: { code: 'print(1)' } }
    const final = transcriptOf(assistant({ type: 'thinking', thinking: 'So' }, use('a', 'list', {}), run, result, { type: 'text', text: 'Done' }))
    const streamed = transcriptOf(
      begin('m'), start(0, { type: 'thinking', thinking: '' }), delta(0, { type: 'thinking_delta', thinking: 'So' }), stop(0),
      start(1, use('a', 'list', {})), json(1, ''), stop(1), { type: 'ping' },
      start(2, { ...run, input: {} }), json(2, '{"code":"pri'), json(2, 'nt(1)"}'), stop(2), start(3, result), stop(3),
      start(4, { type: 'text', text: 'Do' }), delta(4, { type: 'text_delta', text: 'ne' }), stop(4), { type: 'message_delta', delta: { stop_reason: 'tool_use' } }, { type: 'message_stop' },
    )
    expect(streamed.entries).toEqual(final.entries)
    expect(textsOf(streamed)).toEqual(textsOf(final))
  })

  it('keeps the arguments of a call that has them from the start', () => {
    expect(transcriptOf(begin('m'), start(0, use('a')), stop(0)).entries).toMatchObject([{ status: 'pending', call: { input: { city: 'a' } } }])
  })

  it('starts its indices again with every message, also when one was cut off', () => {
    const { entries } = transcriptOf(begin('m'), start(0, use('a', 'x', {})), json(0, '{"n":1'), begin('n'), start(0, use('b', 'x', {})), json(0, '{"n":2}'), stop(0))
    expect(entries).toMatchObject([{ toolCallId: 'a', status: 'pending', call: { input: '{"n":1' } }, { toolCallId: 'b', call: { input: { n: 2 } } }])
  })

  it('makes two calls of two that share an index', () => {
    const { entries } = transcriptOf(begin('m'), start(0, use('a', 'x', {})), json(0, '{"n":1}'), start(0, use('b', 'x', {})), json(0, '{"n":2}'), stop(0))
    expect(entries.map(entry => entry.call!.input)).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('shows its error and ends', () => {
    const transcript = transcriptOf(begin('m'), start(0, use('a', 'x', {})), { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } })
    expect(transcript.entries[0]!.status).toBe('cancelled')
    expect(textsOf(transcript)).toEqual(['error: Overloaded'])
  })

  it('goes on with the results that the host sends back', () => {
    const { entries } = transcriptOf(begin('m'), start(0, use('a', 'x', {})), stop(0), { type: 'message_delta', delta: { stop_reason: 'tool_use' } }, user(answer('a', 1)))
    expect(entries).toMatchObject([{ status: 'ok', call: { input: {} }, result: { content: 1 } }])
  })
})
