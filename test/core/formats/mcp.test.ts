import { describe, expect, it } from 'vitest'
import { createDetectingTranscript } from '../../../src/core/transcript/create-detecting-transcript'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { checkSamples, readAs } from '../../support/format-samples'

const read = (...records: unknown[]) => readAs('mcp', records)
const rpc = (fields: object) => ({ jsonrpc: '2.0', ...fields })
const call = (id: unknown, more: object = {}) => rpc({ id, method: 'tools/call', params: { name: 'git_log', arguments: { max: 3 }, ...more } })
const text = (words: string) => ({ type: 'text', text: words })
const answer = (id: unknown, result: object = { content: [text('done')] }) => rpc({ id, result })

describe('samples of MCP', () => {
  checkSamples('mcp', 'mcp')
})

describe('requests and responses', () => {
  it.each([0, 7, 'seven'])('are one card by their id %j', (id) => {
    expect(read(call(id), answer(id)).entries).toMatchObject([{
      key: `t${id}`, status: 'ok', call: { toolName: 'git_log', input: { max: 3 } }, result: { content: [text('done')] },
    }])
  })

  it('are paired in any order, and again when a new session counts from the same number', () => {
    const { entries } = read(call(1), call(2), answer(2, { content: [text('b')] }), answer(1, { content: [text('a')] }), call(1), answer(1, { content: [text('c')] }))
    expect(entries.map(({ key, result }) => [key, result?.content])).toEqual([['t1', [text('a')]], ['t2', [text('b')]], ['t1#2', [text('c')]]])
  })

  it('name the server that introduced itself', () => {
    expect(read(rpc({ id: 0, result: { protocolVersion: 'x', serverInfo: { name: 'git' } } }), call(1)).entries[0]!.call!.server).toBe('git')
  })

  it('fail by the flag of the result and by an error of the protocol', () => {
    const { entries } = read(call(1), answer(1, { content: [text('no')], isError: true }), call(2), rpc({ id: 2, error: { code: -32602, message: 'Unknown tool' } }))
    expect(entries).toMatchObject([
      { status: 'error', result: { content: [text('no')], isError: true } },
      { status: 'error', result: { content: 'Unknown tool', error: { message: 'Unknown tool', code: -32602 } } },
    ])
  })

  it('leave alone what answers something else', () => {
    const transcript = read(
      rpc({ id: 1, result: { tools: [] } }),
      rpc({ id: 1, error: { code: -1, message: 'No such method' } }),
      call(1),
      rpc({ id: 1, method: 'sampling/createMessage', params: {} }),
      rpc({ id: 1, result: { role: 'assistant', model: 'm', content: [text('from a model')] } }),
    )
    expect(transcript.entries.map(entry => entry.status)).toEqual(['pending'])
    expect(transcript.items.filter(item => item.kind === 'other')).toHaveLength(4)
  })

  it('answer the latest call with an id, and never an older one', () => {
    const other = rpc({ id: 1, method: 'initialize', params: {} })
    const transcript = read(call(1, { name: 'slow' }), other, call(1, { name: 'fast' }), answer(1))
    expect(transcript.entries.map(entry => [entry.toolName, entry.status])).toEqual([['slow', 'pending'], ['fast', 'ok']])
    transcript.push(answer(1), answer(1, { content: [text('else')] }))
    expect(transcript.entries.map(entry => entry.status)).toEqual(['pending', 'ok'])
    expect(transcript.issues).toMatchObject([{ index: 5, toolCallId: '1' }])
  })

  it('tell the number 1 from the text 1', () => {
    const { entries } = read(call(1), call('1'), answer('1', { content: [text('b')] }), answer(1, { content: [text('a')] }))
    expect(entries.map(entry => entry.result?.content)).toEqual([[text('a')], [text('b')]])
    expect(read(call(1), answer('1')).entries.map(entry => entry.status)).toEqual(['pending', 'ok'])
  })

  it.each(['roots/list', 'sampling/createMessage', 'elicitation/create'])('leave alone what the client answers to %s', (method) => {
    const question = rpc({ id: 1, method, params: {} })
    const refusal = rpc({ id: 1, error: { code: -32601, message: 'Method not found' } })
    const transcript = read(call(1), question, refusal)
    expect(transcript.entries.map(entry => entry.status)).toEqual(['pending'])
    transcript.push(question, rpc({ method: 'notifications/cancelled', params: { requestId: 1 } }), answer(1))
    expect(transcript.entries).toMatchObject([{ status: 'ok', result: { content: [text('done')] } }])
    // A question that was asked before the call is answered by itself.
    expect(read(question, call(1), refusal).entries[0]!.status).toBe('error')
  })

  it('may come in batches', () => {
    const transcript = createDetectingTranscript()
    transcript.push([call(1), call(2)], [answer(2), answer(1)])
    expect([transcript.format, transcript.entries.map(entry => entry.status), transcript.issues]).toEqual(['mcp', ['ok', 'ok'], []])
    expect(read([call(1), 7], []).issues.map(issue => issue.message)).toEqual(['The message is no object.', 'The message is no object.'])
  })

  it('show progress, and that the client gave up', () => {
    const transcript = read(call(1, { _meta: { progressToken: 'p' } }), rpc({ method: 'notifications/progress', params: { progressToken: 'p', progress: 1, message: 'half' } }))
    expect(transcript.entries[0]).toMatchObject({ status: 'pending', result: { content: 'half', preliminary: true } })
    transcript.push(rpc({ method: 'notifications/cancelled', params: { requestId: 1, reason: 'too slow' } }))
    expect(transcript.entries[0]).toMatchObject({ status: 'cancelled', statusReason: 'too slow' })
  })

  it('wait for the result of a task, whose request has an id of its own', () => {
    const transcript = read(call(1), answer(1, { task: { taskId: 't', status: 'working' } }))
    expect(transcript.entries[0]!.status).toBe('pending')
    transcript.push(rpc({ id: 9, method: 'tasks/result', params: { taskId: 't' } }), answer(9))
    expect(transcript.entries).toMatchObject([{ status: 'ok', result: { content: [text('done')] } }])
  })

  it('wait on when the server asks for input', () => {
    expect(read(call(1), answer(1, { resultType: 'input_required', content: [] })).entries[0]!.status).toBe('pending')
  })
})

