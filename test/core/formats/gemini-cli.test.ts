import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'
import { readFixture } from '../../support/transcripts'

const read = (...records: unknown[]) => readAs('gemini-cli', records)
const response = (fields: object) => [{ functionResponse: { id: 'a', name: 'x', response: fields } }]
const toolCall = (id: string, more: object = {}) =>
  ({ id, name: 'run_shell_command', args: { command: id }, status: 'success', result: response({ output: 'done' }), ...more })
const message = (id: string, toolCalls?: unknown[], more: object = {}) =>
  ({ id, type: 'gemini', content: '', timestamp: '1970-01-01T00:00:01Z', ...(toolCalls && { toolCalls }), ...more })
const user = (id: string, content: unknown) => ({ id, type: 'user', content })

describe('samples of Gemini CLI', () => {
  checkSamples('gemini-cli', 'gemini-cli')

  it('tell the same calls in the session and in the stream of one run', () => {
    const callsOf = (name: string) => readTranscript(readFixture(`gemini-cli/${name}`)).entries
      .map(({ toolCallId, toolName, call, result }) => [toolCallId, toolName, call?.input, result?.isError])
    expect(callsOf('recorded-0.61-stream.jsonl')).toEqual(callsOf('recorded-0.61-session.jsonl'))
  })
})

describe('calls of a message', () => {
  const resultOf = (more: object) => read(message('m', [toolCall('a', more)])).entries[0]!

  it('tell whose they are, when, and the facts beside the text', () => {
    const resultDisplay = { fileDiff: '@@', fileName: 'a.ts' }
    expect(resultOf({ resultDisplay })).toMatchObject({
      status: 'ok', call: { agent: 'gemini-cli', startedAt: 1000, input: { command: 'a' } }, result: { content: 'done', details: resultDisplay },
    })
  })

  it.each([
    ['below the output', 'Output: no\nExit Code: 3\nProcess Group PGID: 1', 3],
    ['in its wrapping', '<untrusted_context>\nOutput: no\nExit Code: 3\nSignal: 9\n</untrusted_context>', 3],
    ['between written line ends', 'Output: no\\nError: (none)\\nExit Code: 1\\nSignal: 0\\nProcess Group PGID: 1', 1],
    ['in the output itself', 'Output: Exit Code: 3\nthe end', undefined],
    ['in a line of the output', 'Output: a\nExit Code: 3\nthe end\nProcess Group PGID: 1', undefined],
  ])('read an exit code %s', (_, output, exitCode) => {
    expect(resultOf({ result: response({ output }) })).toMatchObject({ status: exitCode === undefined ? 'ok' : 'error', result: { content: output } })
    expect(resultOf({ result: response({ output }) }).result!.exitCode).toBe(exitCode)
  })

  it('tell how long they took, in the session and in the stream', () => {
    expect(read(message('m', [toolCall('a', { timestamp: '1970-01-01T00:00:03Z' })])).entries[0]!.result!.durationMs).toBe(2000)
    const [entry] = read({ type: 'tool_use', tool_id: 'a', tool_name: 'x', parameters: {}, timestamp: '1970-01-01T00:00:01Z' },
      { type: 'tool_result', tool_id: 'a', status: 'success', output: 'x', timestamp: '1970-01-01T00:00:01.5Z' }).entries
    expect(entry!.result!.durationMs).toBe(500)
  })

  it('have a result of nothing, which is one', () => {
    expect(read(message('m', [toolCall('a', { result: response({ output: null }) })])).entries[0]!.result!.content).toBeNull()
  })

  it('fail with the words of the response, and are cancelled', () => {
    expect(resultOf({ status: 'error', result: response({ error: 'Not found' }) })).toMatchObject({ status: 'error', result: { content: 'Not found', error: { message: 'Not found' } } })
    expect(resultOf({ status: 'cancelled', result: null }).status).toBe('cancelled')
  })

  it.each([['validating', 'pending'], ['executing', 'pending'], ['awaiting_approval', 'approval']])('wait while they are %s', (state, status) => {
    expect(resultOf({ status: state, result: null })).toMatchObject({ status, result: null })
  })

  it('keep pictures as blocks, and a response of another shape whole', () => {
    const picture = { inlineData: { mimeType: 'image/png', data: 'AA==' } }
    expect(resultOf({ result: [...response({ output: 'seen' }), picture] }).result!.content).toEqual([
      { type: 'text', text: 'seen' }, { type: 'image', mimeType: 'image/png', data: 'AA==' },
    ])
    expect(resultOf({ result: response({ answer: 42 }) }).result!.content).toEqual({ answer: 42 })
  })
})

