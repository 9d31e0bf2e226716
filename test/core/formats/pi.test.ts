import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'
import { readShared, sharedNames } from '../../support/transcripts'

const read = (...records: unknown[]) => readAs('pi', records)
let count = 0
const entry = (message: object) => ({ type: 'message', id: `e${++count}`, message })
const toolCall = (id: string, more: object = {}) => ({ type: 'toolCall', id, name: 'bash', arguments: { command: id }, ...more })
const assistant = (content: unknown[], more: object = {}) => ({ role: 'assistant', content, timestamp: 5, ...more })
const toolResult = (id: string, more: object = {}) =>
  ({ role: 'toolResult', toolCallId: id, toolName: 'bash', content: [{ type: 'text', text: 'done' }], isError: false, ...more })

describe('samples of pi', () => {
  checkSamples('pi', 'pi/recorded-0.73.jsonl', 'pi/pi-mono-large-session.jsonl', 'pi/openclaw-large.jsonl')

  it.runIf(sharedNames.includes('pi/agentsview-session.jsonl'))('are read past a line that is no JSON', () => {
    const log = readTranscript(readShared('pi/agentsview-session.jsonl'))
    expect(log).toMatchObject({ format: 'pi', entries: [{ toolName: 'read', status: 'ok' }], issues: [{ line: 10 }] })
  })
})

describe('entries of a session file', () => {
  it('tell of a call whose it is and when, and of its result the facts', () => {
    const details = { exitCode: 3, truncation: { truncated: true } }
    const { entries } = read(entry(assistant([toolCall('a')])), entry(toolResult('a', { isError: true, details })))
    expect(entries).toMatchObject([{
      key: 'ta',
      status: 'error',
      call: { toolName: 'bash', input: { command: 'a' }, agent: 'pi', startedAt: 5 },
      result: { content: [{ type: 'text', text: 'done' }], isError: true, details, exitCode: 3 },
    }])
  })

  it('tell how long a call took: by when they were written, else by their messages', () => {
    const at = (time: string, message: object) => ({ ...entry(message), timestamp: `1970-01-01T00:00:${time}Z` })
    const took = (...records: unknown[]) => read(...records).entries[0]!.result!.durationMs
    expect(took(at('04', assistant([toolCall('a')], { timestamp: 1000 })), at('06', toolResult('a', { timestamp: 6000 })))).toBe(2000)
    expect(took(entry(assistant([toolCall('a')], { timestamp: 1000 })), entry(toolResult('a', { timestamp: 4000 })))).toBe(3000)
    expect(took(entry(assistant([toolCall('a')])), entry(toolResult('a', { timestamp: 1 })))).toBeUndefined()
  })

  it('are two calls when an id is used again, each with its own result', () => {
    const { entries } = read(
      entry(assistant([toolCall('a')])), entry(toolResult('a')),
      entry(assistant([toolCall('a')])), entry(toolResult('a', { content: 'second' })),
    )
    expect(entries.map(({ key, result }) => [key, result?.content])).toEqual([['ta', [{ type: 'text', text: 'done' }]], ['ta#2', 'second']])
  })

  it.each(['error', 'aborted'])('leave calls unanswered that stopped with %s', (stopReason) => {
    const { entries } = read(entry(assistant([toolCall('a')], { stopReason, errorMessage: 'Lost' })))
    expect(entries).toMatchObject([{ status: 'cancelled', statusReason: 'unanswered', result: null }])
  })

  it('make one card of a command that the person ran', () => {
    const run = { role: 'bashExecution', command: 'ls', output: 'a.ts', exitCode: 1, cancelled: false, truncated: false }
    expect(read(entry(run)).entries).toMatchObject([{
      toolName: 'bash', status: 'error', call: { input: { command: 'ls' } }, result: { content: 'a.ts', exitCode: 1 },
    }])
    expect(read(entry({ ...run, exitCode: undefined, cancelled: true })).entries[0]!.status).toBe('cancelled')
  })

  it('tell who speaks', () => {
    const transcript = read(
      entry({ role: 'user', content: [{ type: 'text', text: 'Hi' }] }),
      entry(assistant([{ type: 'thinking', thinking: 'Hm' }, { type: 'text', text: 'Hello' }])),
      { type: 'compaction', summary: 'So far' },
      { type: 'custom_message', content: 'for the model', display: false },
      { type: 'custom_message', content: 'for all', display: true },
      entry(assistant([], { stopReason: 'error', errorMessage: 'Lost' })),
    )
    expect(textsOf(transcript)).toEqual(['user: Hi', 'thinking: Hm', 'assistant: Hello', 'system: So far', 'system: for all', 'error: Lost'])
  })

  it('end what is still open when the person speaks', () => {
    const { entries } = read(entry(assistant([toolCall('a')])), entry({ role: 'user', content: 'Go on' }))
    expect(entries[0]).toMatchObject({ status: 'cancelled', statusReason: 'unanswered' })
  })

  it('report what has no message and blocks that are none', () => {
    const transcript = read({ type: 'message' }, entry(assistant([7])), null)
    expect(transcript.issues).toHaveLength(3)
    expect(transcript.items).toHaveLength(3)
  })
})

