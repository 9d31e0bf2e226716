import { describe, expect, it } from 'vitest'
import { aiSdkUi } from '../../../src/core/formats/ai-sdk-ui/format'
import { createTranscript } from '../../../src/core/transcript/create-transcript'

function transcriptOf(...records: unknown[]) {
  const transcript = createTranscript({ format: aiSdkUi })
  transcript.push(...records)
  return transcript
}

const message = (...parts: unknown[]) => ({ id: 'm', role: 'assistant', parts })
const part = (state: string, more: object = {}) => ({ type: 'tool-read-file', toolCallId: 'a', state, input: { path: 'x' }, ...more })
const texts = (transcript: ReturnType<typeof createTranscript>) =>
  transcript.items.flatMap(item => item.kind === 'other' && item.text !== undefined ? [`${item.text.role}: ${item.text.text}`] : [])

describe('tool parts', () => {
  it.each<[string, object, object]>([
    ['input-streaming', {}, { status: 'streaming', result: null }],
    ['input-available', {}, { status: 'pending', result: null }],
    ['approval-requested', { approval: { id: 'p', requestReason: 'Sure?' } }, { status: 'approval', call: { approval: { id: 'p', reason: 'Sure?' } } }],
    ['approval-responded', { approval: { id: 'p', approved: true } }, { status: 'pending' }],
    ['approval-responded', { approval: { id: 'p', approved: false, reason: 'No' } }, { status: 'denied', statusReason: 'No', result: { content: 'No' } }],
    ['output-available', { output: { a: 1 } }, { status: 'ok', result: { content: { a: 1 } } }],
    ['output-available', { output: null }, { status: 'ok', result: { content: null } }],
    ['output-available', {}, { status: 'ok', result: { content: '' } }],
    ['output-available', { output: 1, preliminary: true }, { status: 'pending', result: { content: 1, preliminary: true } }],
    ['output-available', { output: 1, approval: { id: 'p', approved: true } }, { status: 'ok' }],
    ['output-error', { errorText: 'Locked' }, { status: 'error', result: { content: 'Locked', isError: true, error: { message: 'Locked' } } }],
    ['output-error', { input: undefined, rawInput: '{"pa', errorText: 'x' }, { call: { input: '{"pa' } }],
    ['output-denied', { approval: { id: 'p', approved: false } }, { status: 'denied', result: { content: '' } }],
    ['brand-new', { output: 1 }, { status: 'ok' }],
    ['brand-new', { errorText: 'x' }, { status: 'error' }],
    ['brand-new', {}, { status: 'pending' }],
  ])('in the state %s with %j', (state, more, expected) => {
    expect(transcriptOf(message(part(state, more))).entries).toMatchObject([{ key: 'ta', toolName: 'read-file', ...expected }])
  })

  it.each([
    [{ type: 'dynamic-tool', toolName: 'x-y' }, 'x-y'], [{ type: 'tool-x-y' }, 'x-y'], [{ type: 'tool-__proto__' }, '__proto__'],
    [{ type: 'tool-invocation', toolInvocation: { state: 'call', toolCallId: 'a', toolName: 'old', args: {} } }, 'old'],
  ])('of %j have their name', (fields, name) => {
    expect(transcriptOf(message({ ...part('input-available'), ...fields })).entries[0]!.toolName).toBe(name)
  })

  it('are cards of their own when one message uses an id twice', () => {
    const transcript = transcriptOf(message(part('input-available'), part('output-available', { output: 'second' })))
    expect(transcript.entries).toMatchObject([{ key: 'ta', status: 'pending' }, { key: 'ta#2', status: 'ok' }])
  })

  it('of a message without an id are cards of their own as well', () => {
    const nameless = { role: 'assistant', parts: [part('output-available', { output: 1 })] }
    expect(transcriptOf(nameless, nameless).entries.map(entry => entry.key)).toEqual(['ta', 'ta#2'])
  })

  it('become another state when the message comes again', () => {
    const transcript = transcriptOf(message(part('input-streaming')), message({ type: 'text', text: 'x' }))
    expect(transcript.entries).toEqual([])
    transcript.push(message({ type: 'text', text: 'x' }, part('input-available')), message({ type: 'text', text: 'xy' }, part('output-available', { output: 1 })))
    expect(transcript.entries).toMatchObject([{ status: 'ok' }])
    expect(texts(transcript)).toEqual(['assistant: xy'])
  })

  it('that are still open end with the next message of the person, once', () => {
    const person = { id: 'u', role: 'user', parts: [{ type: 'text', text: 'Hi' }] }
    const transcript = transcriptOf(person, message(part('approval-requested', { approval: { id: 'p' } })), person)
    expect(transcript.entries[0]!.status).toBe('approval')
    transcript.push({ ...person, id: 'v' })
    expect(transcript.entries[0]!.status).toBe('cancelled')
  })
})

