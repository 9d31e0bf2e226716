import { describe, expect, it } from 'vitest'
import { readAs, textsOf } from '../../support/format-samples'

const statusesOf = (format: string, records: readonly unknown[]) => readAs(format, records).entries.flatMap(function list(entry): string[] {
  return [`${entry.toolCallId} ${entry.status}`, ...entry.children.flatMap(list)]
})

const part = (sessionID: string, callID: string, tool: string, state: object) =>
  ({ type: 'message.part.updated', properties: { part: { id: `p${callID}`, sessionID, messageID: `m${sessionID}`, type: 'tool', callID, tool, state } } })
const running = (sessionId?: string) => ({ status: 'running', input: { a: 1 }, ...(sessionId !== undefined && { metadata: { sessionId } }) })
const done = { status: 'completed', input: { a: 1 }, output: 'x' }
const twoAgents = [part('S', 'c1', 'task', running('A')), part('S', 'c2', 'task', running('B')), part('B', 'c4', 'bash', running())]

describe('the end of a sub-agent', () => {
  it.each([
    ['that is idle', { type: 'session.idle', properties: { sessionID: 'A' } }],
    ['that was stopped', { type: 'session.error', properties: { sessionID: 'A', error: { name: 'MessageAbortedError', data: { message: 'aborted' } } } }],
    ['whose message failed', { type: 'message.updated', properties: { info: { id: 'mA', role: 'assistant', sessionID: 'A', error: { name: 'APIError', data: { message: 'busy' } } } } }],
  ])('ends nothing of others: an OpenCode session %s', (_, event) => {
    expect(statusesOf('opencode', [...twoAgents, event])).toEqual(['c1 pending', 'c2 pending', 'c4 pending'])
    expect(statusesOf('opencode', [...twoAgents, event, part('B', 'c4', 'bash', done)])).toContain('c4 ok')
  })

  it('is not its prompt: LangGraph', () => {
    const call = (id: string, name: string) => ({ type: 'ai', id: `m${id}`, content: '', tool_calls: [{ id, name, args: {}, type: 'tool_call' }] })
    expect(statusesOf('langchain', [
      [[], { agent: { messages: [call('c1', 'task')] } }],
      [['tools:1'], { agent: { messages: [{ type: 'human', id: 'h', content: 'do it' }, call('c2', 'ls')] } }],
    ])).toEqual(['c1 pending', 'c2 pending'])
  })
})

describe('what streams think', () => {
  it('is no word of the assistant: OpenCode', () => {
    const transcript = readAs('opencode', [
      { type: 'message.part.updated', properties: { part: { id: 'x', sessionID: 'S', messageID: 'm1', type: 'reasoning', text: '' } } },
      { type: 'message.part.delta', properties: { sessionID: 'S', messageID: 'm1', partID: 'x', field: 'text', delta: 'hm' } },
    ])
    expect(textsOf(transcript)).toEqual(['thinking: hm'])
  })
})

describe('a stream', () => {
  const start = [{ type: 'start', messageId: 'm' }, { type: 'start-step' }]
  const input = (a: number) => ({ type: 'tool-input-available', toolCallId: 'c', toolName: 'ls', input: { a } })
  const output = { type: 'tool-output-available', toolCallId: 'c', output: 'x' }

  it('whose step begins anew is one with its message: the AI SDK', () => {
    const parts = [{ type: 'step-start' }, { type: 'tool-ls', toolCallId: 'c', state: 'output-available', input: { a: 2 }, output: 'x' }]
    const { entries } = readAs('ai-sdk-ui', [...start, input(1), { type: 'reset-step' }, input(2), output, { type: 'finish' }, { id: 'm', role: 'assistant', parts }])
    expect(entries).toMatchObject([{ status: 'ok', call: { input: { a: 2 } } }])
  })

  it('that ends leaves no tool of the server running that had begun to answer: the AI SDK', () => {
    expect(statusesOf('ai-sdk-ui', [...start, input(1), { ...output, preliminary: true }, { type: 'finish-step' }, { type: 'finish' }])).toEqual(['c cancelled'])
  })

  it.each<[string, object]>([
    ['beside a choice', { choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }] }],
    ['alone', { choices: [] }],
  ])('that breaks off says so: Chat Completions, %s', (_, rest) => {
    const chunk = { id: 'g', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'f', arguments: '{"x"' } }] }, finish_reason: null }] }
    const transcript = readAs('openai-chat', [chunk, { id: 'g', object: 'chat.completion.chunk', error: { code: 502, message: 'Provider disconnected' }, ...rest }])
    expect(transcript.entries).toMatchObject([{ status: 'cancelled' }])
    expect(textsOf(transcript)).toContain('error: Provider disconnected')
  })

  it('that is cut in front keeps its arguments: Claude Code', () => {
    const event = (event: object) => ({ type: 'stream_event', session_id: 's', parent_tool_use_id: null, event })
    const { entries } = readAs('claude-code', [
      event({ type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 'a', name: 'Bash', input: {} } }),
      event({ type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: '{"command":"ls"}' } }),
      event({ type: 'content_block_stop', index: 0 }),
    ])
    expect(entries).toMatchObject([{ status: 'pending', call: { input: { command: 'ls' } } }])
  })

  it('that is cut in front is one with its whole response: Responses', () => {
    const item = { type: 'function_call', id: 'i', call_id: 'a', name: 'f', arguments: '{}' }
    expect(statusesOf('openai-responses', [
      { type: 'response.output_item.done', output_index: 0, item },
      { object: 'response', id: 'r', status: 'completed', output: [item] },
      { type: 'function_call_output', call_id: 'a', output: 'A' },
    ])).toEqual(['a ok'])
  })
})
