import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { readAs, textsOf } from '../../support/format-samples'

const transcriptOf = (...records: unknown[]) => readAs('tanstack-ai', records)
const call = (state: string, more: object = {}) => ({ type: 'tool-call', id: 'a', name: 'get_weather', arguments: '{"city":"Tallinn"}', state, ...more })
const answer = (content: unknown, state = 'complete', more: object = {}) => ({ type: 'tool-result', toolCallId: 'a', content, state, ...more })
const message = (...parts: unknown[]) => ({ id: 'm', role: 'assistant', parts })

describe('call parts', () => {
  it.each<[string, object, object]>([
    ['awaiting-input', { arguments: '' }, { status: 'streaming' }],
    ['input-streaming', { arguments: '{"city":"Tal' }, { status: 'streaming', call: { input: { city: 'Tal' }, inputText: '{"city":"Tal' } }],
    ['input-complete', {}, { status: 'pending', call: { input: { city: 'Tallinn' } } }],
    ['input-complete', { input: { city: 'parsed' } }, { status: 'pending', call: { input: { city: 'parsed' } } }],
    ['input-complete', { arguments: '{"ci' }, { status: 'pending', call: { input: '{"ci' } }],
    ['approval-requested', { approval: { id: 'p', needsApproval: true } }, { status: 'approval', call: { approval: { id: 'p' } } }],
    ['approval-responded', { approval: { id: 'p', needsApproval: true, approved: true } }, { status: 'pending' }],
    ['approval-responded', { approval: { id: 'p', needsApproval: true, approved: false } }, { status: 'denied', result: { content: '' } }],
    ['complete', { output: { celsius: 0 } }, { status: 'ok', result: { content: { celsius: 0 } } }],
    ['complete', { output: 0 }, { status: 'ok', result: { content: 0 } }],
    ['complete', { output: 1, approval: { id: 'p', needsApproval: true, approved: true } }, { status: 'ok' }],
    ['error', { output: { error: 'Locked' } }, { status: 'error', result: { isError: true, error: { message: 'Locked' } } }],
    ['brand-new', {}, { status: 'pending' }],
  ])('in the state %s with %j', (state, more, expected) => {
    expect(transcriptOf(message(call(state, more))).entries).toMatchObject([{ key: 'ta', toolName: 'get_weather', ...expected }])
  })
})

describe('result parts', () => {
  it.each<[string, object, object]>([
    ['complete', answer('0 °C'), { status: 'ok', result: { content: '0 °C' } }],
    ['streaming', answer('0', 'streaming'), { status: 'pending', result: { content: '0', preliminary: true } }],
    ['failed', answer('', 'error', { error: 'Locked' }), { status: 'error', result: { isError: true, error: { message: 'Locked' } } }],
    ['blocks', answer([{ type: 'text', content: 'a' }, { type: 'image', source: { type: 'data', value: 'iVBO', mimeType: 'image/png' } }, { type: 'document', source: { type: 'url', value: 'https://a.b/c' } }]),
      { result: { content: [{ type: 'text', text: 'a' }, { type: 'image', mediaType: 'image/png', data: 'iVBO' }, { type: 'document', url: 'https://a.b/c' }] } }],
  ])('that are %s', (_, part, expected) => {
    expect(transcriptOf(message(call('input-complete'), part)).entries).toMatchObject([expected])
  })

  it('only repeat an output that the call has itself', () => {
    const { entries, issues } = transcriptOf(message(call('complete', { output: { celsius: 0 } }), answer('{"celsius":0}')))
    expect(entries).toMatchObject([{ status: 'ok', result: { content: { celsius: 0 } } }])
    expect(issues).toEqual([])
  })

  it.each<[string, (calls: readonly unknown[], answers: readonly unknown[]) => readonly unknown[]]>([
    ['after all calls', (calls, answers) => [...calls, ...answers]],
    ['each after its call', (calls, answers) => calls.flatMap((part, index) => [part, answers[index]])],
  ])('answer the calls of one id in their order: %s', (_, order) => {
    const calls = [1, 2].map(n => call('input-complete', { arguments: `{"n":${n}}` }))
    const parts = order(calls, [answer('one'), answer('two')])
    const transcript = transcriptOf(message(...parts))
    const shown = [[{ n: 1 }, 'one'], [{ n: 2 }, 'two']]
    expect(transcript.entries.map(entry => [entry.call!.input, entry.result?.content])).toEqual(shown)
    // Read again, with something in front.
    transcript.push(message(...parts), message({ type: 'text', content: 'So' }, ...parts))
    expect(transcript.entries.map(entry => [entry.call!.input, entry.result?.content])).toEqual(shown)
    expect(transcript.issues).toEqual([])
  })

  it('answer calls of an earlier message in their order as well', () => {
    const transcript = transcriptOf(message(call('input-complete', { arguments: '1' }), call('input-complete', { arguments: '2' })), { id: 'n', role: 'assistant', parts: [answer('one'), answer('two')] })
    expect(transcript.entries.map(entry => entry.result?.content)).toEqual(['one', 'two'])
  })

  it('without their call are cards of their own', () => {
    expect(transcriptOf(message(answer('x'))).entries).toMatchObject([{ key: 'ta', call: null, status: 'ok' }])
  })
})

