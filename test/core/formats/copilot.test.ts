import { describe, expect, it } from 'vitest'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'

const read = (...records: unknown[]) => readAs('copilot', records)
let count = 0
const event = (type: string, data: object, more: object = {}) => ({ type, data, id: `e${++count}`, parentId: null, timestamp: '1970-01-01T00:00:01Z', ...more })
const request = (id: string, more: object = {}) => event('assistant.message', { messageId: `m${id}`, content: '', toolRequests: [{ toolCallId: id, name: 'bash', arguments: { command: id }, ...more }] })
const start = (id: string, more: object = {}) => event('tool.execution_start', { toolCallId: id, toolName: 'bash', arguments: { command: id }, ...more })
const complete = (id: string, more: object = {}) => event('tool.execution_complete', { toolCallId: id, success: true, result: { content: 'done' }, ...more })

describe('samples of Copilot CLI', () => {
  checkSamples('copilot', 'copilot')
})

describe('calls', () => {
  it('are one card for the request of the model and the start of the tool, whichever comes', () => {
    for (const records of [[request('a'), start('a')], [request('a')], [start('a')]]) {
      expect(read(...records, complete('a')).entries).toMatchObject([{ key: 'ta', status: 'ok', call: { input: { command: 'a' }, agent: 'copilot-cli' } }])
    }
  })

  it('tell title, server, directory and start', () => {
    const { entries } = read(
      event('session.start', { context: { cwd: '/src' } }),
      request('a', { intentionSummary: 'List issues', mcpServerName: 'github', mcpToolName: 'list_issues', arguments: '{"page":1}' }),
      start('a', { toolName: 'github-list_issues', mcpToolName: 'list_issues', arguments: { page: 1 } }),
    )
    expect(entries[0]!.call).toEqual({
      toolCallId: 'a', toolName: 'list_issues', input: { page: 1 }, title: 'List issues', server: 'github', agent: 'copilot-cli', cwd: '/src', startedAt: 1000,
    })
  })

  it('grow while their arguments arrive', () => {
    const delta = (inputDelta: string) => event('assistant.tool_call_delta', { toolCallId: 'a', toolName: 'bash', inputDelta })
    const transcript = read(delta('{"command":'), delta('"l'))
    expect(transcript.entries[0]).toMatchObject({ status: 'streaming', call: { input: { command: 'l' } } })
    transcript.push(request('a'), start('a'), complete('a'))
    expect(transcript.entries).toEqual(read(request('a'), start('a'), complete('a')).entries)
  })

  it('stand under the call of their sub-agent', () => {
    const { entries } = read(
      start('task', { toolName: 'task' }),
      event('subagent.started', { toolCallId: 'task', agentName: 'explore' }, { agentId: 'x' }),
      event('tool.execution_start', { toolCallId: 'a', toolName: 'view' }, { agentId: 'x' }),
      start('b', { parentToolCallId: 'task' }),
    )
    expect(entries.map(entry => [entry.toolCallId, entry.children.map(child => child.toolCallId)])).toEqual([['task', ['a', 'b']]])
  })
})

describe('results', () => {
  const resultOf = (more: object) => read(start('a'), complete('a', more)).entries[0]!

  it.each([
    [{ shellExecution: { exitCode: 3 } }],
    [{ result: { content: 'x', contents: [{ type: 'shell_exit', exitCode: 3 }] } }],
  ])('are failures by an exit code although they succeeded: %j', (more) => {
    expect(resultOf(more)).toMatchObject({ status: 'error', result: { exitCode: 3, isError: false } })
  })

  it('keep details, duration and pictures', () => {
    const image = { type: 'image', data: 'AA==', mimeType: 'image/png' }
    const result = { content: 'seen', detailedContent: '@@', contents: [image] }
    expect(resultOf({ result, toolTelemetry: { metrics: { durationMs: 12 } } }).result).toEqual({
      content: [{ type: 'text', text: 'seen' }, image], isError: false, details: result, durationMs: 12,
    })
  })

  it('fail with the words of the error', () => {
    expect(resultOf({ success: false, result: undefined, error: { message: 'No tool', code: 'failure' } })).toMatchObject({
      status: 'error', result: { content: 'No tool', error: { message: 'No tool', code: 'failure' } },
    })
  })

  it.each(['denied', 'rejected'])('are denials when the error is of the kind %s', (code) => {
    expect(resultOf({ success: false, error: { message: 'Not allowed', code } })).toMatchObject({ status: 'denied', statusReason: 'Not allowed' })
  })

  it('collect what a running tool prints', () => {
    const print = (partialOutput: string) => event('tool.execution_partial_result', { toolCallId: 'a', partialOutput })
    const transcript = read(start('a'), print('al'), print('pha'))
    expect(transcript.entries[0]!.result).toMatchObject({ content: 'alpha', preliminary: true })
    transcript.push(complete('a'))
    expect(transcript.entries[0]!.result).toEqual({ content: 'done', isError: false })
  })
})

describe('permissions', () => {
  const asked = event('permission.requested', { requestId: 'r', permissionRequest: { kind: 'shell', toolCallId: 'a', intention: 'Remove files' } })
  const decided = (kind: string) => event('permission.completed', { requestId: 'r', result: { kind } })

  it('wait for the person', () => {
    expect(read(start('a'), asked).entries[0]).toMatchObject({ status: 'approval', call: { approval: { id: 'r', reason: 'Remove files' } } })
  })

  it.each([
    ['approved-for-session', 'pending'], ['denied-interactively-by-user', 'denied'], ['denied-by-rules', 'denied'], ['cancelled', 'cancelled'],
  ])('are answered by %s', (kind, status) => {
    expect(read(start('a'), asked, decided(kind)).entries[0]!.status).toBe(status)
  })
})

describe('the session', () => {
  it('tells who speaks, each once', () => {
    const transcript = read(
      event('user.message', { content: 'Hi', transformedContent: '<now/>Hi' }),
      event('assistant.reasoning_delta', { reasoningId: 'r', deltaContent: 'H' }),
      event('assistant.reasoning', { reasoningId: 'r', content: 'Hm' }),
      event('assistant.message_delta', { messageId: 'm', deltaContent: 'Hel' }),
      event('assistant.message', { messageId: 'm', content: 'Hello', reasoningText: 'Hm', toolRequests: [] }),
      event('session.info', { message: 'Trusted' }),
      event('session.error', { message: 'Lost' }),
    )
    expect(textsOf(transcript)).toEqual(['user: Hi', 'thinking: Hm', 'assistant: Hello', 'system: Trusted', 'error: Lost'])
  })

  it.each([['session.shutdown', 'unanswered'], ['abort', 'user_initiated']])('ends open calls with %s', (type, reason) => {
    expect(read(start('a'), event(type, { reason: 'user_initiated' })).entries[0]).toMatchObject({ status: 'cancelled', statusReason: reason })
  })

  it('goes on after a turn of the model', () => {
    expect(read(start('a'), event('assistant.turn_end', { turnId: '0' })).entries[0]!.status).toBe('pending')
  })

  it('is read twice without any change', () => {
    const records = [event('user.message', { content: 'Hi' }), request('a'), start('a'), complete('a'), event('session.idle', {}), request('b')]
    expect(read(...records, ...records).entries).toEqual(read(...records).entries)
  })
})
