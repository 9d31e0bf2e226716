import { describe, expect, it } from 'vitest'
import { claudeCode } from '../../../src/core/formats/claude-code/format'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { createTranscript } from '../../../src/core/transcript/create-transcript'
import { readFixture } from '../../support/transcripts'

function transcriptOf(...lines: unknown[]) {
  const transcript = createTranscript({ format: claudeCode })
  transcript.push(...lines)
  return transcript
}

let count = 0
const line = (type: string, content: unknown, more: object = {}) => ({ type, uuid: `u${++count}`, sessionId: 's', message: { role: type, content }, ...more })
const use = (id: string, name = 'Bash', input: unknown = { command: id }, more: object = {}) => line('assistant', [{ type: 'tool_use', id, name, input }], more)
const answer = (id: string, content: unknown = 'ok', more: object = {}, block: object = {}) => line('user', [{ type: 'tool_result', tool_use_id: id, content, ...block }], more)
const texts = (transcript: ReturnType<typeof createTranscript>) =>
  transcript.items.flatMap(item => item.kind === 'other' && item.text !== undefined ? [`${item.text.role}: ${item.text.text}`] : [])

describe('session lines', () => {
  it('tell of a call where, when and by whom it was made', () => {
    const [entry] = transcriptOf(use('a', 'Bash', { command: 'ls' }, { cwd: '/src', timestamp: '2026-01-02T03:04:05.006Z' }), answer('a')).entries
    expect(entry).toMatchObject({
      key: 'ta', status: 'ok', call: { toolName: 'Bash', input: { command: 'ls' }, agent: 'claude-code', cwd: '/src', startedAt: Date.UTC(2026, 0, 2, 3, 4, 5, 6) },
    })
  })

  it('give the structured output to a single result, and to none of several', () => {
    const details = { durationMs: 7, stdout: 'x' }
    expect(transcriptOf(use('a'), answer('a', 'x', { toolUseResult: details })).entries[0]!.result).toEqual({ content: 'x', isError: false, details, durationMs: 7 })
    const both = line('user', [{ type: 'tool_result', tool_use_id: 'a', content: 1 }, { type: 'tool_result', tool_use_id: 'b', content: 2 }], { toolUseResult: details })
    expect(transcriptOf(use('a'), use('b'), both).entries.map(entry => entry.result)).toEqual([{ content: 1, isError: false }, { content: 2, isError: false }])
  })

  it.each([[{ durationSeconds: 2 }, 2000], [{ totalDurationMs: 30 }, 30], ['Error: no', undefined]])('read the duration of %j', (details, expected) => {
    expect(transcriptOf(use('a'), answer('a', 'x', { toolUseResult: details })).entries[0]!.result!.durationMs).toBe(expected)
  })

  it('keep refusals and failures as the flagged results they are', () => {
    const { entries } = transcriptOf(use('a'), answer('a', 'Exit code 3', {}, { is_error: true }), use('b'), line('user', [{ type: 'tool_result', tool_use_id: 'b' }]))
    expect(entries).toMatchObject([{ status: 'error', result: { content: 'Exit code 3', isError: true } }, { status: 'ok', result: { content: '' } }])
  })

  it('are one card when a resumed session writes them again', () => {
    const transcript = transcriptOf(use('a'), answer('a'), use('a'), answer('a'), use('b'))
    expect(transcript.entries.map(entry => entry.key)).toEqual(['ta', 'tb'])
    expect(transcript.issues).toEqual([])
  })

  it('end open calls when the person speaks or interrupts, and by nothing else', () => {
    const status = (...lines: unknown[]) => transcriptOf(use('a'), ...lines).entries[0]!
    expect(status(line('user', 'So?'))).toMatchObject({ status: 'cancelled', statusReason: 'unanswered' })
    expect(status(line('user', [{ type: 'text', text: '[Request interrupted by user for tool use]' }]))).toMatchObject({ status: 'cancelled', statusReason: 'Request interrupted by user for tool use' })
    expect(status(line('user', 'note', { isMeta: true })).status).toBe('pending')
    expect(status(line('user', 'prompt', { isSidechain: true })).status).toBe('pending')
    expect(status(line('user', 'prompt', { parent_tool_use_id: 'a' })).status).toBe('pending')
    expect(status(use('b'), line('user', [{ type: 'tool_result', tool_use_id: 'b' }, { type: 'text', text: 'reminder' }])).status).toBe('pending')
  })

  it('tell who speaks', () => {
    expect(texts(transcriptOf(
      line('user', 'Hi'), line('assistant', [{ type: 'thinking', thinking: 'Hm' }, { type: 'text', text: 'Hello' }]),
      line('user', 'hidden', { isMeta: true }), line('assistant', [{ type: 'text', text: 'API Error' }], { isApiErrorMessage: true }),
      { type: 'system', content: 'Compacted' }, line('user', 'Summary', { isCompactSummary: true }),
    ))).toEqual(['user: Hi', 'thinking: Hm', 'assistant: Hello', 'error: API Error', 'system: Compacted', 'system: Summary'])
  })

  it('never read the copies in records of the API traffic', () => {
    const transcript = transcriptOf({ type: 'api-request-blob', message: { role: 'assistant', content: [{ type: 'tool_use', id: 'a', name: 'Bash', input: {} }] } })
    expect(transcript.entries).toEqual([])
    expect(transcript.items).toHaveLength(1)
  })

  it.each([
    ['no message', { type: 'user', message: null }, 'The line has no message.'],
    ['a text for a message', { type: 'user', message: 'error' }, 'The line has no message.'],
    ['no content', { type: 'user', message: { role: 'user', contenst: [] } }, 'The message has no content.'],
    ['a text for a block', { type: 'user', message: { content: ['wow'] } }, 'A block of the message is no object.'],
    ['no object at all', 42, 'The line is no object.'],
  ])('keep their place and say what is wrong: %s', (_, record, message) => {
    const transcript = transcriptOf(record)
    expect(transcript.items).toHaveLength(1)
    expect(transcript.issues).toEqual([{ message, index: 0 }])
  })

  it('read calls and results of server tools', () => {
    const { entries } = transcriptOf(line('assistant', [
      { type: 'server_tool_use', id: 'a', name: 'web_search', input: { query: 'x' } },
      { type: 'web_search_tool_result', tool_use_id: 'a', content: { type: 'web_search_tool_result_error', error_code: 'unavailable' } },
      { type: 'mcp_tool_use', id: 'b', name: 'log', server_name: 'git', input: {} },
      { type: 'bash_code_execution_tool_result', tool_use_id: 'b', content: { type: 'bash_code_execution_result', return_code: 2 } },
    ]))
    expect(entries).toMatchObject([{ status: 'error' }, { call: { server: 'git' }, status: 'error', result: { exitCode: 2 } }])
  })

  it('do not take a detached call for an answered one', () => {
    expect(transcriptOf(use('a'), answer('a', 'running', { tool_use_result: { detachedToolCall: true } })).entries).toMatchObject([{ status: 'pending', result: { preliminary: true } }])
  })
})

