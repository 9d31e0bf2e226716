import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'
import { readFixture } from '../../support/transcripts'

const read = (...records: unknown[]) => readAs('opencode', records)
const part = (id: string, state: object, more: object = {}) =>
  ({ id, sessionID: 's', messageID: 'm', type: 'tool', callID: 'a', tool: 'bash', state: { input: { command: 'ls' }, ...state }, ...more })
const completed = (more: object = {}) => ({ status: 'completed', output: 'done', title: 'ls', metadata: { exit: 0 }, time: { start: 1000, end: 1250 }, ...more })
const updated = (item: object) => ({ type: 'message.part.updated', properties: { part: item } })
const message = (role: string, ...parts: object[]) => ({ info: { id: `m-${role}`, role }, parts: parts.map(item => ({ messageID: `m-${role}`, ...item })) })

describe('samples of OpenCode', () => {
  checkSamples('opencode', 'opencode')

  it('tell in the lines of a run the very calls that the export tells', () => {
    const callsOf = (name: string) => readTranscript(readFixture(`opencode/${name}`)).entries
      .map(({ toolCallId, toolName, call, result, status }) => [toolCallId, toolName, call?.input, result?.exitCode, result?.isError, status])
    const byId = (left: readonly unknown[], right: readonly unknown[]) => String(left[0]).localeCompare(String(right[0]))
    expect(callsOf('recorded-1.18-run.jsonl').toSorted(byId)).toEqual(callsOf('recorded-1.18-export.json').toSorted(byId))
  })
})

describe('parts without an id', () => {
  const { id: _, ...nameless } = part('p', {})

  it('are told by their call within the message', () => {
    const running = { ...nameless, state: { status: 'running', input: { command: 'ls' } } }
    const done = { ...nameless, state: { input: { command: 'ls' }, ...completed() } }
    expect(read(done).entries).toMatchObject([{ key: 'ta', status: 'ok', call: { input: { command: 'ls' } }, result: { content: 'done' } }])
    const transcript = read(updated(running), updated(done), updated({ ...done, messageID: 'n' }))
    expect(transcript.entries.map(entry => [entry.key, entry.status])).toEqual([['ta', 'ok'], ['ta#2', 'ok']])
  })

  it('are one card a record when the call has none either', () => {
    const { callID: _callId, ...bare } = nameless
    const done = { ...bare, state: { input: {}, ...completed() } }
    expect(read(done, done).entries).toMatchObject([{ status: 'ok', call: { toolName: 'bash' } }, { status: 'ok' }])
  })

  it('are one card in the second protocol as well', () => {
    const event = (type: string, data: object) => ({ type: `session.next.${type}`, data: { assistantMessageID: 'm', ...data } })
    const tool = { type: 'tool', name: 'bash', state: { status: 'completed', input: {}, content: 'done' } }
    expect(read({ type: 'assistant', id: 'm', content: [tool, tool] }).entries).toMatchObject([{ status: 'ok', call: {} }, { status: 'ok', call: {} }])
    expect(read({ type: 'shell', id: 's', command: 'pwd', output: '/src' }).entries).toMatchObject([{ status: 'ok', call: { input: { command: 'pwd' } } }])
    const called = [event('tool.called', { tool: 'bash', input: {} }), event('tool.success', { content: 'x' })]
    const { entries } = read(event('tool.input.started', { name: 'bash' }), ...called, ...called, event('shell.started', { command: 'pwd' }), event('shell.ended', { output: '/src' }))
    expect(entries).toMatchObject([{ result: { content: 'x' } }, { result: { content: 'x' } }, { call: { input: { command: 'pwd' } }, result: { content: '/src' } }])
  })
})

