import { describe, expect, it } from 'vitest'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'

const transcriptOf = (...records: unknown[]) => readAs('bedrock', records)
const use = (toolUseId: string, input: unknown = { city: toolUseId }) => ({ toolUse: { toolUseId, name: 'get_weather', input } })
const answer = (toolUseId: string, content: unknown, more: object = {}) => ({ toolResult: { toolUseId, content, ...more } })
const assistant = (...content: unknown[]) => ({ role: 'assistant', content })
const user = (...content: unknown[]) => ({ role: 'user', content })

describe('the samples of Bedrock messages and streams', () => {
  checkSamples('bedrock', 'bedrock', 'bedrock-stream')
})

describe('messages', () => {
  it.each<[unknown, object, object]>([
    [[{ text: '65 °F' }], {}, { status: 'ok', result: { content: [{ type: 'text', text: '65 °F' }] } }],
    [[{ json: { a: 1 } }], { status: 'success' }, { status: 'ok', result: { content: { a: 1 } } }],
    [[{ text: 'a' }, { json: { b: 1 } }], {}, { result: { content: ['a', { b: 1 }] } }],
    [[{ image: { format: 'png', source: { bytes: 'iVBO' } } }], {}, { result: { content: [{ type: 'image', mediaType: 'image/png', data: 'iVBO' }] } }],
    [[{ document: { format: 'pdf', name: 'Bill', source: { bytes: 'JVBE' } } }], {}, { result: { content: [{ type: 'document', mediaType: 'application/pdf', name: 'Bill' }] } }],
    [[{ text: 'locked' }], { status: 'error' }, { status: 'error', result: { isError: true } }],
    [[], {}, { status: 'ok', result: { content: [] } }],
    [undefined, {}, { status: 'ok' }],
  ])('read the result %j with %j', (content, more, expected) => {
    expect(transcriptOf(assistant(use('a')), user(answer('a', content, more))).entries).toMatchObject([expected])
  })

  it('make two cards of two turns whose ids are the name of the tool', () => {
    const { entries } = transcriptOf(assistant(use('get_weather', 1)), user(answer('get_weather', [{ text: '1' }])), assistant(use('get_weather', 2)), user(answer('get_weather', [{ text: '2' }])))
    expect(entries.map(entry => [entry.call!.input, entry.result!.content])).toEqual([[1, [{ type: 'text', text: '1' }]], [2, [{ type: 'text', text: '2' }]]])
  })

  it('end what is open when the person speaks or the turn is over', () => {
    const status = (...records: unknown[]) => transcriptOf(assistant(use('a')), ...records).entries[0]!.status
    expect(status(user(answer('b', [])))).toBe('pending')
    expect(status(user({ text: 'So?' }))).toBe('cancelled')
    expect(status({ output: { message: assistant({ text: 'Bye' }) }, stopReason: 'end_turn' })).toBe('cancelled')
    expect(status({ output: { message: assistant(use('b')) }, stopReason: 'tool_use' })).toBe('pending')
  })

  it('tell who speaks', () => {
    expect(textsOf(transcriptOf(user({ text: 'Hi' }), assistant({ reasoningContent: { reasoningText: { text: 'Hm' } } }, { text: 'Yes' })))).toEqual(['user: Hi', 'thinking: Hm', 'assistant: Yes'])
  })

  it('lose nothing that is broken', () => {
    const transcript = transcriptOf(null, { role: 'assistant', content: [null, { toolUse: 'x' }] }, { role: 'user', content: 'plain' }, { metadata: {} })
    expect(transcript.entries).toEqual([])
    expect(transcript.items).toHaveLength(5)
    expect(transcript.issues.map(issue => issue.index)).toEqual([0, 1])
  })
})

const start = (contentBlockIndex: number, block: object) => ({ contentBlockStart: { contentBlockIndex, start: block } })
const delta = (contentBlockIndex: number, piece: object) => ({ contentBlockDelta: { contentBlockIndex, delta: piece } })
const input = (index: number, text: string) => delta(index, { toolUse: { input: text } })
const opened = (toolUseId: string) => ({ toolUse: { toolUseId, name: 'get_weather' } })
const stop = (contentBlockIndex: number) => ({ contentBlockStop: { contentBlockIndex } })
const begin = { messageStart: { role: 'assistant' } }

describe('a stream', () => {
  it('shows arguments and texts as they arrive', () => {
    const transcript = transcriptOf(begin, delta(0, { reasoningContent: { text: 'Hm' } }), delta(1, { text: 'Let ' }), delta(1, { text: 'me' }), start(2, opened('a')), input(2, '{"city":"Tal'))
    expect(transcript.entries).toMatchObject([{ status: 'streaming', call: { input: { city: 'Tal' } } }])
    expect(textsOf(transcript)).toEqual(['thinking: Hm', 'assistant: Let me'])
  })

  it('gives what its final message gives', () => {
    const final = transcriptOf({ output: { message: assistant({ text: 'So' }, use('a', { n: 1 }), use('b', {}), answer('b', [{ text: 'x' }, { text: 'y' }], { status: 'error' })) }, stopReason: 'tool_use' })
    const streamed = transcriptOf(
      begin, delta(0, { text: 'So' }), stop(0), start(1, opened('a')), input(1, '{"n"'), input(1, ':1}'), stop(1), start(2, opened('b')), stop(2),
      start(3, { toolResult: { toolUseId: 'b', status: 'error' } }), delta(3, { toolResult: [{ text: 'x' }] }), delta(3, { toolResult: [{ text: 'y' }] }), stop(3), { messageStop: { stopReason: 'tool_use' } },
    )
    expect(streamed.entries).toEqual(final.entries)
    expect(textsOf(streamed)).toEqual(textsOf(final))
  })

  it('keeps the calls of its messages apart', () => {
    const message = (id: string) => [start(0, opened(id)), input(0, '{}'), { messageStop: { stopReason: 'tool_use' } }]
    expect(transcriptOf(...message('a'), ...message('b')).entries.map(entry => [entry.toolCallId, entry.status])).toEqual([['a', 'pending'], ['b', 'pending']])
  })

  it('ends with a turn that is over and with a failure', () => {
    expect(transcriptOf(start(0, opened('a')), { messageStop: { stopReason: 'max_tokens' } }).entries[0]!.status).toBe('cancelled')
    const failed = transcriptOf(start(0, opened('a')), { throttlingException: { message: 'Slow down' } })
    expect(failed.entries[0]!.status).toBe('cancelled')
    expect(textsOf(failed)).toEqual(['error: Slow down'])
  })
})
