import { describe, expect, it } from 'vitest'
import { aiSdkUi } from '../../../src/core/formats/ai-sdk-ui/format'
import { claudeCode } from '../../../src/core/formats/claude-code/format'
import { dispatch } from '../../../src/core/formats/dispatch/format'
import { createTranscript } from '../../../src/core/transcript/create-transcript'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { callOf, resultOf } from '../../support/native'

const circle: Record<string, unknown> = { a: 1 }
circle.self = circle

const thrower = {
  a: 1,
  get b(): never {
    throw new Error('no')
  },
}

const deep = Array.from({ length: 20_000 }).reduce<unknown>(inner => ({ inner }), 1)

const values: Readonly<Record<string, unknown>> = {
  'nothing': undefined,
  'null': null,
  'a number': 42,
  'a text': 'text',
  'broken JSON': '{"command":"ls',
  'an empty text': '',
  'ten megabytes': 'x'.repeat(10_000_000),
  'a circle': circle,
  'a getter that throws': thrower,
  'a big integer': 1n,
  'a symbol': Symbol('s'),
  'a function': () => 1,
  'a Map': new Map([[1, 2]]),
  'no prototype': Object.assign(Object.create(null), { a: 1 }),
  'a __proto__ key': JSON.parse('{"__proto__":{"x":1}}'),
  'a lone surrogate': 'a\uD800b',
  'a very deep object': deep,
  'a list with holes': Object.assign([], { 1: 1, 3: 2 }),
  'a list of four billion': Object.assign([], { length: 2 ** 32 - 1 }),
  'a revoked proxy': (() => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    return proxy
  })(),
}

describe.each(Object.entries(values))('%s', (_, value) => {
  it('makes a card as the arguments and content of a call', () => {
    const transcript = createTranscript()
    transcript.push(callOf('a', value), resultOf('a', value, { details: value, view: value }))
    transcript.replace([callOf('a', value), resultOf('a', value)])
    expect(transcript.entries).toMatchObject([{ key: 'ta', toolName: 'run_shell', status: 'ok' }])
  })

  it('keeps its place as any field of a native record', () => {
    const fields = ['toolCallId', 'toolName', 'isError', 'stepId', 'title', 'locations', 'approval', 'error', 'exitCode', 'parentToolCallId']
    for (const field of fields) {
      const transcript = createTranscript()
      transcript.push({ ...callOf('a'), [field]: value }, { ...resultOf('b'), [field]: value })
      expect(transcript.items).not.toHaveLength(0)
      for (const { key, toolName } of transcript.entries) expect([typeof key, typeof toolName]).toEqual(['string', 'string'])
    }
  })

  it.each([dispatch, aiSdkUi, claudeCode].map(format => [format.name, format] as const))('is never lost as a record or a part of one (%s)', (__, format) => {
    const transcript = createTranscript({ format })
    const wrapped = [
      value,
      { type: 'assistant', uuid: 'u', message: value },
      { type: 'user', uuid: 'u', message: { role: 'user', content: [value] } },
      { type: 'stream_event', event: value },
      { id: 'm', role: 'assistant', parts: [value, { type: 'tool-x', state: value, toolCallId: value }] },
      { role: 'user', chunks: [value] },
      { seq: 1, chunk: value },
      { type: 'tool-output-available', toolCallId: value, output: value },
    ]
    transcript.push(...wrapped)
    // The last one may answer a call that is among the others.
    expect(transcript.items.length).toBeGreaterThanOrEqual(wrapped.length - 1)
    expect(new Set(transcript.items.map(item => item.key)).size).toBe(transcript.items.length)
  })

  it('does not keep the format from being looked for', () => {
    expect(readTranscript([value, callOf('a'), resultOf('a')])).toMatchObject({ format: 'dispatch', entries: [{ status: 'ok' }] })
  })
})

describe('a native record', () => {
  it('makes a card without id and name, and says that they are missing', () => {
    const transcript = createTranscript()
    transcript.push({ type: 'tool-call' }, { type: 'tool-result' })
    expect(transcript.entries).toMatchObject([{ key: 't#1', toolCallId: '', toolName: '', status: 'ok' }])
    expect(transcript.issues).toMatchObject([{ index: 0 }])
  })

  it('keeps fields whose neighbour cannot be read', () => {
    const transcript = createTranscript()
    transcript.push(Object.defineProperty({ type: 'tool-call', toolCallId: 'a', toolName: 'run' }, 'input', Object.getOwnPropertyDescriptor(thrower, 'b')!))
    expect(transcript.entries).toMatchObject([{ key: 'ta', toolName: 'run', status: 'pending' }])
  })
})