describe('sub-agents', () => {
  const side = (parentUuid: string | null, record: object) => ({ ...record, isSidechain: true, parentUuid })

  it('stand under the call that the stream names', () => {
    expect(transcriptOf(use('p', 'Agent'), use('a', 'Bash', {}, { parent_tool_use_id: 'p' })).entries).toMatchObject([{ key: 'tp', children: [{ key: 'ta' }] }])
  })

  it('stand under the call whose prompt they begin with, in parallel too', () => {
    const tasks = [use('p', 'Task', { prompt: 'Find A' }), use('q', 'Task', { prompt: 'Find B' })]
    const roots = [side(null, line('user', 'Find B', { uuid: 'rb' })), side(null, line('user', [{ type: 'text', text: 'Find A' }], { uuid: 'ra' }))]
    const transcript = transcriptOf(...tasks, ...roots, side('ra', use('a', 'Bash', {}, { uuid: 'ca' })), side('rb', use('b')), side('ca', answer('a')))
    expect(transcript.entries).toMatchObject([{ key: 'tp', children: [{ key: 'ta', status: 'ok' }] }, { key: 'tq', children: [{ key: 'tb' }] }])
    const said = transcript.items.filter(item => item.kind === 'other')
    expect(said.map(item => item.parentToolCallId)).toEqual(['q', 'p'])
  })

  it('stand under the only open agent call when no prompt agrees', () => {
    expect(transcriptOf(use('p', 'Task', { prompt: 'x' }), side('lost', use('a'))).entries).toMatchObject([{ children: [{ key: 'ta' }] }])
  })

  it('stand under the call whose result names the agent, wherever their log is put', () => {
    const main = readFixture('claude-code/recorded-subagent-main.jsonl')
    const agent = readFixture('claude-code/recorded-subagent-agent.jsonl')
    for (const text of [main + agent, agent + main]) {
      const [first] = readTranscript(text).entries
      expect(first).toMatchObject({ toolName: 'Agent', children: [{ toolName: 'Bash', status: 'ok' }, { toolName: 'Bash', status: 'error' }] })
    }
  })
})

