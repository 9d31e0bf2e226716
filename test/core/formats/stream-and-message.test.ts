import { describe, expect, it } from 'vitest'
import { readAs, textsOf } from '../../support/format-samples'

const use = { type: 'tool_use', id: 'a', name: 'f', input: { n: 1 } }
const toolUse = { toolUseId: 'a', name: 'f', input: { n: 1 } }
const functionCall = { name: 'f', args: { n: 1 } }
const parts = [{ type: 'text', text: 'So' }, { type: 'tool-f', toolCallId: 'a', state: 'output-available', input: { n: 1 }, output: 'done' }]
const chunk = (delta: object, finish: string | null = null) => ({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })

/** A message that says `So` and calls, as it streams in; then whole; then the result. */
const logs: readonly (readonly [what: string, format: string, stream: readonly unknown[], message: object, results: readonly unknown[]])[] = [
  ['Anthropic', 'anthropic', [
    { type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant' } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }, { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'So' } },
    { type: 'content_block_start', index: 1, content_block: { ...use, input: {} } }, { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '{"n":1}' } },
    { type: 'message_delta', delta: { stop_reason: 'tool_use' } }, { type: 'message_stop' },
  ], { role: 'assistant', content: [{ type: 'text', text: 'So' }, use] }, [{ role: 'user', content: [{ type: 'tool_result', tool_use_id: 'a', content: 'done' }] }]],
  ['Bedrock', 'bedrock', [
    { messageStart: { role: 'assistant' } }, { contentBlockDelta: { contentBlockIndex: 0, delta: { text: 'So' } } }, { contentBlockStop: { contentBlockIndex: 0 } },
    { contentBlockStart: { contentBlockIndex: 1, start: { toolUse: { toolUseId: 'a', name: 'f' } } } }, { contentBlockDelta: { contentBlockIndex: 1, delta: { toolUse: { input: '{"n":1}' } } } },
    { messageStop: { stopReason: 'tool_use' } }, { metadata: { usage: {} } },
  ], { role: 'assistant', content: [{ text: 'So' }, { toolUse }] }, [{ role: 'user', content: [{ toolResult: { toolUseId: 'a', content: [{ json: 'done' }] } }] }]],
  ['Gemini', 'gemini', [
    { responseId: 'r', candidates: [{ content: { role: 'model', parts: [{ text: 'S' }] } }] }, { responseId: 'r', candidates: [{ content: { role: 'model', parts: [{ text: 'o' }] } }] },
    { responseId: 'r', candidates: [{ content: { role: 'model', parts: [{ functionCall }] }, finishReason: 'STOP' }] },
  ], { role: 'model', parts: [{ text: 'So' }, { functionCall }] }, [{ role: 'user', parts: [{ functionResponse: { name: 'f', response: { output: 'done' } } }] }]],
  ['Chat Completions', 'openai-chat', [
    chunk({ content: 'So' }), chunk({ tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'f', arguments: '{"n":1}' } }] }), chunk({}, 'tool_calls'),
  ], { role: 'assistant', content: 'So', tool_calls: [{ id: 'a', type: 'function', function: { name: 'f', arguments: '{"n":1}' } }] }, [{ role: 'tool', tool_call_id: 'a', content: 'done' }]],
  ['the AI SDK', 'ai-sdk-ui', [
    { type: 'start', messageId: 'm' }, { type: 'start-step' }, { type: 'text-start', id: '1' }, { type: 'text-delta', id: '1', delta: 'So' },
    { type: 'tool-input-available', toolCallId: 'a', toolName: 'f', input: { n: 1 } }, { type: 'tool-output-available', toolCallId: 'a', output: 'done' }, { type: 'finish' },
  ], { id: 'm', role: 'assistant', parts }, []],
]

describe('a message that comes whole after its stream', () => {
  it.each(logs)('is the same cards and texts: %s', (_, format, stream, message, results) => {
    const transcript = readAs(format, [...stream, message, ...results])
    expect(transcript.entries).toMatchObject([{ status: 'ok', call: { toolName: 'f', input: { n: 1 } }, result: { content: 'done' } }])
    expect(textsOf(transcript)).toEqual(['assistant: So'])
    const [card] = readAs(format, stream).entries
    expect(transcript.entries[0]!.key).toBe(card!.key)
  })

  it.each(logs.filter(([, format]) => format !== 'ai-sdk-ui'))('is another one when something was said in between: %s', (_, format, stream, message, results) => {
    const { entries } = readAs(format, [...stream, ...results, message])
    expect(entries.map(entry => entry.status)).toEqual(['ok', 'pending'])
  })

  it.each(logs)('may be cut off in the stream: %s', (_, format, stream, message, results) => {
    const length = stream.findLastIndex(record => JSON.stringify(record).includes('"f"')) + 1
    const { entries } = readAs(format, [...stream.slice(0, length), message, ...results])
    expect(entries).toMatchObject([{ status: 'ok', call: { input: { n: 1 } } }])
    expect(entries[0]!.call!.inputText).toBeUndefined()
  })

  it('is told by its id, however often it comes while it grows', () => {
    const [, , stream] = logs.at(-1)!
    const transcript = readAs('ai-sdk-ui', [...stream, { id: 'm', role: 'assistant', parts }, { id: 'm', role: 'assistant', parts: [{ type: 'text', text: 'So it is' }, parts[1]] }])
    expect(transcript.entries.map(entry => entry.key)).toEqual(['ta'])
    expect(textsOf(transcript)).toEqual(['assistant: So it is'])
  })
})

describe('a message after a stream of which the beginning was lost', () => {
  const chatCall = (id: string, name: string) => ({ id, type: 'function', function: { name, arguments: '{}' } })
  const end = chunk({}, 'tool_calls')
  const whole = { role: 'assistant', content: null, tool_calls: [chatCall('a', 'f'), chatCall('b', 'g')] }
  const blocks = [{ ...use, id: 'a' }, { ...use, id: 'b', name: 'g' }]

  it.each<[string, string, readonly unknown[], object]>([
    ['Chat Completions', 'openai-chat', [chunk({ tool_calls: [{ index: 1, ...chatCall('b', 'g') }] }), end], whole],
    ['Chat Completions without ids', 'openai-chat', [chunk({ tool_calls: [{ index: 1, function: { name: 'g', arguments: '{}' } }] }), end], whole],
    ['Anthropic', 'anthropic', [{ type: 'content_block_start', index: 1, content_block: blocks[1] }, { type: 'message_stop' }], { role: 'assistant', content: blocks }],
  ])('adds what the stream lacks, and nothing twice: %s', (_, format, stream, message) => {
    const { entries } = readAs(format, [...stream, message])
    expect(entries.map(entry => [entry.toolName, entry.toolCallId]).toSorted()).toEqual([['f', 'a'], ['g', 'b']])
    expect(entries.find(entry => entry.toolName === 'g')!.key).toBe(readAs(format, stream).entries[0]!.key)
  })
})
