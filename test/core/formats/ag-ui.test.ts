import { describe, expect, it } from 'vitest'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'

const read = (...records: unknown[]) => readAs('ag-ui', records)
const start = (toolCallId: string, more: object = {}) => ({ type: 'TOOL_CALL_START', toolCallId, toolCallName: 'search', ...more })
const args = (toolCallId: string, delta: string) => ({ type: 'TOOL_CALL_ARGS', toolCallId, delta })
const end = (toolCallId: string) => ({ type: 'TOOL_CALL_END', toolCallId })
const result = (toolCallId: string, content: unknown = 'found') => ({ type: 'TOOL_CALL_RESULT', messageId: 'r', toolCallId, content })
const whole = (toolCallId: string, more: object = {}) => [start(toolCallId, more), args(toolCallId, '{"q":"x"}'), end(toolCallId)]
const finished = (outcome?: unknown) => ({ type: 'RUN_FINISHED', threadId: 't', runId: 'r', ...(outcome !== undefined && { outcome }) })
const snapshot = (...messages: unknown[]) => ({ type: 'MESSAGES_SNAPSHOT', messages })
const user = (id: string, content: unknown = 'Hi') => ({ id, role: 'user', content })
const assistant = (id: string, ...calls: string[]) =>
  ({ id, role: 'assistant', toolCalls: calls.map(call => ({ id: call, type: 'function', function: { name: 'search', arguments: '{"q":"x"}' } })) })
const answer = (toolCallId: string, more: object = {}) => ({ id: `t${toolCallId}`, role: 'tool', toolCallId, content: 'found', ...more })

describe('samples of AG-UI', () => {
  checkSamples('ag-ui', 'ag-ui')
})

describe('calls', () => {
  it('grow, wait and end', () => {
    const transcript = read(start('a', { timestamp: 7, parentMessageId: 'm' }), args('a', '{"q":'), args('a', '"x'))
    expect(transcript.entries[0]).toMatchObject({ status: 'streaming', stepId: 'm', call: { toolName: 'search', input: { q: 'x' }, startedAt: 7 } })
    transcript.push(args('a', '"}'), end('a'))
    expect(transcript.entries[0]).toMatchObject({ status: 'pending', call: { input: { q: 'x' } } })
    transcript.push(result('a'))
    expect(transcript.entries[0]).toMatchObject({ status: 'ok', result: { content: 'found', isError: false } })
  })

  it('may come in chunks, which name the call only once', () => {
    const chunk = (fields: object) => ({ type: 'TOOL_CALL_CHUNK', ...fields })
    const transcript = read(
      chunk({ toolCallId: 'a', toolCallName: 'search', delta: '{"q":' }), { type: 'RAW', event: {} }, chunk({ delta: '"x"}' }),
      chunk({ toolCallId: 'b', toolCallName: 'search', delta: '' }),
    )
    expect(transcript.entries).toMatchObject([{ status: 'pending', call: { input: { q: 'x' } } }, { status: 'streaming' }])
    transcript.push({ type: 'STEP_FINISHED', stepName: 's' })
    expect(transcript.entries[1]).toMatchObject({ status: 'pending', call: { input: {} } })
  })

  it('that start again start from nothing', () => {
    expect(read(start('a'), args('a', '{"q":'), ...whole('a')).entries).toMatchObject([{ status: 'pending', call: { input: { q: 'x' } } }])
  })

  it('tell how long they took', () => {
    const [entry] = read(start('a', { timestamp: 1000 }), end('a'), { ...result('a'), timestamp: 3000 }).entries
    expect(entry!.result!.durationMs).toBe(2000)
  })

  it('may come in chunks by turns', () => {
    const chunk = (toolCallId: string, fields: object) => ({ type: 'TOOL_CALL_CHUNK', toolCallId, ...fields })
    const transcript = read(
      chunk('a', { toolCallName: 'add', delta: '{"a":1' }), chunk('b', { toolCallName: 'sub', delta: '{"x":' }), chunk('a', { delta: ',"b":2}' }),
      result('a'), chunk('b', { delta: '9}' }),
    )
    expect(transcript.entries).toMatchObject([{ status: 'ok', call: { input: { a: 1, b: 2 } } }, { status: 'streaming', call: { input: { x: 9 } } }])
    transcript.push(finished())
    expect(transcript.entries[1]).toMatchObject({ status: 'pending', call: { toolName: 'sub', input: { x: 9 } } })
  })

  it.each<[object]>([
    [{ outcome: { type: 'interrupt', toolCallId: 'a' } }], [{ outcome: 'interrupt', toolCallId: 'a' }], [{ outcome: { type: 'interrupt', interrupt: { toolCallId: 'a' } } }],
  ])('wait for a person when the run ends with %j', (fields) => {
    expect(read(...whole('a'), { ...finished(), ...fields }).entries[0]!.status).toBe('approval')
  })

  it('are read from events alone, not from the raw event beside them', () => {
    const rawEvent = { contents: [{ $type: 'functionCall', callId: 'z', name: 'other' }] }
    expect(read({ ...start('a'), rawEvent }, end('a')).entries).toHaveLength(1)
  })

  it('stand under the call that started their sub-agent', () => {
    const { entries } = read(
      ...whole('task'),
      { type: 'SUBAGENT_STARTED', subagentRunId: 's', name: 'x', parentToolCallId: 'task' },
      { type: 'SUBAGENT_STARTED', subagentRunId: 's2', name: 'y', parentSubagentRunId: 's' },
      ...whole('a', { subagentRunId: 's' }), ...whole('b', { subagentRunId: 's2' }),
    )
    expect(entries.map(entry => [entry.toolCallId, entry.children.map(child => child.toolCallId)])).toEqual([['task', ['a', 'b']]])
  })

  it('are the same when the events come twice', () => {
    const run = (runId: string) => ({ type: 'RUN_STARTED', threadId: 't', runId })
    const records = [run('1'), ...whole('a'), result('a'), { type: 'RUN_ERROR', message: 'Down' }, run('2'), ...whole('b')]
    expect(read(...records, ...records).entries).toEqual(read(...records).entries)
  })
})