describe('the stream', () => {
  const event = (body: object, more: object = {}) => ({ type: 'stream_event', session_id: 's', event: body, parent_tool_use_id: null, ...more })
  const opening = event({ type: 'message_start', message: { id: 'm1' } })

  it('builds a call of its pieces, and its whole copy changes nothing', () => {
    const transcript = transcriptOf(opening,
      event({ type: 'content_block_start', index: 1, content_block: { type: 'tool_use', id: 'a', name: 'Bash', input: {} } }),
      event({ type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '{"command":"l' } }))
    expect(transcript.entries).toMatchObject([{ status: 'streaming', call: { input: { command: 'l' }, agent: 'claude-code' } }])
    transcript.push(event({ type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: 's"}' } }), event({ type: 'content_block_stop', index: 1 }))
    expect(transcript.entries).toMatchObject([{ status: 'pending', call: { input: { command: 'ls' } } }])
    transcript.push(use('a', 'Bash', { command: 'ls' }))
    expect(transcript.entries).toMatchObject([{ key: 'ta', status: 'pending', call: { input: { command: 'ls' } } }])
  })

  it('starts from nothing when a block is tried again', () => {
    const event = (fields: object) => ({ type: 'stream_event', session_id: 's', event: fields })
    const begin = [event({ type: 'message_start', message: { id: 'm' } }), event({ type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 'a', name: 'Bash', input: {} } })]
    const json = (text: string) => event({ type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: text } })
    const { entries } = transcriptOf(...begin, json('{"a"'), ...begin, json('{"a":1}'), event({ type: 'content_block_stop', index: 0 }))
    expect(entries.map(entry => entry.call!.input)).toEqual([{ a: 1 }])
  })

  it('takes a call without pieces for one without arguments', () => {
    expect(transcriptOf(opening, event({ type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 'a', name: 'X', input: {} } }), event({ type: 'content_block_stop', index: 0 })).entries[0]!.call!.input).toEqual({})
  })

  it('shows a text once, from its first word to its whole copy', () => {
    const delta = (text: string) => event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })
    const whole = { ...line('assistant', [{ type: 'text', text: 'Hello' }]), message: { id: 'm1', role: 'assistant', content: [{ type: 'text', text: 'Hello' }] } }
    const transcript = transcriptOf(opening, event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }), delta('Hel'))
    const key = transcript.items[0]!.key
    expect(texts(transcript)).toEqual(['assistant: Hel'])
    transcript.push(delta('lo'), whole, event({ type: 'content_block_stop', index: 0 }), event({ type: 'message_stop' }))
    expect(texts(transcript)).toEqual(['assistant: Hello'])
    expect(transcript.items[0]!.key).toBe(key)
  })

  it('ends open calls with the run', () => {
    expect(transcriptOf(use('a'), { type: 'result', subtype: 'success', result: 'Done' }).entries[0]!.status).toBe('cancelled')
    expect(texts(transcriptOf({ type: 'result', is_error: true, result: 'Overloaded' }))).toEqual(['error: Overloaded'])
  })

  it('hears from tools that are running', () => {
    expect(transcriptOf({ type: 'tool_progress', tool_use_id: 'a', tool_name: 'Bash', elapsed_time_seconds: 3 }).entries).toMatchObject([{ key: 'ta', toolName: 'Bash', status: 'pending' }])
  })
})