describe('the message stream', () => {
  const start = [{ type: 'start' }, { type: 'start-step' }]
  const input = (id: string, value: unknown = { path: id }) => ({ type: 'tool-input-available', toolCallId: id, toolName: 'read', input: value })
  const output = (id: string, value: unknown, more: object = {}) => ({ type: 'tool-output-available', toolCallId: id, output: value, ...more })

  it('builds a call of its pieces', () => {
    const transcript = transcriptOf(...start,
      { type: 'tool-input-start', toolCallId: 'a', toolName: 'read', title: 'Read a file' },
      { type: 'tool-input-delta', toolCallId: 'a', inputTextDelta: '{"path":"sr' })
    expect(transcript.entries).toMatchObject([{ status: 'streaming', call: { title: 'Read a file', input: { path: 'sr' } } }])
    transcript.push(input('a', { path: 'src' }))
    expect(transcript.entries[0]!.call).toEqual({ toolCallId: 'a', toolName: 'read', title: 'Read a file', input: { path: 'src' } })
    expect(transcript.entries[0]!.status).toBe('pending')
  })

  it('gives results to the latest step that has the id', () => {
    const { entries } = transcriptOf(...start, input('a', 1), output('a', 'x'), { type: 'start-step' }, input('a', 2), output('a', 'y'))
    expect(entries).toMatchObject([{ call: { input: 1 }, result: { content: 'x' } }, { call: { input: 2 }, result: { content: 'y' } }])
  })

  it.each<[string, (input: string) => object[]]>([
    ['at once', input => [{ type: 'tool-input-available', toolCallId: 'a', toolName: 'ls', input: JSON.parse(input) as unknown }]],
    ['in pieces', input => [{ type: 'tool-input-start', toolCallId: 'a', toolName: 'ls' }, { type: 'tool-input-delta', toolCallId: 'a', inputTextDelta: input }]],
    ['in pieces, then at once', input => [{ type: 'tool-input-start', toolCallId: 'a', toolName: 'ls' }, { type: 'tool-input-delta', toolCallId: 'a', inputTextDelta: input },
      { type: 'tool-input-available', toolCallId: 'a', toolName: 'ls', input: JSON.parse(input) as unknown }]],
  ])('makes two cards of an id that is used twice in a step: %s', (_, inputs) => {
    const outputs = [1, 2].map(output => ({ type: 'tool-output-available', toolCallId: 'a', output }))
    const { entries } = transcriptOf({ type: 'start-step' }, ...inputs('{"n":1}'), ...inputs('{"n":2}'), ...outputs)
    expect(entries.map(entry => [entry.call?.input, entry.result?.content])).toEqual([[{ n: 1 }, 1], [{ n: 2 }, 2]])
  })

  it('makes one card of a call whose arguments turn out to be wrong', () => {
    const { entries } = transcriptOf({ type: 'tool-input-start', toolCallId: 'a', toolName: 'ls' }, { type: 'tool-input-error', toolCallId: 'a', toolName: 'ls', input: 'x', errorText: 'No JSON' })
    expect(entries).toMatchObject([{ status: 'error', result: { content: 'No JSON' } }])
  })

  it('lets preliminary outputs give way to the final one', () => {
    expect(transcriptOf(...start, input('a'), output('a', 1, { preliminary: true }), output('a', 2)).entries[0]!.result).toEqual({ content: 2, isError: false })
  })

  it.each([
    [[{ type: 'tool-input-error', toolCallId: 'a', toolName: 'read', input: '{"', errorText: 'Bad' }, { type: 'tool-output-error', toolCallId: 'a', errorText: 'Bad' }]],
    [[{ type: 'tool-input-start', toolCallId: 'a', toolName: 'read', dynamic: false }, { type: 'tool-input-error', toolCallId: 'a', toolName: 'read', dynamic: true, input: '{"', errorText: 'Bad' }]],
  ])('makes one failed card of an invalid call', (chunks) => {
    const transcript = transcriptOf(...start, ...chunks)
    expect(transcript.entries).toMatchObject([{ status: 'error', call: { input: '{"' }, result: { content: 'Bad' } }])
    expect(transcript.issues).toEqual([])
  })

  it('asks for approval and hears the answer', () => {
    const transcript = transcriptOf(...start, input('a'), { type: 'tool-approval-request', approvalId: 'p', toolCallId: 'a' }, { type: 'finish-step' }, { type: 'finish' })
    expect(transcript.entries[0]!.status).toBe('approval')
    transcript.push(...start, { type: 'tool-approval-response', approvalId: 'p', approved: true })
    expect(transcript.entries).toMatchObject([{ status: 'pending', call: { approval: { id: 'p', approved: true } } }])
    transcript.push(output('a', 'x'))
    expect(transcript.entries).toMatchObject([{ key: 'ta', status: 'ok' }])
  })

  it('hears a refusal', () => {
    const transcript = transcriptOf(...start, input('a'), { type: 'tool-approval-request', approvalId: 'p', toolCallId: 'a' },
      { type: 'tool-approval-response', approvalId: 'p', approved: false, reason: 'No' }, { type: 'tool-output-denied', toolCallId: 'a' })
    expect(transcript.entries).toMatchObject([{ status: 'denied', statusReason: 'No', result: { content: 'No' } }])
  })

  it.each<[boolean, object]>([
    [false, { status: 'denied', statusReason: 'No', call: { approval: { id: 'p', approved: false } } }],
    [true, { status: 'pending', call: { approval: { id: 'p', approved: true } } }],
  ])('answers a question that stands in a message (%s)', (approved, expected) => {
    const transcript = transcriptOf(message(part('approval-requested', { approval: { id: 'p' } })), { type: 'start' }, { type: 'tool-approval-response', approvalId: 'p', approved, reason: 'No' })
    expect(transcript.entries).toMatchObject([{ key: 'ta', ...expected }])
  })

  it('is stopped when that is said after it broke off', () => {
    const transcript = transcriptOf(...start, input('a'), { type: 'error', errorText: 'Lost' }, { type: 'abort', reason: 'Stopped' }, output('a', 'late'))
    expect(transcript.entries).toMatchObject([{ status: 'cancelled', statusReason: 'Stopped', result: { content: 'late' } }])
  })

  it('shows an output whose call is of an earlier response as an orphan', () => {
    expect(transcriptOf(...start, output('a', 'x')).entries).toMatchObject([{ call: null, status: 'ok' }])
  })

  it('takes back what a step gave before it is tried again', () => {
    const text = [{ type: 'text-start', id: '1' }, { type: 'text-delta', id: '1', delta: 'Hm' }, { type: 'text-end', id: '1' }]
    const transcript = transcriptOf(...start, input('z'), output('z', 1), { type: 'start-step' }, ...text, input('a'), { type: 'reset-step' }, ...text, input('a'))
    expect(transcript.entries.map(entry => entry.toolCallId)).toEqual(['z', 'a'])
    expect(texts(transcript)).toEqual(['assistant: Hm'])
  })

  it('keeps client-side tools open at its end and stops the rest', () => {
    const open = [...start, input('a'), { type: 'tool-input-start', toolCallId: 'b', toolName: 'read' }]
    expect(transcriptOf(...open, { type: 'finish' }).entries.map(entry => entry.status)).toEqual(['pending', 'cancelled'])
    expect(transcriptOf(...open, { type: 'abort', reason: 'Stopped' }).entries).toMatchObject([{ statusReason: 'Stopped' }, { statusReason: 'Stopped' }])
    expect(transcriptOf(...open, { type: 'error', errorText: 'Overloaded' }).entries).toMatchObject([{ statusReason: 'unanswered' }, { statusReason: 'unanswered' }])
  })

  it('builds texts in their places', () => {
    const transcript = transcriptOf(...start,
      { type: 'reasoning-start', id: '1' }, { type: 'reasoning-delta', id: '1', delta: 'Hm' }, { type: 'reasoning-end', id: '1' },
      { type: 'text-start', id: '1' }, { type: 'text-delta', id: '1', delta: 'He' }, { type: 'text-delta', id: '1', delta: 'llo' }, input('a'),
      { type: 'error', errorText: 'Overloaded' }, ...start, { type: 'text-start', id: '1' }, { type: 'text-delta', id: '1', delta: 'Again' })
    expect(texts(transcript)).toEqual(['thinking: Hm', 'assistant: Hello', 'error: Overloaded', 'assistant: Again'])
  })
})