describe('the append log', () => {
  it('replaces a message that comes again', () => {
    const transcript = read(message('m'), message('m', [toolCall('a', { status: 'executing', result: null }), toolCall('b')]))
    expect(transcript.entries.map(entry => entry.status)).toEqual(['pending', 'ok'])
    transcript.push(message('m', [toolCall('a')]))
    expect(transcript.entries.map(({ key, status }) => [key, status])).toEqual([['ta', 'ok']])
  })

  it('has copies of results in the messages of the user, which are passed over', () => {
    const transcript = read(message('m', [toolCall('a')]), user('u', response({ output: 'done' })))
    expect(transcript.items).toHaveLength(1)
  })

  it('takes messages back from the named one on, and all when that is not known', () => {
    const records = [user('u1', 'One'), message('m1', [toolCall('a')]), user('u2', 'Two'), message('m2', [toolCall('b')])]
    const transcript = read(...records, { $rewindTo: 'u2' }, message('m3', [toolCall('c')]))
    expect(transcript.entries.map(entry => entry.toolCallId)).toEqual(['a', 'c'])
    expect(textsOf(transcript)).toEqual(['user: One'])
    expect(read(...records, { $rewindTo: 'gone' }).entries).toEqual([])
  })

  it('may give the whole list anew', () => {
    const transcript = read(message('m1', [toolCall('a')]), message('m2', [toolCall('b')]))
    transcript.push({ $set: { messages: [message('m2', [toolCall('b', { status: 'error' })]), message('m3', [toolCall('c')])] } })
    expect(transcript.entries.map(({ key, status }) => [key, status])).toEqual([['tb', 'error'], ['tc', 'ok']])
    transcript.push({ $set: { lastUpdated: 'x' } })
    expect(transcript.entries).toHaveLength(2)
  })

  it('tells who speaks, but not what was put in for the model', () => {
    const transcript = read(
      user('u0', [{ text: '<session_context>\nToday' }]),
      user('u1', [{ text: 'Hi' }]),
      message('m', undefined, { content: 'Hello', thoughts: [{ subject: 'Plan', description: 'Greet' }] }),
      { id: 'i', type: 'info', content: 'Note' },
      { id: 'e', type: 'error', content: 'Lost' },
    )
    expect(textsOf(transcript)).toEqual(['user: Hi', 'thinking: Plan\nGreet', 'assistant: Hello', 'system: Note', 'error: Lost'])
  })
})

describe('messages without an id', () => {
  it('keep their calls and what they say', () => {
    const { id: _, ...nameless } = message('', [toolCall('a')], { content: 'So' })
    const transcript = read({ type: 'user', content: 'Hi' }, nameless, { ...nameless, id: '', toolCalls: [toolCall('b')] })
    expect(transcript.entries.map(entry => [entry.key, entry.status])).toEqual([['ta', 'ok'], ['tb', 'ok']])
    expect(textsOf(transcript)).toEqual(['user: Hi', 'assistant: So', 'assistant: So'])
  })
})

describe('the stream', () => {
  it('pairs what has no id, by the tool where it is named', () => {
    const use = (tool_name: string) => ({ type: 'tool_use', tool_name, parameters: {} })
    const result = (output: string, more: object = {}) => ({ type: 'tool_result', status: 'success', output, ...more })
    const { entries } = read(use('f'), use('g'), use('f'), result('G', { tool_name: 'g' }), result('1'), result('2'), result('more'))
    expect(entries.map(entry => [entry.toolName, entry.call !== null, entry.result?.content])).toEqual([
      ['f', true, '1'], ['g', true, 'G'], ['f', true, '2'], ['', false, 'more'],
    ])
  })

  const use = { type: 'tool_use', tool_id: 'a', tool_name: 'read_file', parameters: { path: 'a.ts' } }

  it('joins what the model says until something else comes', () => {
    const say = (content: string) => ({ type: 'message', role: 'assistant', content, delta: true })
    const transcript = read({ type: 'message', role: 'user', content: 'Hi' }, say('Hel'), say('lo'), use, say('Done'))
    expect(textsOf(transcript)).toEqual(['user: Hi', 'assistant: Hello', 'assistant: Done'])
  })

  it('has results without output, and failures with their words', () => {
    const result = (more: object) => read(use, { type: 'tool_result', tool_id: 'a', ...more }).entries[0]
    expect(result({ status: 'success' })).toMatchObject({ status: 'ok', result: { content: null } })
    expect(result({ status: 'error', error: { type: 'gone', message: 'No file' } })).toMatchObject({
      status: 'error', result: { content: 'No file', error: { message: 'No file', code: 'gone' } },
    })
  })

  it('leaves nothing open at its end', () => {
    expect(read(use, { type: 'result', status: 'success' }).entries[0]).toMatchObject({ status: 'cancelled', statusReason: 'unanswered' })
  })
})
