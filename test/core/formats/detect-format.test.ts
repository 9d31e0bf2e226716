import { describe, expect, it } from 'vitest'
import { detectFormat } from '../../../src/core/formats/detect-format'
import { formatNames } from '../../../src/core/formats/format-votes'
import { findFormat } from '../../../src/core/formats/registry'

const call = { type: 'tool-call', toolCallId: 'a', toolName: 'x', input: {} }

describe('detectFormat', () => {
  it.each<[string, readonly unknown[], string]>([
    ['native chunks', [call], 'dispatch'],
    ['native results', [{ type: 'tool-result', toolCallId: 'a', content: '' }], 'dispatch'],
    ['native calls with an empty id', [{ ...call, toolCallId: '' }], 'dispatch'],
    ['native calls whose id is null', [{ ...call, toolCallId: null }], 'dispatch'],
    ['native calls without an id', [{ type: 'tool-call', toolName: 'x', input: {} }], 'dispatch'],
    ['native results without an id', [{ type: 'tool-result', toolName: 'x', content: '' }], 'dispatch'],
    ['calls with neither id nor name', [{ type: 'tool-call', input: {} }], 'unknown'],
    ['calls in the messages of version 4', [{ role: 'assistant', content: '', toolInvocations: [{ state: 'call', toolCallId: 'a', toolName: 'x', args: {} }] }], 'ai-sdk-ui'],
    ['records in a batch', [[{ jsonrpc: '2.0', id: 1, method: 'tools/call' }, { jsonrpc: '2.0', id: 2, method: 'tools/call' }]], 'mcp'],
    ['stored chunks', [{ seq: 1, role: 'user', chunk: { type: 'text', text: 'a' } }], 'dispatch'],
    ['messages of chunks', [{ role: 'user', chunks: [] }], 'dispatch'],
    ['live events', [{ type: 'turn-start', conversationId: 'c', turnId: 't' }], 'dispatch'],
    ['UI messages', [{ role: 'user', parts: [{ type: 'text', text: 'a' }] }], 'ai-sdk-ui'],
    ['UI message chunks', [{ type: 'start' }, { type: 'start-step' }, { type: 'text-delta', id: '1', delta: 'a' }], 'ai-sdk-ui'],
    ['session lines', [{ type: 'user', uuid: 'u', sessionId: 's', message: {} }], 'claude-code'],
    ['session lines at the root', [{ type: 'assistant', parentUuid: null }], 'claude-code'],
    ['stream messages', [{ type: 'assistant', parent_tool_use_id: null, message: {} }], 'claude-code'],
    ['bare session messages', [{ type: 'user', message: { role: 'user', content: 'a' } }], 'claude-code'],
    ['the same envelope around other parts', [{ type: 'user', uuid: 'u', sessionId: 's', message: { role: 'user', parts: [] } }], 'unknown'],
    ['parts without a type', [{ role: 'model', parts: [{ functionCall: { name: 'f' } }] }], 'gemini'],
    ['tool-call parts of another library', [{ role: 'assistant', parts: [{ type: 'tool-call', id: 'a', arguments: '{}' }] }], 'tanstack-ai'],
    ['a request in a list', [{ model: 'x', messages: [{ role: 'assistant', tool_calls: [{ id: 'a', function: { name: 'f', arguments: '{}' } }] }] }], 'openai-chat'],
    ['a response that does not say so', [{ choices: [{ message: { role: 'assistant', tool_calls: [{ id: 'a', function: { name: 'f', arguments: '{}' } }] } }] }], 'openai-chat'],
    ['chunks that do not say so', [{ choices: [{ delta: { content: 'a' } }] }], 'openai-chat'],
    ['the output of a response in a list', [{ output: [{ type: 'function_call', call_id: 'a', name: 'f', arguments: '{}' }] }], 'openai-responses'],
    ['plain messages', [{ role: 'user', content: 'a' }], 'unknown'],
    ['nothing', [], 'unknown'],
    ['no objects', [1, 'a', null], 'unknown'],
  ])('tells %s', (_, records, expected) => {
    expect(detectFormat(records)).toBe(expected)
  })

  it('leaves records that look the same everywhere out of the count', () => {
    const neutral = [{ type: 'text', text: 'a' }, { role: 'user', content: 'a' }, { type: 'usage' }, { type: 'text-delta', delta: 'a' }]
    expect(detectFormat([...Array.from({ length: 20 }, () => neutral).flat(), call])).toBe('dispatch')
  })

  it('wants a fifth of the records that could vote', () => {
    const strangers = (length: number) => Array.from({ length }, () => ({ kind: 'stranger' }))
    expect(detectFormat([...strangers(4), call])).toBe('dispatch')
    expect(detectFormat([...strangers(5), call])).toBe('unknown')
  })

  it('looks at the first 400 records', () => {
    const neutral = Array.from({ length: 400 }, () => ({ type: 'usage' }))
    expect(detectFormat([...neutral.slice(1), call])).toBe('dispatch')
    expect(detectFormat([...neutral, call])).toBe('unknown')
  })

  it('takes the first of two formats that are as likely', () => {
    expect(detectFormat([call, { type: 'summary' }])).toBe('claude-code')
  })
})

describe('the list of formats', () => {
  it('calls every format by its own name', () => {
    expect(formatNames.map(name => findFormat(name)?.name)).toEqual(formatNames)
  })

  it.each(['__proto__', 'constructor', 'toString', ''])('has no format named %j', (name) => {
    expect(findFormat(name)).toBeUndefined()
  })
})
