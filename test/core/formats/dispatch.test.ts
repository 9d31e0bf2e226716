import { describe, expect, it } from 'vitest'
import { createTranscript } from '../../../src/core/transcript/create-transcript'
import { callOf, resultOf } from '../../support/native'

function transcriptOf(...records: unknown[]) {
  const transcript = createTranscript()
  transcript.push(...records)
  return transcript
}

const texts = (transcript: ReturnType<typeof createTranscript>) =>
  transcript.items.flatMap(item => item.kind === 'other' && item.text !== undefined ? [`${item.text.role}: ${item.text.text}`] : [])

describe('native records', () => {
  it('clear what is `null`, and keep what is left out', () => {
    const fields = { title: 'T', kind: 'read', view: { card: 'generic' }, locations: [{ path: 'a' }], approval: { id: 'p' }, startedAt: 5, stepId: 's' }
    const nothing = Object.fromEntries(Object.keys(fields).map(key => [key, null]))
    const transcript = transcriptOf(callOf('a', 1, fields as never), callOf('a', 1), resultOf('a', 'x', { preliminary: true, exitCode: 3, error: { message: 'no' }, details: { a: 1 } }))
    expect(transcript.entries[0]).toMatchObject({ stepId: 's', call: { title: 'T', approval: { id: 'p' } }, result: { exitCode: 3 } })
    transcript.push(callOf('a', 1, nothing as never), resultOf('a', 'y', { preliminary: true, exitCode: null, error: null, details: null } as never))
    expect(transcript.entries[0]).toMatchObject({ status: 'pending', call: { toolCallId: 'a', toolName: 'run_shell', input: 1 } })
    expect(Object.keys(transcript.entries[0]!.call!)).toEqual(['toolCallId', 'toolName', 'input'])
    expect(transcript.entries[0]!.result).toEqual({ content: 'y', isError: false, preliminary: true })
    expect(transcript.entries[0]!.stepId).toBeUndefined()
  })

  it('keep their name, and the turn of their envelope, whatever is `null`', () => {
    const { entries } = transcriptOf(callOf('a'), { role: 'assistant', turnId: 't', chunks: [{ ...callOf('a'), toolName: null, turnId: null }] })
    expect(entries).toMatchObject([{ toolName: 'run_shell', turnId: 't' }])
  })

  it('hand every field of call and result on', () => {
    const call = {
      title: 'List', kind: 'execute', view: { card: 'terminal', title: 'ls' }, agent: 'me', server: 'git', cwd: '/src', inputText: '{}',
      locations: [{ path: 'a', line: 3 }], approval: { id: 'p', approved: true, reason: 'fine', options: [{ id: 'y', label: 'Yes', kind: 'allow_once' }] }, startedAt: 5,
    }
    const result = { error: { message: 'no', code: 7 }, details: { a: 1 }, view: { card: 'generic' }, exitCode: 2, durationMs: 10 }
    const { entries } = transcriptOf(callOf('a', { x: 1 }, call as never), resultOf('a', ['x'], result as never))
    const { inputText, ...shown } = call
    expect(entries[0]!.call).toEqual({ toolCallId: 'a', toolName: 'run_shell', input: { x: 1 }, ...shown, ...(inputText && { inputText }) })
    expect(entries[0]!.result).toEqual({ content: ['x'], isError: false, ...result })
  })

  it('leave out fields of a wrong type, item by item', () => {
    const wrong = { title: 3, locations: [{ path: 'a', line: 'x' }, { line: 3 }, null], approval: { id: {}, options: [{ id: 'y' }, 1] }, startedAt: 'now' }
    expect(transcriptOf({ ...callOf('a', 1), ...wrong }).entries[0]!.call).toEqual({
      toolCallId: 'a', toolName: 'run_shell', input: 1, locations: [{ path: 'a' }], approval: { options: [] },
    })
  })

  it.each([
    ['denied', 'denied'], ['cancelled', 'cancelled'], ['nonsense', 'ok'], ['success', 'ok'], ['error', 'error'],
  ])('may spell out the status %s', (status, expected) => {
    expect(transcriptOf(callOf('a'), { ...resultOf('a'), status }).entries[0]!.status).toBe(expected)
  })

  it('stop a call without ending its output', () => {
    const transcript = transcriptOf(callOf('a'), { type: 'tool-result', toolCallId: 'a', status: 'cancelled', statusReason: 'Stopped' })
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', statusReason: 'Stopped', result: { content: 'Stopped' } }])
    transcript.push(resultOf('a', 'partial'))
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', result: { content: 'partial' } }])
    expect(transcript.issues).toEqual([])
  })
})

