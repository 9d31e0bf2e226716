import { describe, expect, it } from 'vitest'
import { readAs } from '../../support/format-samples'

const chatCall = (name: string, id?: string) => ({ id, type: 'function', function: { name, arguments: '{}' } })
const use = (name: string, id?: string) => ({ type: 'tool_use', id, name, input: {} })
const graphCall = (name: string, id?: string | null) => ({ id, name, args: {}, type: 'tool_call' })
const piCall = (name: string) => ({ type: 'toolCall', name, arguments: {} })
const piEntry = (id: string, message: object) => ({ type: 'message', id, message })
const block = (index: number, name: string) => ({ type: 'content_block_start', index, content_block: use(name) })

/** Calls of `f` and `g`, in this order, and results that name no call. Those with a name come in the other order. */
const logs: readonly (readonly [what: string, format: string, records: readonly unknown[]])[] = [
  ['Chat Completions, by name', 'openai-chat', [
    { role: 'assistant', content: null, tool_calls: [chatCall('f', 'c1'), chatCall('g', 'c2')] },
    { role: 'tool', name: 'g', content: 'G' }, { role: 'tool', name: 'f', content: 'F' },
  ]],
  ['Chat Completions, by place', 'openai-chat', [
    { role: 'assistant', content: null, tool_calls: [chatCall('f', 'c1'), chatCall('g', 'c2')] },
    { role: 'tool', tool_call_id: '', content: 'F' }, { role: 'tool', content: 'G' },
  ]],
  ['Chat Completions in chunks', 'openai-chat', [
    { object: 'chat.completion.chunk', id: 'x', choices: [{ delta: { tool_calls: [{ index: 0, ...chatCall('f') }, { index: 1, ...chatCall('g') }] }, finish_reason: 'tool_calls' }] },
    { role: 'tool', name: 'g', content: 'G' }, { role: 'tool', name: 'f', content: 'F' },
  ]],
  ['Responses', 'openai-responses', [
    { type: 'web_search_call', id: 'ws', status: 'in_progress' },
    { type: 'function_call', call_id: 'c1', name: 'f', arguments: '{}' }, { type: 'function_call', call_id: 'c2', name: 'g', arguments: '{}' },
    { type: 'function_call_output', name: 'g', output: 'G' }, { type: 'function_call_output', output: 'F' },
  ]],
  ['Anthropic', 'anthropic', [
    { role: 'assistant', content: [use('f', 'a'), use('g', 'b')] },
    { role: 'user', content: [{ type: 'tool_result', content: 'F' }, { type: 'tool_result', content: 'G' }] },
  ]],
  ['a stream of Anthropic', 'anthropic', [
    { type: 'message_start', message: { id: 'm', type: 'message' } }, block(0, 'f'), block(1, 'g'), { type: 'message_stop' },
    { role: 'user', content: [{ type: 'tool_result', content: 'F' }, { type: 'tool_result', content: 'G' }] },
  ]],
  ['Bedrock, where one call has an id', 'bedrock', [
    { role: 'assistant', content: [{ toolUse: { toolUseId: 'x', name: 'f', input: {} } }, { toolUse: { name: 'g', input: {} } }] },
    { role: 'user', content: [{ toolResult: { content: [{ json: 'F' }] } }, { toolResult: { content: [{ json: 'G' }] } }] },
  ]],
  ['LangChain', 'langchain', [
    { type: 'ai', id: 'm', content: '', tool_calls: [graphCall('f', 'c1'), graphCall('g', 'c2')] },
    { type: 'tool', name: 'g', content: 'G' }, { type: 'tool', name: 'f', content: 'F' },
  ]],
  ['LangChain without any id', 'langchain', [
    { type: 'ai', content: '', tool_calls: [graphCall('f'), graphCall('g', null)] },
    { type: 'tool', name: 'g', content: 'G' }, { type: 'tool', name: 'f', content: 'F' },
  ]],
  ['LangChain with the id of the message only', 'langchain', [
    { type: 'ai', id: 'm', content: '', tool_calls: [graphCall('f'), graphCall('g', '')] },
    { type: 'tool', name: 'g', content: 'G' }, { type: 'tool', name: 'f', content: 'F' },
  ]],
  ['pi', 'pi', [
    piEntry('1', { role: 'assistant', content: [piCall('f'), piCall('g')] }),
    piEntry('2', { role: 'bashExecution', command: 'ls', output: '', exitCode: 0 }),
    piEntry('3', { role: 'toolResult', toolName: 'g', content: 'G' }), piEntry('4', { role: 'toolResult', toolName: 'f', content: 'F' }),
  ]],
  ['the AI SDK', 'ai-sdk-model', [
    { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'a', toolName: 'f', input: {} }, { type: 'tool-call', toolCallId: 'b', toolName: 'g', input: {} }] },
    { role: 'tool', content: [{ type: 'tool-result', toolName: 'g', output: { type: 'text', value: 'G' } }, { type: 'tool-result', toolName: 'f', output: { type: 'text', value: 'F' } }] },
  ]],
]