describe('snapshots', () => {
  it('give what the stream gave', () => {
    const streamed = read(...whole('a', { parentMessageId: 'm' }), result('a'))
    expect(read(snapshot(user('u'), assistant('m', 'a'), answer('a'))).entries).toEqual(streamed.entries)
    streamed.push(snapshot(user('u'), assistant('m', 'a'), answer('a')))
    expect(streamed.entries).toHaveLength(1)
  })

  it('tell failures, which events do not', () => {
    expect(read(snapshot(assistant('m', 'a'), answer('a', { content: '', error: 'Down' }))).entries[0]).toMatchObject({ status: 'error', result: { error: { message: 'Down' } } })
  })

  it('answer in the input of a run what the run before left open', () => {
    const transcript = read(...whole('a'), finished())
    expect(transcript.entries[0]!.status).toBe('pending')
    transcript.push({ type: 'RUN_STARTED', input: { messages: [user('u'), assistant('m', 'a'), answer('a')] } })
    expect(transcript.entries[0]!.status).toBe('ok')
  })

  it('end calls by what the person said after them, not by what was said before', () => {
    const transcript = read(...whole('a'), finished())
    transcript.push(snapshot(user('u'), assistant('m', 'a')))
    expect(transcript.entries[0]!.status).toBe('pending')
    transcript.push(snapshot(user('u'), assistant('m', 'a'), user('u2', 'Never mind')))
    expect(transcript.entries[0]).toMatchObject({ status: 'cancelled', statusReason: 'unanswered' })
  })
})

describe('runs', () => {
  it.each<[string, unknown]>([
    ['1.0', { type: 'interrupt', interrupts: [{ id: 'i', reason: 'tool', message: 'Sure?', toolCallId: 'a' }] }],
  ])('wait for a person at an interrupt of version %s', (_, outcome) => {
    const transcript = read(...whole('a'), finished(outcome))
    expect(transcript.entries[0]).toMatchObject({ status: 'approval', call: { approval: { id: 'i', reason: 'Sure?' } } })
    const resume = (fields: object) => ({ type: 'RUN_STARTED', input: { resume: [{ interruptId: 'i', ...fields }] } })
    const answered = (fields: object) => read(...whole('a'), finished(outcome), resume(fields)).entries[0]!.status
    expect(answered({ status: 'resolved', payload: { approved: true } })).toBe('pending')
    expect(answered({ status: 'resolved', payload: { approved: false } })).toBe('denied')
    expect(answered({ status: 'cancelled' })).toBe('cancelled')
  })

  it('wait at an interrupt that stands beside the outcome', () => {
    expect(read(...whole('a'), { ...finished('interrupt'), interrupt: { id: 'i', toolCallId: 'a' } }).entries[0]!.status).toBe('approval')
  })

  it('leave nothing running after an error or a cancellation', () => {
    expect(read(...whole('a'), { type: 'RUN_ERROR', message: 'Down' }).entries[0]).toMatchObject({ status: 'cancelled', statusReason: 'unanswered' })
    expect(read(...whole('a'), finished({ type: 'cancelled' })).entries[0]).toMatchObject({ status: 'cancelled', statusReason: 'cancelled' })
  })
})

describe('texts', () => {
  const text = (type: string, fields: object = {}) => ({ type, messageId: 'm', ...fields })

  it('grow, each under its message, and are told whole by a snapshot', () => {
    const transcript = read(
      text('TEXT_MESSAGE_START', { role: 'assistant' }), text('TEXT_MESSAGE_CONTENT', { delta: 'Hel' }),
      text('REASONING_MESSAGE_CONTENT', { delta: 'Hm' }), text('TEXT_MESSAGE_CONTENT', { delta: 'lo' }),
    )
    expect(textsOf(transcript)).toEqual(['assistant: Hello', 'thinking: Hm'])
    transcript.push(snapshot(user('u', [{ type: 'text', text: 'Hi' }, { type: 'image' }]), { id: 'm', role: 'assistant', content: 'Hello.' }))
    expect(textsOf(transcript)).toEqual(['assistant: Hello.', 'thinking: Hm', 'user: Hi'])
  })

  it('may come in chunks and, in older versions, without a message', () => {
    expect(textsOf(read(
      { type: 'TEXT_MESSAGE_CHUNK', messageId: 'm', role: 'assistant', delta: 'Hel' }, { type: 'TEXT_MESSAGE_CHUNK', delta: 'lo' },
      { type: 'THINKING_TEXT_MESSAGE_START' }, { type: 'THINKING_TEXT_MESSAGE_CONTENT', delta: 'Hm' }, { type: 'THINKING_TEXT_MESSAGE_END' },
    ))).toEqual(['assistant: Hello', 'thinking: Hm'])
  })

  it('of the user begin a turn', () => {
    expect(read(...whole('a'), text('TEXT_MESSAGE_START', { role: 'user' })).entries[0]!.status).toBe('cancelled')
  })
})