describe('envelopes', () => {
  const call = callOf('a')
  const result = resultOf('a')

  it.each<[string, readonly unknown[]]>([
    ['bare chunks', [call, result]],
    ['messages', [{ role: 'assistant', chunks: [call] }, { role: 'tool', chunks: [result] }]],
    ['stored chunks', [{ seq: 1, role: 'assistant', chunk: call }, { seq: 2, role: 'tool', chunk: result }]],
    ['live events', [call, result].map(event => ({ ...event, conversationId: 'c', turnId: 't' }))],
  ])('pair in %s', (_, records) => {
    expect(transcriptOf(...records).entries).toMatchObject([{ key: 'ta', status: 'ok' }])
  })

  it('keep keys when live events and stored chunks of one turn meet', () => {
    const transcript = transcriptOf(
      { ...call, turnId: 't', provisional: true }, { ...result, turnId: 't', provisional: true },
      { seq: 1, role: 'assistant', chunk: call }, { seq: 2, role: 'tool', chunk: result },
    )
    expect(transcript.entries).toMatchObject([{ key: 'ta', turnId: 't', provisional: false, status: 'ok' }])
    expect(transcript.issues).toEqual([])
  })

  it('tell who speaks', () => {
    const transcript = transcriptOf(
      { role: 'user', chunks: [{ type: 'text', text: 'Hi' }] },
      { seq: 2, role: 'assistant', chunk: { type: 'thinking', text: 'Hm' } },
      { type: 'text', text: 'Hello' },
      { type: 'system', text: 'Note' },
      { type: 'error', message: 'Overloaded', code: 529 },
    )
    expect(texts(transcript)).toEqual(['user: Hi', 'thinking: Hm', 'assistant: Hello', 'system: Note', 'error: Overloaded'])
  })

  it('end open calls when the person speaks again', () => {
    expect(transcriptOf(call, { role: 'user', chunks: [{ type: 'text', text: 'So?' }] }).entries[0]!.status).toBe('cancelled')
    expect(transcriptOf({ type: 'turn-start', turnId: 't1' }, call, { type: 'turn-start', turnId: 't2' }).entries[0]!.status).toBe('cancelled')
    expect(transcriptOf({ type: 'turn-start', turnId: 't1' }, call).entries[0]!.status).toBe('pending')
  })

  it.each([
    [{ type: 'turn-sealed', turnId: 't' }, 'unanswered'],
    [{ type: 'done', turnId: 't', reason: 'stop' }, 'unanswered'],
    [{ type: 'done', turnId: 't', reason: 'aborted' }, 'aborted'],
    [{ type: 'error', turnId: 't', message: 'x' }, 'unanswered'],
  ])('end open calls by %j', (event, reason) => {
    expect(transcriptOf(callOf('a', {}, { turnId: 't' }), event).entries).toMatchObject([{ status: 'cancelled', statusReason: reason }])
  })

  it('build one text of its deltas, in its place', () => {
    const transcript = transcriptOf(
      { type: 'reasoning-delta', delta: 'H' }, { type: 'reasoning-delta', delta: 'm' },
      { type: 'text-delta', delta: 'Let ' }, { type: 'text-delta', delta: 'me' }, call, { type: 'text-delta', delta: 'Done' },
    )
    expect(texts(transcript)).toEqual(['thinking: Hm', 'assistant: Let me', 'assistant: Done'])
    expect(transcript.items.map(item => item.kind)).toEqual(['other', 'other', 'tool', 'other'])
  })

  it('lose no record that they do not understand', () => {
    expect(transcriptOf({ type: 'usage', tokens: 3 }, 'x', { role: 'user', chunks: [1] }).items).toHaveLength(3)
  })
})