describe('messages', () => {
  it('that come again while they grow are the same cards and texts', () => {
    const transcript = transcriptOf(message({ type: 'text', content: 'Let' }, call('input-streaming', { arguments: '{"ci' })))
    transcript.push(message({ type: 'text', content: 'Let me' }, call('input-complete')), message({ type: 'text', content: 'Let me' }, call('complete'), answer('x')))
    expect(transcript.entries).toMatchObject([{ key: 'ta', status: 'ok', call: { input: { city: 'Tallinn' } }, result: { content: 'x' } }])
    expect(textsOf(transcript)).toEqual(['assistant: Let me'])
    transcript.push(message({ type: 'text', content: 'Let me' }))
    expect(transcript.entries).toEqual([])
  })

  it('that come again leave no text beside arguments that are whole', () => {
    const finished = message(call('input-complete'))
    const transcript = transcriptOf(message(call('input-streaming', { arguments: '{"ci' })), finished, finished)
    expect(transcript.entries[0]!.call).toEqual({ toolCallId: 'a', toolName: 'get_weather', input: { city: 'Tallinn' } })
    expect(transcript.entries[0]!.call).toEqual(transcriptOf(finished).entries[0]!.call)
  })

  it('tell who speaks, and end what is open when it is the person', () => {
    const user = { id: 'u', role: 'user', parts: [{ type: 'text', content: 'Hi' }] }
    const transcript = transcriptOf({ role: 'system', parts: [{ type: 'text', content: 'Be brief' }] }, message({ type: 'thinking', content: 'Hm' }, call('input-complete')), user)
    expect(textsOf(transcript)).toEqual(['system: Be brief', 'thinking: Hm', 'user: Hi'])
    expect(transcript.entries[0]!.status).toBe('cancelled')
  })

  it('are recognised by calls and by texts', () => {
    const texts = Array.from({ length: 9 }, (_, index) => ({ id: `u${index}`, role: 'user', parts: [{ type: 'text', content: 'Hi' }] }))
    expect(readTranscript([...texts, message(call('complete'), answer('x'))])).toMatchObject({ format: 'tanstack-ai', entries: [{ status: 'ok' }] })
  })

  it('lose nothing that is broken', () => {
    const transcript = transcriptOf(7, message(null, { type: 'tool-call' }, { type: 'ui-resource' }), {})
    expect(transcript.entries).toMatchObject([{ toolCallId: '', status: 'pending' }])
    expect(transcript.items).toHaveLength(5)
    expect(transcript.issues.map(issue => issue.index)).toEqual([0, 1])
  })
})
