import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'

const transcriptOf = (...records: unknown[]) => readAs('gemini', records)
const call = (name: string, args: unknown = {}, id?: string) => ({ functionCall: { name, args, ...(id !== undefined && { id }) } })
const answer = (name: string, response: unknown, id?: string, more: object = {}) => ({ functionResponse: { name, response, ...(id !== undefined && { id }), ...more } })
const model = (...parts: unknown[]) => ({ role: 'model', parts })
const user = (...parts: unknown[]) => ({ role: 'user', parts })
const results = (...records: unknown[]) => transcriptOf(...records).entries.map(entry => [entry.call?.input ?? null, entry.result?.content ?? null])

describe('the samples of Gemini contents and streams', () => {
  checkSamples('gemini', 'gemini', 'gemini-stream')
})

describe('answers', () => {
  it.each<[unknown, object]>([
    [{ output: 'out' }, { status: 'ok', result: { content: 'out', isError: false } }],
    [{ output: null }, { status: 'ok', result: { content: null } }],
    [{ output: null, error: 'Locked' }, { status: 'error', result: { content: 'Locked' } }],
    [{ output: '' }, { status: 'ok', result: { content: '' } }],
    [{ error: 'Locked' }, { status: 'error', result: { content: 'Locked', error: { message: 'Locked' } } }],
    [{ error: { message: 'Locked', code: 7 } }, { status: 'error', result: { error: { message: 'Locked', code: 7 } } }],
    [{ output: 'half', error: 'then failed' }, { status: 'error', result: { content: 'half' } }],
    [{ output: 'out', error: null }, { status: 'ok' }],
    [{ result: [1] }, { status: 'ok', result: { content: [1] } }],
    [{ greeting: 'Hi', count: 1 }, { status: 'ok', result: { content: { greeting: 'Hi', count: 1 } } }],
    [undefined, { status: 'ok', result: { content: null } }],
  ])('of the form %j', (response, expected) => {
    expect(transcriptOf(model(call('f')), user(answer('f', response))).entries).toMatchObject([expected])
  })

  it('may have media beside the words', () => {
    const parts = [{ inlineData: { mimeType: 'image/png', data: 'iVBO' } }, { fileData: { mimeType: 'text/csv', fileUri: 'https://a.b/c' } }]
    expect(transcriptOf(model(call('f')), user(answer('f', { output: 'Taken' }, undefined, { parts }))).entries[0]!.result!.content).toMatchObject([
      { type: 'text', text: 'Taken' }, { type: 'image', mediaType: 'image/png', data: 'iVBO' }, { type: 'file', mediaType: 'text/csv', url: 'https://a.b/c' },
    ])
  })

  it('that will go on are not the final result', () => {
    const transcript = transcriptOf(model(call('f')), user(answer('f', { output: '1 %' }, undefined, { willContinue: true })))
    expect(transcript.entries).toMatchObject([{ status: 'pending', result: { content: '1 %', preliminary: true } }])
    transcript.push(user(answer('f', { output: 'done' })))
    expect(transcript.entries).toMatchObject([{ status: 'ok', result: { content: 'done' } }])
  })
})

describe('pairing', () => {
  it('goes by id where both sides have one, in whatever order', () => {
    expect(results(model(call('f', 1, 'a'), call('f', 2, 'b')), user(answer('f', { output: 'B' }, 'b'), answer('f', { output: 'A' }, 'a')))).toEqual([[1, 'A'], [2, 'B']])
  })

  it('goes by name and order without ids', () => {
    expect(results(model(call('f', 1), call('g', 2), call('f', 3)), user(answer('g', { output: 'G' }), answer('f', { output: '1' }), answer('f', { output: '3' })))).toEqual([[1, '1'], [2, 'G'], [3, '3']])
  })

  it('goes by name when only one side has ids', () => {
    expect(results(model(call('f', 1, 'a'), call('f', 2, 'b')), user(answer('f', { output: '1' }), answer('f', { output: '2' })))).toEqual([[1, '1'], [2, '2']])
    expect(results(model(call('f', 1), call('f', 2)), user(answer('f', { output: '1' }, 'x'), answer('f', { output: '2' }, 'y')))).toEqual([[1, '1'], [2, '2']])
  })

  it('does not reach back to calls of an earlier content', () => {
    expect(results(model(call('f', 1)), user({ text: 'Well?' }), model(call('f', 2)), user(answer('f', { output: '2' })))).toEqual([[1, null], [2, '2']])
    expect(results(model(call('f', 1)), user(answer('g', { output: 'x' })))).toEqual([[1, null], [null, 'x']])
  })

  it('goes by place for code that runs on the server', () => {
    const { entries } = transcriptOf(model(
      { executableCode: { code: 'print(1)', language: 'PYTHON' } }, { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '1\n' } },
      { executableCode: { code: '1/0', language: 'PYTHON' } }, { codeExecutionResult: { outcome: 'OUTCOME_FAILED', output: 'ZeroDivisionError' } },
    ))
    expect(entries).toMatchObject([
      { toolName: 'code_execution', status: 'ok', call: { input: { code: 'print(1)', language: 'PYTHON' } }, result: { content: '1\n' } },
      { status: 'error', result: { content: 'ZeroDivisionError', error: { message: 'OUTCOME_FAILED' } } },
    ])
  })

  it('knows the tools of the server', () => {
    const { entries } = transcriptOf(model({ toolCall: { id: 's', toolType: 'URL_CONTEXT', args: { url: 'x' } } }, { toolResponse: { id: 's', toolType: 'URL_CONTEXT', response: { output: 'page' } } }))
    expect(entries).toMatchObject([{ toolName: 'URL_CONTEXT', status: 'ok', result: { content: 'page' } }])
  })
})

