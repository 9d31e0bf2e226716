import { describe, expect, it } from 'vitest'
import { detectFormat } from '../../../src/core/formats/detect-format'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'

const read = (...records: unknown[]) => readAs('openai-responses', records)
const call = (id: string, name = 'ls', more: object = {}) => ({ type: 'function_call', call_id: id, name, arguments: '{"path":"."}', status: 'completed', ...more })
const output = (id: string, value: unknown = 'done', more: object = {}) => ({ type: 'function_call_output', call_id: id, output: value, ...more })
const event = (type: string, fields: object = {}) => ({ type: `response.${type}`, output_index: 0, ...fields })
const begun = (item: object, index = 0) => event('output_item.added', { item, output_index: index })
const done = (item: object, index = 0) => event('output_item.done', { item, output_index: index })

describe('samples of the Responses API', () => {
  checkSamples('openai-responses', 'openai-responses', 'openai-responses-stream')

  it.each<[object, string]>([
    [call('a'), 'openai-responses'],
    [output('a'), 'openai-responses'],
    [{ type: 'tool_search_output', tools: [] }, 'openai-responses'],
    [{ type: 'mcp_approval_request', id: 'r' }, 'openai-responses'],
    [{ type: 'tool_call_item', rawItem: { type: 'function_call', callId: 'a' } }, 'openai-responses'],
    [{ object: 'response', output: [] }, 'openai-responses'],
    [event('created'), 'openai-responses'],
    [{ ...call('a'), timestamp: 't' }, 'unknown'],
    [{ type: 'reasoning', id: 'rs_1', summary: [] }, 'unknown'],
  ])('%j is detected as %s', (record, expected) => {
    expect(detectFormat([record])).toBe(expected)
  })
})

describe('items of hosted tools', () => {
  it.each<[string, object]>([
    ['web_search_call', { action: { type: 'search', query: 'q' } }],
    ['mcp_call', { name: 'log', server_label: 'git', arguments: '{}', output: 'x' }],
    ['code_interpreter_call', { code: '1', outputs: null }],
  ])('that come again until they are done are one card: %s', (type, fields) => {
    const item = (status: string) => ({ type, id: 'i', ...fields, status })
    const { entries } = read(item('in_progress'), call('a'), output('a'), item('in_progress'), item('completed'), item('in_progress'))
    // An id that is used again after the end is another one.
    expect(entries.map(entry => [entry.key, entry.status])).toEqual([['ti', 'ok'], ['ta', 'ok'], ['ti#2', 'pending']])
  })
})