describe('results', () => {
  const resultOf = (result: object) => read(call(1), answer(1, result)).entries[0]!.result

  it('show structured content only where there are no blocks, and keep it as details', () => {
    expect(resultOf({ content: [text('{"a":1}')], structuredContent: { a: 1 } })).toMatchObject({ content: [text('{"a":1}')], details: { a: 1 } })
    expect(resultOf({ content: [], structuredContent: { a: 1 } })).toMatchObject({ content: { a: 1 } })
  })

  it('leave out blocks that are meant for the model, unless all are', () => {
    const hint = { ...text('hint'), annotations: { audience: ['assistant'] } }
    expect(resultOf({ content: [text('shown'), hint] })?.content).toEqual([text('shown')])
    expect(resultOf({ content: [hint] })?.content).toEqual([hint])
  })

  it('stand alone when they are bare, also while a call waits', () => {
    expect(read(call(1), { content: [text('a')] }).entries.map(entry => [entry.call !== null, entry.status])).toEqual([[true, 'pending'], [false, 'ok']])
  })

  it('stand alone when there is no request', () => {
    expect(read({ content: [text('a')] }, { content: [text('b')], isError: true }, answer(5)).entries).toMatchObject([
      { call: null, status: 'ok' }, { call: null, status: 'error' }, { call: null, toolCallId: '5', status: 'ok' },
    ])
  })
})

describe('a result of a tool that stands alone', () => {
  it.each<[string, object]>([
    ['{"content":[{"type":"text","text":"x"}]}', { content: [{ type: 'text', text: 'x' }] }],
    ['{"content":[],"structuredContent":[{"a":1}]}', { content: [{ a: 1 }] }],
    ['{"content":[]}', { content: [] }],
    ['{"content":[{"type":"text","text":"x"}]}\n', { content: [{ type: 'text', text: 'x' }] }],
  ])('is one card as a text too: %j', (text, result) => {
    expect(readTranscript(text)).toMatchObject({ format: 'mcp', entries: [{ call: null, result }] })
  })
})