const chunk = (parts: unknown[], more: object = {}, response: object = { responseId: 'r' }) => ({ candidates: [{ content: { role: 'model', parts }, ...more }], ...response })
const piece = (jsonPath: string, value: object, more: object = { willContinue: true }) => ({ functionCall: { partialArgs: [{ jsonPath, ...value }], ...more } })

describe('a stream', () => {
  it('puts arguments together from pieces', () => {
    const transcript = transcriptOf(
      chunk([{ functionCall: { name: 'f', willContinue: true } }]),
      chunk([piece('$.city', { stringValue: 'Tal', willContinue: true })]),
    )
    expect(transcript.entries).toMatchObject([{ status: 'streaming', call: { input: { city: 'Tal' } } }])
    transcript.push(
      chunk([piece('$.city', { stringValue: 'linn' })]),
      chunk([piece('$.days[0].high', { numberValue: 3 }), piece('$.days[0].low', { numberValue: -1 }), piece(`$['a b']`, { boolValue: false }), piece('$.no', { nullValue: 'NULL_VALUE' })]),
      chunk([{ functionCall: {} }]),
    )
    expect(transcript.entries).toMatchObject([{ status: 'pending', call: { input: { 'city': 'Tallinn', 'days': [{ high: 3, low: -1 }], 'a b': false, 'no': null } } }])
  })

  it('is not taken in by paths that mean harm', () => {
    const { entries } = transcriptOf(chunk([{ functionCall: { name: 'f', willContinue: true } }]), chunk([piece('$.__proto__.polluted', { stringValue: 'x' }), piece('$.list[4000000000]', { stringValue: 'x' }), piece('', { stringValue: 'x' }), piece('$.a', {})]))
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect(Object.keys(entries[0]!.call!.input as object)).toEqual(['__proto__', 'list'])
  })

  it('ends the arguments with the next call, the next content or the end of the response, if nothing else does', () => {
    const open = chunk([{ functionCall: { name: 'f', willContinue: true } }])
    const status = (...records: unknown[]) => transcriptOf(open, ...records).entries[0]!.status
    expect(status()).toBe('streaming')
    expect(status(chunk([call('g')]))).toBe('pending')
    expect(status(chunk([], { finishReason: 'STOP' }))).toBe('pending')
    expect(status(chunk([{ text: 'a' }], {}, { responseId: 's' }))).toBe('pending')
  })

  it('takes arguments from a second part without a name', () => {
    expect(transcriptOf(chunk([{ functionCall: { name: 'f' } }]), chunk([{ functionCall: { args: { a: 1 } } }])).entries).toMatchObject([{ status: 'pending', call: { input: { a: 1 } } }])
  })

  it('gives what its final contents give', () => {
    const answers = user(answer('f', { output: '1' }), answer('f', { output: '2' }))
    const final = transcriptOf(model({ text: 'Hm', thought: true }, { text: 'Let me look' }, call('f', { a: 1 }), call('f', { a: 2 }), { text: 'and wait' }), answers)
    const streamed = transcriptOf(
      chunk([{ text: 'H', thought: true }]), chunk([{ text: 'm', thought: true }]), chunk([{ text: 'Let me ' }]), chunk([{ text: 'look' }]),
      chunk([call('f', { a: 1 })]), chunk([call('f', { a: 2 })]), chunk([{ text: 'and wait' }]), chunk([{ text: '' }], { finishReason: 'STOP' }), answers,
    )
    expect(streamed.entries).toEqual(final.entries)
    expect(textsOf(streamed)).toEqual(textsOf(final))
  })

  it('keeps the calls of two responses apart', () => {
    const done = { finishReason: 'STOP' }
    expect(results(chunk([call('f', 1)], done), chunk([call('f', 2)], done), user(answer('f', { output: '2' })))).toEqual([[1, null], [2, '2']])
  })
})

describe('contents', () => {
  it('tell who speaks, and end what is open when it is the person', () => {
    const transcript = transcriptOf(user({ text: 'Hi' }), model({ text: 'Yes' }, call('f')), user({ text: 'Stop' }))
    expect(textsOf(transcript)).toEqual(['user: Hi', 'assistant: Yes', 'user: Stop'])
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', statusReason: 'unanswered' }])
  })

  it('may be written in snake case, in events of a session', () => {
    const event = (content: unknown, more: object = {}) => ({ author: 'agent', invocation_id: 'i', content, ...more })
    const transcript = transcriptOf(
      event(model({ text: 'Let me ' }), { partial: true }), event(model({ text: 'look' }), { partial: true }), event(model({ text: 'Let me look' })),
      event(model({ function_call: { name: 'f', args: { a: 1 } } })), event(user({ function_response: { name: 'f', response: { result: 'x' } } })),
    )
    expect(transcript.entries).toMatchObject([{ status: 'ok', call: { input: { a: 1 } }, result: { content: 'x' } }])
    expect(textsOf(transcript)).toEqual(['assistant: Let me look'])
  })

  it('are recognised in a long talk with few calls', () => {
    const talk = Array.from({ length: 10 }, () => [user({ text: 'Hi' }), model({ text: 'Hello' })]).flat()
    expect(readTranscript([...talk, model(call('f'))])).toMatchObject({ format: 'gemini', entries: [{ toolName: 'f' }] })
  })

  it('lose nothing that is broken', () => {
    const transcript = transcriptOf(7, model(null, 'text', { functionCall: 'x' }, { functionCall: {} }), { parts: 'x' }, { candidates: [] }, { response: null }, user(answer('f', 7)))
    expect(transcript.entries).toMatchObject([{ call: null, toolName: 'f', result: { content: 7 } }])
    expect(transcript.items).toHaveLength(9)
    expect(transcript.issues.map(issue => issue.index)).toEqual([0, 1])
  })
})