describe('items that are calls', () => {
  it.each<[string, object, object]>([
    ['function_call', { name: 'ls', arguments: '{"a":1}' }, { toolName: 'ls', input: { a: 1 } }],
    ['function_call', { name: 'ls', arguments: '' }, { toolName: 'ls', input: {} }],
    ['function_call', { name: 'ls', arguments: '{"a"' }, { input: '{"a"', inputText: '{"a"' }],
    ['function_call', { name: 'log', namespace: 'mcp__git__', arguments: '{}' }, { toolName: 'log', server: 'git' }],
    ['custom_tool_call', { name: 'sql', input: '[1]' }, { toolName: 'sql', input: '[1]' }],
    ['local_shell_call', { action: { type: 'exec', command: ['ls'] } }, { toolName: 'local_shell', input: { command: ['ls'] }, agent: 'openai-hosted' }],
    ['shell_call', { action: { commands: ['ls'] } }, { toolName: 'shell', input: { commands: ['ls'] } }],
    ['apply_patch_call', { operation: { type: 'delete_file', path: 'a' } }, { toolName: 'apply_patch', input: { operation: { path: 'a' } } }],
    ['computer_call', { action: { type: 'click', x: 1, y: 2 } }, { toolName: 'computer', input: { type: 'click', x: 1, y: 2 } }],
    ['computer_call', { actions: [{ type: 'wait' }] }, { toolName: 'computer', input: { actions: [{ type: 'wait' }] } }],
    ['tool_search_call', { execution: 'client', arguments: { goal: 'mail' } }, { toolName: 'tool_search', input: { goal: 'mail' } }],
    ['program', { code: 'run()' }, { toolName: 'program', input: { code: 'run()' } }],
  ])('%s with %j wait for their result', (type, fields, expected) => {
    expect(read({ type, id: 'item', call_id: 'a', status: 'completed', ...fields }).entries).toMatchObject([{ key: 'ta', status: 'pending', call: expected }])
  })

  it.each<[string, object, object]>([
    ['web_search_call', { action: { type: 'search', query: 'q' } }, { toolName: 'web_search', call: { input: { action: { query: 'q' } } }, result: { content: '' } }],
    ['web_search_call', { action: { type: 'search', sources: [{ url: 'u' }] } }, { result: { content: [{ url: 'u' }] } }],
    ['file_search_call', { queries: ['q'], results: [{ file_id: 'f' }] }, { toolName: 'file_search', call: { input: { queries: ['q'] } }, result: { content: [{ file_id: 'f' }] } }],
    ['file_search_call', { queries: ['q'], results: null }, { status: 'ok', result: { content: '' } }],
    ['code_interpreter_call', { code: '1', outputs: [{ type: 'logs', logs: '1' }] }, { toolName: 'code_interpreter', call: { input: { code: '1' } }, result: { content: [{ type: 'logs', logs: '1' }] } }],
    ['image_generation_call', { result: 'AAAA', revised_prompt: 'cat', output_format: 'webp' }, { call: { input: { prompt: 'cat' } }, result: { content: [{ type: 'image', data: 'AAAA', mimeType: 'image/webp' }] } }],
    ['image_generation_call', { status: 'failed', result: null, error: { code: 'blocked', message: 'No', type: 't' } }, { status: 'error', result: { content: 'No', error: { message: 'No', code: 'blocked' } } }],
    ['mcp_call', { name: 'log', server_label: 'git', arguments: '{"n":1}', output: 'x' }, { toolName: 'log', status: 'ok', call: { server: 'git', input: { n: 1 } }, result: { content: 'x' } }],
    ['mcp_call', { name: 'log', arguments: '', error: 'Refused' }, { status: 'error', result: { content: 'Refused' } }],
    ['mcp_call', { name: 'log', arguments: '', error: { type: 'mcp_tool_execution_error', content: [{ type: 'text', text: 'Bad' }] } }, { status: 'error', result: { content: 'Bad' } }],
    ['mcp_call', { name: 'log', arguments: '', error: { type: 'http_error', code: 502, message: 'Down' } }, { result: { error: { message: 'Down', code: 502 } } }],
    ['web_search_call', { status: 'failed' }, { status: 'error' }],
    ['web_search_call', { status: 'incomplete' }, { status: 'ok' }],
    ['web_search_call', { status: 'searching' }, { status: 'pending', result: null }],
  ])('%s with %j hold their own result', (type, fields, expected) => {
    expect(read({ type, id: 'item', status: 'completed', ...fields }).entries).toMatchObject([{ key: 'titem', ...expected }])
  })

  it('are cards of their own, also when nothing tells them apart', () => {
    const search = { type: 'web_search_call', status: 'completed', action: { type: 'search', query: 'q' } }
    expect(read(call('a'), call('a'), search, search).entries.map(entry => entry.key)).toEqual(['ta', 'ta#2', 't#1', 't#2'])
  })

  it('from inside a program stand below it', () => {
    const { entries } = read({ type: 'program', call_id: 'p', code: 'x' }, call('a', 'ls', { caller: { type: 'program', caller_id: 'p' }, status: 'in_progress' }), output('a'))
    expect(entries).toMatchObject([{ toolCallId: 'p', children: [{ toolCallId: 'a', status: 'ok' }] }])
  })

  it('of openai-agents are unwrapped', () => {
    const { entries } = read(
      { type: 'tool_call_item', rawItem: { type: 'function_call', callId: 'a', name: 'ls', arguments: '{}' } },
      { type: 'tool_call_output_item', rawItem: { type: 'function_call_result', callId: 'a', output: { type: 'text', text: 'x' } } },
    )
    expect(entries).toMatchObject([{ toolName: 'ls', result: { content: { type: 'text', text: 'x' } } }])
  })
})

