import { describe, expect, it } from 'vitest'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'

const transcriptOf = (...records: unknown[]) => readAs('ai-sdk-model', records)
const call = (toolCallId: string, input: unknown = { n: 1 }) => ({ type: 'tool-call', toolCallId, toolName: 'shell', input })
const answer = (toolCallId: string, output: unknown) => ({ type: 'tool-result', toolCallId, toolName: 'shell', output })
const assistant = (...content: unknown[]) => ({ role: 'assistant', content })
const tool = (...content: unknown[]) => ({ role: 'tool', content })
const ask = { type: 'tool-approval-request', approvalId: 'p', toolCallId: 'a' }
const reply = (approved: boolean, reason?: string) => ({ type: 'tool-approval-response', approvalId: 'p', approved, reason })

describe('the samples of model messages', () => {
  checkSamples('ai-sdk-model', 'ai-sdk-model')
})

describe('results', () => {
  it.each<[unknown, object]>([
    [{ type: 'text', value: 'out' }, { status: 'ok', result: { content: 'out', isError: false } }],
    [{ type: 'json', value: { exitCode: 3 } }, { status: 'ok', result: { content: { exitCode: 3 } } }],
    [{ type: 'json', value: null }, { status: 'ok', result: { content: null } }],
    [{ type: 'error-text', value: 'Locked' }, { status: 'error', result: { content: 'Locked', error: { message: 'Locked' } } }],
    [{ type: 'error-json', value: { code: 1 } }, { status: 'error', result: { content: { code: 1 } } }],
    [{ type: 'execution-denied', reason: 'No' }, { status: 'denied', statusReason: 'No', result: { content: 'No' } }],
    [{ type: 'execution-denied' }, { status: 'denied', result: { content: '' } }],
    [{ type: 'content', value: [{ type: 'file-data', data: 'iVBO', mediaType: 'image/png' }] }, { result: { content: [{ type: 'file-data', data: 'iVBO' }] } }],
    [{ type: 'content', value: [{ type: 'file', data: { type: 'data', data: 'iVBO' }, mediaType: 'image/png' }] }, { result: { content: [{ type: 'file', data: 'iVBO', mediaType: 'image/png' }] } }],
    [{ type: 'content', value: [{ type: 'file', data: { type: 'url', url: 'https://a.b/c' }, mediaType: 'image/png' }] }, { result: { content: [{ type: 'file', url: 'https://a.b/c' }] } }],
    [{ type: 'content', value: [{ type: 'file', data: { type: 'text', text: 'a' }, mediaType: 'text/plain' }] }, { result: { content: [{ type: 'text', text: 'a' }] } }],
    [{ type: 'content', value: [{ type: 'file-url', url: 'https://a.b/c' }, 7] }, { result: { content: [{ type: 'file', url: 'https://a.b/c' }, 7] } }],
    [{ type: 'stranger', value: 1 }, { status: 'ok', result: { content: { type: 'stranger', value: 1 } } }],
    [undefined, { status: 'ok', result: { content: '' } }],
  ])('of the output %j', (output, expected) => {
    expect(transcriptOf(assistant(call('a')), tool(answer('a', output))).entries).toMatchObject([expected])
  })

  it('of version 4 have other names', () => {
    const { entries } = transcriptOf(assistant({ type: 'tool-call', toolCallId: 'a', toolName: 'shell', args: { n: 1 } }), tool({ type: 'tool-result', toolCallId: 'a', toolName: 'shell', result: 'out', isError: true }))
    expect(entries).toMatchObject([{ status: 'error', call: { input: { n: 1 } }, result: { content: 'out' } }])
  })

  it('of tools that the provider runs are in the message of the call', () => {
    expect(transcriptOf(assistant(call('a'), answer('a', { type: 'text', value: 'x' }), call('b'))).entries.map(entry => entry.status)).toEqual(['ok', 'pending'])
  })

  it('go to the call of their step when an id is used again, in whatever order', () => {
    const { entries } = transcriptOf(
      assistant(call('a', 1)), tool(answer('a', { type: 'text', value: '1' })),
      assistant(call('b', 2), call('a', 3)), tool(answer('a', { type: 'text', value: '3' }), answer('b', { type: 'text', value: '2' })),
    )
    expect(entries.map(entry => [entry.key, entry.call!.input, entry.result!.content])).toEqual([['ta', 1, '1'], ['tb', 2, '2'], ['ta#2', 3, '3']])
  })
})

describe('approvals', () => {
  it.each<[string, readonly unknown[], object]>([
    ['waits for an answer', [], { status: 'approval', call: { approval: { id: 'p' } } }],
    ['goes on after a yes', [tool(reply(true))], { status: 'pending', call: { approval: { approved: true } } }],
    ['ends with the result', [tool(reply(true)), tool(answer('a', { type: 'text', value: 'x' }))], { status: 'ok' }],
    ['ends with a bare no', [tool(reply(false, 'Too risky'))], { status: 'denied', statusReason: 'Too risky', result: { content: 'Too risky' } }],
    ['ends with a no and its result', [tool(reply(false), answer('a', { type: 'execution-denied', reason: 'No' }))], { status: 'denied', result: { content: 'No' } }],
    ['ends with a denied result alone', [tool(answer('a', { type: 'execution-denied', reason: 'No' }))], { status: 'denied' }],
    ['is unanswered when the person says something else', [{ role: 'user', content: 'Well' }], { status: 'cancelled', statusReason: 'unanswered' }],
  ])('a call that must be approved %s', (_, records, expected) => {
    expect(transcriptOf(assistant(call('a'), ask), ...records).entries).toMatchObject([expected])
  })

  it('without their question are kept as they are', () => {
    const transcript = transcriptOf(tool(reply(true)))
    expect(transcript.items).toMatchObject([{ kind: 'other', record: { approvalId: 'p' } }])
  })
})

describe('messages', () => {
  it('tell who speaks', () => {
    const transcript = transcriptOf({ role: 'system', content: 'Be brief' }, { id: 1, message: { role: 'user', content: 'Hi' } }, assistant({ type: 'reasoning', text: 'Hm' }, { type: 'text', text: 'Yes' }, { type: 'file', data: 'x', mediaType: 'image/png' }))
    expect(textsOf(transcript)).toEqual(['system: Be brief', 'user: Hi', 'thinking: Hm', 'assistant: Yes'])
    expect(transcript.items).toHaveLength(5)
  })

  it('lose nothing that is broken', () => {
    const transcript = transcriptOf(7, assistant(null, { type: 'tool-call' }), { role: 'tool', content: 7 }, {})
    expect(transcript.entries).toMatchObject([{ key: 't#1', toolCallId: '' }])
    expect(transcript.items).toHaveLength(5)
    expect(transcript.issues.map(issue => issue.index)).toEqual([0, 1, 2])
  })
})