describe('entries of oh-my-pi', () => {
  it('are known by the title slot or by how models are named', () => {
    const agents = (first: object) => read(first, entry(assistant([toolCall('a')]))).entries[0]!.call!.agent
    expect(agents({ type: 'title', v: 1, title: 'T' })).toBe('oh-my-pi')
    expect(agents({ type: 'model_change', model: 'x/y' })).toBe('oh-my-pi')
    expect(agents({ type: 'model_change', modelId: 'y', provider: 'x' })).toBe('pi')
  })

  it('mark the start of a call, which is no second one', () => {
    const data = { toolCallId: 'a', toolName: 'bash', args: { command: 'a…' }, startedAt: '1970-01-01T00:00:02Z' }
    const marker = { type: 'custom', customType: 'tool_execution_start', data }
    const known = read(entry(assistant([toolCall('a', { intent: 'Look' })])), marker, entry(toolResult('a'))).entries
    expect(known).toMatchObject([{ status: 'ok', call: { input: { command: 'a' }, title: 'Look', startedAt: 2000 } }])
    expect(read(marker).entries).toMatchObject([{ status: 'pending', call: { toolName: 'bash', input: { command: 'a…' } } }])
  })
})

describe('events', () => {
  const live = (type: string, message: object, more: object = {}) => ({ type, message, ...more })
  const delta = (type: string, message: object) => live('message_update', message, { assistantMessageEvent: { type, contentIndex: 1 } })
  const partial = (command: string) => assistant([{ type: 'text', text: 'Look' }, toolCall('a', { arguments: { command } })])
  const start = { type: 'tool_execution_start', toolCallId: 'a', toolName: 'bash', args: { command: 'ls' } }
  const update = (text: string) => ({ type: 'tool_execution_update', toolCallId: 'a', toolName: 'bash', args: { command: 'ls' }, partialResult: { content: text } })
  const end = { type: 'tool_execution_end', toolCallId: 'a', toolName: 'bash', isError: false, result: { content: [{ type: 'text', text: 'done' }], details: { exitCode: 0 } } }

  it('show arguments and output while they grow', () => {
    const transcript = read(live('message_start', assistant([])), delta('toolcall_delta', partial('l')))
    expect(transcript.entries).toMatchObject([{ status: 'streaming', call: { input: { command: 'l' } } }])
    transcript.push(delta('toolcall_end', partial('ls')))
    expect(transcript.entries).toMatchObject([{ status: 'pending', call: { input: { command: 'ls' } } }])
    transcript.push(live('message_end', partial('ls')), start, update('do'))
    expect(transcript.entries).toMatchObject([{ status: 'pending', result: { content: 'do', preliminary: true } }])
  })

  it('give in the end what the session file gives', () => {
    const whole = partial('ls')
    const result = toolResult('a', { details: { exitCode: 0 } })
    const streamed = read(
      live('message_start', assistant([])), delta('text_delta', whole), delta('toolcall_delta', whole), live('message_end', whole),
      start, update('do'), end, live('message_start', result), live('message_end', result),
      { type: 'turn_end', message: whole, toolResults: [result] }, { type: 'agent_end', messages: [whole, result] },
    )
    const stored = read(entry(whole), entry(result))
    expect(streamed.issues).toEqual([])
    expect(streamed.entries).toEqual(stored.entries)
    expect(textsOf(streamed)).toEqual(textsOf(stored))
  })

  it('open a new card when an id runs again after its end, and only then', () => {
    expect(read(start, end, start).entries.map(({ key, status }) => [key, status])).toEqual([['ta', 'ok'], ['ta#2', 'pending']])
    expect(read(start, start).entries).toHaveLength(1)
  })

  it('leave nothing open at the end of the run', () => {
    expect(read(start, { type: 'agent_end', messages: [] }).entries[0]!.status).toBe('cancelled')
  })
})