describe('items that are results', () => {
  it.each<[string, object, object]>([
    ['custom_tool_call_output', { output: [{ type: 'input_image', image_url: 'u' }] }, { status: 'ok', result: { content: [{ type: 'input_image', image_url: 'u' }] } }],
    ['shell_call_output', { output: [{ stdout: 'a', stderr: '', outcome: { type: 'exit', exit_code: 0 } }] }, { status: 'ok', result: { exitCode: 0 } }],
    ['shell_call_output', { output: [{ outcome: { type: 'exit', exit_code: 0 } }, { outcome: { type: 'exit', exit_code: 3 } }] }, { status: 'error', result: { exitCode: 3, isError: false } }],
    ['shell_call_output', { output: [{ stdout: '', outcome: { type: 'timeout' } }] }, { status: 'error', result: { isError: true } }],
    ['apply_patch_call_output', { status: 'failed', output: 'No such file' }, { status: 'error', result: { content: 'No such file' } }],
    ['apply_patch_call_output', { status: 'completed' }, { status: 'ok', result: { content: '' } }],
    ['computer_call_output', { output: { type: 'computer_screenshot', image_url: 'data:image/png;base64,AA' } }, { result: { content: [{ type: 'input_image', image_url: 'data:image/png;base64,AA' }] } }],
    ['tool_search_output', { tools: [{ name: 'mail' }] }, { result: { content: [{ name: 'mail' }] } }],
    ['program_output', { result: 'x', status: 'completed' }, { status: 'ok', result: { content: 'x' } }],
  ])('%s with %j', (type, fields, expected) => {
    expect(read(call('a'), { type, call_id: 'a', ...fields }).entries).toMatchObject([{ key: 'ta', ...expected }])
  })

  it('of a local shell name the call, or its item', () => {
    const shell = { type: 'local_shell_call', id: 'item', call_id: 'a', action: { command: ['ls'] } }
    for (const id of ['a', 'item']) {
      expect(read(shell, { type: 'local_shell_call_output', id, output: 'x' }).entries).toMatchObject([{ toolCallId: 'a', result: { content: 'x' } }])
    }
  })

  it('of a search for tools without an id answer the searches in order', () => {
    const search = (goal: string) => ({ type: 'tool_search_call', call_id: null, execution: 'server', arguments: { goal } })
    const found = (name: string) => ({ type: 'tool_search_output', call_id: null, tools: [{ name }] })
    const { entries } = read(search('1'), found('a'), search('2'), search('3'), found('b'), found('c'))
    expect(entries.map(entry => [entry.call!.input, entry.result!.content])).toEqual([
      [{ goal: '1' }, [{ name: 'a' }]], [{ goal: '2' }, [{ name: 'b' }]], [{ goal: '3' }, [{ name: 'c' }]],
    ])
  })

  it('belong to the latest calls with the id; an older one stays unanswered', () => {
    const { entries } = read(call('0'), { role: 'user', content: 'Go on' }, call('0'), output('0', 'x'))
    expect(entries.map(entry => [entry.status, entry.result?.content])).toEqual([['cancelled', undefined], ['ok', 'x']])
  })

  it('without a call are orphans', () => {
    expect(read(output('a')).entries).toMatchObject([{ key: 'ta', call: null, status: 'ok' }])
  })
})

describe('approvals of MCP calls', () => {
  const request = { type: 'mcp_approval_request', id: 'r', name: 'log', server_label: 'git', arguments: '{"n":1}' }
  const reply = (approve: boolean, reason?: string) => ({ type: 'mcp_approval_response', approval_request_id: 'r', approve, reason })
  const mcp = { type: 'mcp_call', id: 'm', approval_request_id: 'r', name: 'log', server_label: 'git', arguments: '{"n":1}', output: 'x', status: 'completed' }

  it('wait, and become the call', () => {
    const transcript = read(request)
    expect(transcript.entries).toMatchObject([{ key: 'tr', status: 'approval', call: { server: 'git', input: { n: 1 }, approval: { id: 'r' } } }])
    transcript.push(reply(true))
    expect(transcript.entries).toMatchObject([{ status: 'pending', call: { approval: { id: 'r', approved: true } } }])
    transcript.push(mcp)
    expect(transcript.entries).toMatchObject([{ key: 'tr', status: 'ok', result: { content: 'x' } }])
  })

  it('that are refused are denied, with the words', () => {
    expect(read(request, reply(false, 'Not now')).entries).toMatchObject([{ status: 'denied', statusReason: 'Not now', result: { content: 'Not now' } }])
  })

  it('may be answered in a transcript that begins with the answer', () => {
    const { entries } = read({ type: 'mcp_approval_response', approval_request_id: 'r', approve: true },
      { type: 'mcp_call', id: 'm', name: 'f', server_label: 's', arguments: '{}', approval_request_id: 'r', output: 'o' })
    expect(entries).toMatchObject([{ status: 'ok', toolName: 'f', result: { content: 'o' } }])
  })

  it('that are not in the transcript leave the call a card', () => {
    expect(read(mcp).entries).toMatchObject([{ key: 'tm', status: 'ok' }])
  })
})