describe('tool parts', () => {
  it('wait for the answer to a question that came before them', () => {
    const question = { type: 'permission.asked', properties: { id: 'q', tool: { callID: 'a', messageID: 'm' } } }
    const transcript = read(question, updated(part('p', { status: 'running' })))
    expect(transcript.entries).toMatchObject([{ key: 'ta', status: 'approval', call: { approval: { id: 'q' } } }])
    transcript.push({ type: 'permission.replied', properties: { requestID: 'q', reply: 'reject' } })
    expect(transcript.entries[0]!.status).toBe('denied')
  })

  it('are call and result in one, with the facts beside the text', () => {
    expect(read(part('p', completed({ metadata: { exit: 3, truncated: true } }))).entries).toMatchObject([{
      key: 'ta',
      status: 'error',
      stepId: 'm',
      call: { toolName: 'bash', input: { command: 'ls' }, title: 'ls', agent: 'opencode', startedAt: 1000 },
      result: { content: 'done', isError: false, exitCode: 3, durationMs: 250, details: { exit: 3, truncated: true } },
    }])
  })

  it('are cards of their own although they share an id', () => {
    expect(read(part('p', completed()), part('q', completed())).entries.map(entry => entry.key)).toEqual(['ta', 'ta#2'])
  })

  it('are errors when the tool failed, or was none', () => {
    const invalid = { status: 'completed', input: { tool: 'nope', error: 'No such tool' }, output: 'No such tool' }
    expect(read(part('p', { status: 'error', error: 'Gone' }), part('q', invalid, { tool: 'invalid' })).entries).toMatchObject([
      { status: 'error', result: { content: 'Gone', error: { message: 'Gone' } } },
      { status: 'error', toolName: 'nope', result: { content: 'No such tool', isError: true } },
    ])
  })

  it('keep attached files as blocks', () => {
    const attachments = [{ type: 'file', mime: 'image/png', url: 'data:image/png;base64,AA==', filename: 'a.png' }]
    expect(read(part('p', completed({ attachments }))).entries[0]!.result!.content).toEqual([
      { type: 'text', text: 'done' }, { type: 'file', mediaType: 'image/png', url: 'data:image/png;base64,AA==', filename: 'a.png' },
    ])
  })

  it('change in place while they come again and again', () => {
    const transcript = read(updated(part('p', { status: 'pending', input: {}, raw: '{"command":"l' })))
    expect(transcript.entries[0]).toMatchObject({ status: 'streaming', call: { input: { command: 'l' } } })
    transcript.push(updated(part('p', { status: 'running', metadata: { output: 'do' } })))
    expect(transcript.entries[0]).toMatchObject({ status: 'pending', result: { content: 'do', preliminary: true } })
    transcript.push(updated(part('p', completed())))
    expect(transcript.entries).toEqual(read(message('assistant', part('p', completed()))).entries)
    transcript.push({ type: 'message.part.removed', properties: { partID: 'p' } })
    expect(transcript.entries).toEqual([])
  })

  it('stand under the task that opened their session', () => {
    const task = part('p', { status: 'running', metadata: { sessionId: 'child' } }, { callID: 'task', tool: 'task' })
    const { entries } = read(updated(task), updated(part('q', completed(), { sessionID: 'child' })))
    expect(entries.map(entry => [entry.toolCallId, entry.children.map(child => child.toolCallId)])).toEqual([['task', ['a']]])
  })
})

describe('messages', () => {
  it('tell who speaks, but not what was put in for the model', () => {
    const transcript = read(
      message('user', { id: '1', type: 'text', text: 'Hi' }, { id: '2', type: 'text', text: 'file contents', synthetic: true }),
      message('assistant', { id: '3', type: 'reasoning', text: 'Hm' }, { id: '4', type: 'text', text: 'Hello' }, { id: '5', type: 'step-finish' }),
    )
    expect(textsOf(transcript)).toEqual(['user: Hi', 'thinking: Hm', 'assistant: Hello'])
    expect(transcript.items).toHaveLength(5)
  })

  it('end open calls when the person speaks, and cancel them when they were aborted', () => {
    const running = message('assistant', part('p', { status: 'running' }))
    expect(read(running, message('user', { id: '1', type: 'text', text: 'So?' })).entries[0]).toMatchObject({ status: 'cancelled', statusReason: 'unanswered' })
    const aborted = { ...running, info: { ...running.info, error: { name: 'MessageAbortedError', data: { message: 'Aborted' } } } }
    expect(read(aborted).entries[0]).toMatchObject({ status: 'cancelled', statusReason: 'aborted' })
  })
})

describe('events', () => {
  it('grow a text by deltas until it is told whole', () => {
    const delta = (text: string) => ({ type: 'message.part.delta', properties: { partID: 't', field: 'text', delta: text } })
    const text = (words: string) => updated({ id: 't', messageID: 'm', type: 'text', text: words })
    const transcript = read(text(''), delta('Hel'), delta('lo'))
    expect(textsOf(transcript)).toEqual(['assistant: Hello'])
    transcript.push(text('Hello.'))
    expect(textsOf(transcript)).toEqual(['assistant: Hello.'])
  })

  it.each([['once', 'pending'], ['reject', 'denied']])('ask for permission, which is answered by %s', (reply, status) => {
    const asked = { type: 'permission.asked', properties: { id: 'r', tool: { callID: 'a', messageID: 'm' } } }
    const transcript = read(updated(part('p', { status: 'running' })), asked)
    expect(transcript.entries[0]!.status).toBe('approval')
    transcript.push({ type: 'permission.replied', properties: { requestID: 'r', reply } })
    expect(transcript.entries[0]!.status).toBe(status)
  })

  it('leave nothing open when the session is idle', () => {
    expect(read(updated(part('p', { status: 'running' })), { type: 'session.idle', properties: {} }).entries[0]!.status).toBe('cancelled')
  })
})