describe('results that name no call', () => {
  it.each(logs)('find the calls of the latest message: %s', (_, format, records) => {
    const { entries, issues } = readAs(format, records)
    const calls = entries.filter(entry => ['f', 'g'].includes(entry.toolName))
    expect(calls.map(entry => [entry.toolName, entry.call !== null, entry.result?.content])).toEqual([['f', true, 'F'], ['g', true, 'G']])
    expect(entries.filter(entry => entry.call === null)).toEqual([])
    expect(issues).toEqual([])
  })

  it('find the call of an earlier message neither by name nor by place', () => {
    const { entries } = readAs('openai-chat', [
      { role: 'assistant', tool_calls: [chatCall('f', 'c1')] }, { role: 'assistant', tool_calls: [chatCall('g', 'c2')] },
      { role: 'tool', name: 'f', content: 'F' }, { role: 'tool', content: 'G' }, { role: 'tool', content: 'more' },
    ])
    expect(entries.map(entry => [entry.toolName, entry.result?.content])).toEqual([['f', undefined], ['g', 'G'], ['f', 'F'], ['', 'more']])
  })

  it('find a call of the same name that has no id either first', () => {
    const { entries } = readAs('openai-chat', [
      { role: 'assistant', tool_calls: [chatCall('f', 'c1'), chatCall('f')] }, { role: 'tool', name: 'f', content: '2' }, { role: 'tool', tool_call_id: 'c1', content: '1' },
    ])
    expect(entries.map(entry => entry.result?.content)).toEqual(['1', '2'])
  })

  it.each<[string, readonly unknown[]]>([
    ['openai-chat', [{ role: 'assistant', tool_calls: [chatCall('f', '1'), chatCall('g', '')] }, { role: 'tool', content: 'G' }, { role: 'tool', tool_call_id: '1', content: 'F' }]],
    ['anthropic', [{ role: 'assistant', content: [use('f', '1'), use('g')] }, { role: 'user', content: [{ type: 'tool_result', content: 'G' }, { type: 'tool_result', tool_use_id: '1', content: 'F' }] }]],
    ['gemini', [{ role: 'model', parts: [{ functionCall: { id: '1', name: 'f', args: {} } }, { functionCall: { name: 'f', args: {} } }] },
      { role: 'user', parts: [{ functionResponse: { name: 'f', response: { output: 'G' } } }, { functionResponse: { id: '1', name: 'f', response: { output: 'F' } } }] }]],
  ])('leave a call to its own result, which comes after them: %s', (format, records) => {
    const { entries, issues } = readAs(format, records)
    expect(entries.map(entry => entry.result?.content)).toEqual(['F', 'G'])
    expect(issues).toEqual([])
  })

  it('find their call after it was given up', () => {
    const { entries } = readAs('anthropic', [
      { role: 'assistant', content: [use('f')] }, { role: 'user', content: [{ type: 'text', text: 'Here:' }, { type: 'tool_result', content: 'F' }] },
    ])
    expect(entries).toMatchObject([{ status: 'ok', call: { toolName: 'f' }, result: { content: 'F' } }])
  })
})