describe('responses', () => {
  const items = [
    { type: 'reasoning', id: 'rs', summary: [{ type: 'summary_text', text: 'Hm' }] },
    { type: 'message', id: 'msg', role: 'assistant', content: [{ type: 'output_text', text: 'Let me look.' }] },
    { id: 'fc', ...call('a') },
    { type: 'code_interpreter_call', id: 'ci', status: 'completed', code: 'print(1)', container_id: 'c', outputs: [{ type: 'logs', logs: '1' }] },
    { type: 'custom_tool_call', id: 'ct', call_id: 'b', name: 'sql', input: '{"x": 1}' },
    { type: 'apply_patch_call', id: 'ap', call_id: 'c', status: 'completed', operation: { type: 'create_file', path: 'a', diff: '+x\n' } },
    { type: 'shell_call', id: 'sh', call_id: 'd', status: 'completed', action: { commands: ['ls', 'pwd'] } },
  ]
  const response = { object: 'response', id: 'resp', status: 'completed', output: items }
  const stream = [
    event('created', { response: { id: 'resp', status: 'in_progress', output: [] } }),
    begun({ type: 'reasoning', id: 'rs', summary: [] }, 0),
    event('reasoning_summary_text.delta', { output_index: 0, summary_index: 0, delta: 'Hm' }),
    done(items[0]!, 0),
    begun({ type: 'message', id: 'msg', role: 'assistant', content: [] }, 1),
    event('output_text.delta', { output_index: 1, content_index: 0, delta: 'Let me ' }),
    event('output_text.delta', { output_index: 1, content_index: 0, delta: 'look.' }),
    done(items[1]!, 1),
    begun({ id: 'fc', ...call('a', 'ls', { arguments: '', status: 'in_progress' }) }, 2),
    event('function_call_arguments.delta', { output_index: 2, delta: '{"path":"' }),
    event('function_call_arguments.delta', { output_index: 2, delta: '."}' }),
    event('function_call_arguments.done', { output_index: 2, arguments: '{"path":"."}' }),
    done(items[2]!, 2),
    begun({ type: 'code_interpreter_call', id: 'ci', status: 'in_progress', code: '', container_id: 'c', outputs: [] }, 3),
    event('code_interpreter_call_code.delta', { output_index: 3, delta: 'print(1)' }),
    event('code_interpreter_call_code.done', { output_index: 3, code: 'print(1)' }),
    event('code_interpreter_call.interpreting', { output_index: 3 }),
    done(items[3]!, 3),
    begun({ type: 'custom_tool_call', id: 'ct', call_id: 'b', name: 'sql', input: '' }, 4),
    event('custom_tool_call_input.delta', { output_index: 4, delta: '{"x": 1}' }),
    event('custom_tool_call_input.done', { output_index: 4, input: '{"x": 1}' }),
    done(items[4]!, 4),
    begun({ type: 'apply_patch_call', id: 'ap', call_id: 'c', status: 'in_progress', operation: { type: 'create_file', path: 'a', diff: '' } }, 5),
    event('apply_patch_call_operation_diff.delta', { output_index: 5, delta: '+x' }),
    event('apply_patch_call_operation_diff.done', { output_index: 5, diff: '+x\n' }),
    done(items[5]!, 5),
    begun({ type: 'shell_call', id: 'sh', call_id: 'd', status: 'in_progress', action: { commands: [] } }, 6),
    event('shell_call_command.added', { output_index: 6, command_index: 0, command: '' }),
    event('shell_call_command.delta', { output_index: 6, command_index: 0, delta: 'ls' }),
    event('shell_call_command.done', { output_index: 6, command_index: 0, command: 'ls' }),
    event('shell_call_command.delta', { output_index: 6, command_index: 1, delta: 'pwd' }),
    done(items[6]!, 6),
    event('completed', { response }),
  ]
  const until = (type: string, count = 1) => {
    const ends = stream.flatMap((record, index) => record.type === `response.${type}` ? [index] : [])
    return read(...stream.slice(0, ends[count - 1]! + 1)).entries.at(-1)!
  }

  it('read the same as a stream', () => {
    expect(read(...stream).items).toEqual(read(response).items)
    expect(textsOf(read(...stream))).toEqual(['thinking: Hm', 'assistant: Let me look.'])
  })

  it.each<[string, number, object]>([
    ['function_call_arguments.delta', 1, { status: 'streaming', call: { input: { path: '' } } }],
    ['function_call_arguments.done', 1, { status: 'pending', call: { input: { path: '.' } } }],
    ['code_interpreter_call_code.delta', 1, { status: 'streaming', call: { input: { code: 'print(1)' } } }],
    ['code_interpreter_call.interpreting', 1, { status: 'pending', result: null }],
    ['custom_tool_call_input.delta', 1, { status: 'streaming', call: { input: '{"x": 1}' } }],
    ['apply_patch_call_operation_diff.delta', 1, { status: 'streaming', call: { input: { operation: { path: 'a', diff: '+x' } } } }],
    ['shell_call_command.delta', 2, { status: 'streaming', call: { input: { commands: ['ls', 'pwd'] } } }],
  ])('show calls as they grow: %s %i', (type, count, expected) => {
    expect(until(type, count)).toMatchObject(expected)
  })

  it('whose items have another id in every event read the same', () => {
    const renamed = stream.map((record, index) => 'item' in record ? { ...record, item: { ...record.item as object, id: `x${index}` } } : record)
    const { entries } = read(...renamed)
    expect(entries).toHaveLength(5)
    expect(entries.map(entry => entry.call!.input)).toEqual(read(response).entries.map(entry => entry.call!.input))
  })

  it('that number all items 0 keep their calls apart', () => {
    const { entries } = read(begun(call('a')), done(call('a')), begun(call('b')), done(call('b')))
    expect(entries.map(entry => entry.toolCallId)).toEqual(['a', 'b'])
  })

  it('make up in the end for what was lost on the way', () => {
    expect(read(stream[0], stream.at(-1)).entries).toEqual(read(response).entries)
  })

  it('take the results that follow, also when they repeat the calls', () => {
    const { entries } = read(...stream, items[2], output('a', 'x'), call('a'), output('a', 'y'))
    expect(entries.filter(entry => entry.toolCallId === 'a').map(entry => entry.result!.content)).toEqual(['x', 'y'])
  })

  it('show what a shell prints while it runs', () => {
    const shell = { type: 'shell_call', call_id: 'd', action: { commands: ['ls'] } }
    const transcript = read(done(shell), begun({ type: 'shell_call_output', id: 'o', call_id: 'd', output: [] }, 1), event('shell_call_output_content.delta', { output_index: 1, delta: { stdout: 'a\n' } }))
    expect(transcript.entries).toMatchObject([{ status: 'pending', result: { content: 'a\n', preliminary: true } }])
    const parts = [{ stdout: 'a\n', stderr: '', outcome: { type: 'exit', exit_code: 1 } }]
    transcript.push(done({ type: 'shell_call_output', id: 'o', call_id: 'd', output: parts }, 1))
    expect(transcript.entries).toMatchObject([{ status: 'error', result: { content: { output: parts }, exitCode: 1 } }])
  })

  it('show a picture before it is finished', () => {
    const { entries } = read(begun({ type: 'image_generation_call', id: 'ig', status: 'in_progress' }), event('image_generation_call.partial_image', { partial_image_b64: 'AA' }))
    expect(entries).toMatchObject([{ result: { content: [{ type: 'image', data: 'AA' }], preliminary: true } }])
  })

  it.each<[object, object, readonly string[]]>([
    [{ status: 'failed', error: { code: 'x', message: 'Overloaded' } }, { status: 'cancelled', statusReason: 'unanswered' }, ['error: Overloaded']],
    [{ status: 'incomplete' }, { status: 'cancelled' }, []],
    [{ status: 'cancelled' }, { status: 'cancelled', statusReason: 'cancelled' }, []],
    [{ status: 'completed' }, { status: 'pending' }, []],
  ])('that end with %j leave their calls so', (end, expected, texts) => {
    const transcript = read(stream[0], begun(call('a')), event('completed', { response: { id: 'resp', output: [call('a')], ...end } }))
    expect(transcript.entries).toMatchObject([expected])
    expect(textsOf(transcript)).toEqual(texts)
  })

  it('may stand in a request', () => {
    expect(read({ model: 'm', input: [call('a'), output('a')] }).entries).toMatchObject([{ status: 'ok' }])
  })

  it('that are broken are kept, with an issue', () => {
    const transcript = read(null, { object: 'response', id: 'r', output: [7, call('a')] }, event('function_call_arguments.delta', { output_index: 9, delta: 'x' }), { type: 'error', message: 'Gone' })
    expect(transcript.entries).toMatchObject([{ status: 'cancelled' }])
    expect(transcript.issues).toHaveLength(2)
    expect(textsOf(transcript)).toEqual(['error: Gone'])
  })
})