describe('the second protocol', () => {
  const next = (type: string, data: object) => ({ type: `session.next.${type}`, data: { assistantMessageID: 'm', callID: 'a', ...data } })
  const tool = { type: 'tool', id: 'a', name: 'bash', state: { status: 'completed', input: { command: 'ls' }, content: [{ type: 'text', text: 'done' }], structured: { exit: 0 } } }

  it('tells a call by events and by messages', () => {
    const transcript = read(next('tool.input.started', { name: 'bash' }), next('tool.input.delta', { delta: '{"command":"l' }))
    expect(transcript.entries[0]).toMatchObject({ status: 'streaming', call: { input: { command: 'l' } } })
    transcript.push(
      next('tool.input.ended', { text: '{"command":"ls"}' }),
      next('tool.called', { tool: 'bash', input: { command: 'ls' } }),
      next('tool.success', { content: [{ type: 'text', text: 'done' }], structured: { exit: 0 } }),
    )
    const stored = read({ type: 'assistant', id: 'm', content: [tool] })
    expect(transcript.entries).toMatchObject([{ key: 'ta', status: 'ok', result: { content: 'done', details: { exit: 0 } } }])
    expect(stored.entries).toMatchObject([{ key: 'ta', status: 'ok', call: { input: { command: 'ls' } }, result: { content: 'done', details: { exit: 0 } } }])
  })

  it('tells failures, commands of the person and what is said', () => {
    const transcript = read(
      next('prompted', { messageID: 'u', prompt: { text: 'Hi' } }),
      next('text.delta', { textID: 't', delta: 'Hel' }),
      next('text.ended', { textID: 't', text: 'Hello' }),
      next('tool.called', { tool: 'bash', input: {} }),
      next('tool.failed', { error: { type: 'unknown', message: 'Gone' } }),
      next('shell.started', { callID: 'b', command: 'pwd' }),
      next('shell.ended', { callID: 'b', output: '/src' }),
    )
    expect(textsOf(transcript)).toEqual(['user: Hi', 'assistant: Hello'])
    expect(transcript.entries).toMatchObject([
      { status: 'error', result: { content: 'Gone' } }, { status: 'ok', call: { input: { command: 'pwd' } }, result: { content: '/src' } },
    ])
  })
})

describe('calls of the second protocol that use an id again', () => {
  const whole = (id: string, ...inputs: object[]) => ({ id, type: 'assistant', content: inputs.map(input => ({ type: 'tool', id: 'call_0', name: 'bash', state: { status: 'running', input } })) })
  const news = (type: string, assistantMessageID: string | undefined, timestamp: number, more: object = {}) =>
    ({ type: `session.next.tool.${type}`, data: { sessionID: 's', callID: 'call_0', assistantMessageID, timestamp, tool: 'bash', ...more } })
  const run = (message: string | undefined, timestamp: number, text: string) => [
    news('input.started', message, timestamp), news('input.delta', message, timestamp, { delta: '{"n"' }), news('called', message, timestamp, { input: { n: timestamp } }),
    news('success', message, timestamp, { content: [{ type: 'text', text }] }),
  ]
  const shown = (...records: unknown[]) => read(...records).entries.map(entry => [entry.call?.input, entry.result?.content])

  it('in another message are other cards', () => {
    expect(shown(whole('m1', { a: 1 }), whole('m2', { a: 2 }))).toEqual([[{ a: 1 }, undefined], [{ a: 2 }, undefined]])
    expect(shown(...run('m1', 1, 'x'), ...run('m2', 2, 'y'))).toEqual([[{ n: 1 }, 'x'], [{ n: 2 }, 'y']])
  })

  it('in the same message are other cards once the first has ended', () => {
    expect(shown(whole('m', { a: 1 }, { a: 2 }))).toEqual([[{ a: 1 }, undefined], [{ a: 2 }, undefined]])
    expect(shown(...run('m', 1, 'x'), ...run('m', 2, 'y'))).toEqual([[{ n: 1 }, 'x'], [{ n: 2 }, 'y']])
    expect(shown(...run(undefined, 1, 'x'), ...run(undefined, 2, 'y'))).toEqual([[{ n: 1 }, 'x'], [{ n: 2 }, 'y']])
  })

  it('are the same cards when the events come twice', () => {
    const log = [...run('m', 1, 'x'), ...run('m', 2, 'y')]
    expect(shown(...log, ...log)).toEqual(shown(...log))
  })

  it('start from nothing when their arguments do', () => {
    const { entries } = read(news('input.started', 'm', 1), news('input.delta', 'm', 1, { delta: '{"a"' }), news('input.started', 'm', 2), news('input.delta', 'm', 2, { delta: '{"a":1}' }), news('input.ended', 'm', 2))
    expect(entries.map(entry => entry.call!.input)).toEqual([{ a: 1 }])
  })
})
