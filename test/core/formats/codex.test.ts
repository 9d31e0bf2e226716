import { describe, expect, it } from 'vitest'
import { detectFormat } from '../../../src/core/formats/detect-format'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'

const read = (...records: unknown[]) => readAs('codex', records)
const line = (type: string, payload: object) => ({ timestamp: '1970-01-01T00:00:01Z', type, payload })
const item = (payload: object) => line('response_item', payload)
const event = (type: string, fields: object = {}) => line('event_msg', { type, ...fields })
const report = (fields: object) => event('item_completed', { item: fields })
const call = (id: string, name = 'exec_command', args: unknown = '{"cmd":"ls"}') => item({ type: 'function_call', name, arguments: args, call_id: id })
const output = (id: string, value: unknown) => item({ type: 'function_call_output', call_id: id, output: value })
const ran = (exitCode: number | null, more: object = {}) => ({
  type: 'CommandExecution', id: 'a', command: ['bash', '-lc', 'ls'], cwd: 'file:///app', aggregated_output: 'a.ts\n', exit_code: exitCode,
  status: exitCode === 0 ? 'completed' : 'failed', duration: { secs: 1, nanos: 500_000_000 }, ...more,
})

describe('samples of Codex', () => {
  checkSamples('codex', 'codex/agentsview-args.jsonl', 'codex/agentsview-stdin.jsonl', 'codex/handmade-2025-legacy.jsonl',
    'codex/recorded-0.163-fallback-model.jsonl', 'codex/recorded-0.163-rollout.jsonl')

  it.each<[string, readonly unknown[]]>([
    ['its first line', [{ id: 'x', timestamp: 't', instructions: null }, ...Array.from({ length: 30 }, () => ({ kind: 'stranger' }))]],
    ['a state line', [{ kind: 'stranger' }, { record_type: 'state' }]],
  ])('of 2025 are recognised by %s', (_, records) => {
    expect(detectFormat(records)).toBe('codex')
  })
})

describe('outputs', () => {
  it.each<[string, unknown, object]>([
    ['a header', 'Chunk ID: 1a\nWall time: 0.5 seconds\nProcess exited with code 3\nOriginal token count: 2\nOutput:\nno', { status: 'error', result: { exitCode: 3, durationMs: 500 } }],
    ['the header of a patch', 'Exit code: 0\nWall time: 0 seconds\nTotal output lines: 9\nOutput:\nSuccess', { status: 'ok', result: { exitCode: 0 } }],
    ['a command that goes on', 'Wall time: 10 seconds\nProcess running with session ID 7\nOutput:\n', { status: 'ok', result: { durationMs: 10_000 } }],
    ['output that only looks alike', 'Exit code: 3\nis what it said\nOutput:\n', { status: 'ok' }],
    ['a header further down', 'Hello\nExit code: 3\nOutput:\n', { status: 'ok' }],
    ['JSON of 2025', '{"output":"no","metadata":{"exit_code":2,"duration_seconds":0.25}}', { status: 'error', result: { content: 'no', exitCode: 2, durationMs: 250 } }],
    ['JSON of its own', '{"output":"x"}', { status: 'ok', result: { content: '{"output":"x"}' } }],
    ['blocks in JSON', '[{"type":"text","text":"5173"}]', { result: { content: [{ type: 'text', text: '5173' }] } }],
    ['a list of its own', '[{"a":1}]', { result: { content: '[{"a":1}]' } }],
    ['blocks', [{ type: 'input_text', text: 'Exit code: 1\nOutput:\n' }, { type: 'input_image', image_url: 'u' }], { status: 'error', result: { exitCode: 1 } }],
    ['an object', { content: 'no', success: false }, { status: 'error', result: { content: 'no', isError: true } }],
    ['the user\'s stop', 'aborted by user after 1.2s', { status: 'cancelled', statusReason: 'aborted by user' }],
    ['the user\'s stop with a time', 'Wall time: 8.9 seconds\naborted by user', { status: 'cancelled' }],
    ['words', 'unsupported call: x', { status: 'ok' }],
  ])('with %s', (_, value, expected) => {
    expect(read(call('a'), output('a', value)).entries).toMatchObject([expected])
  })

  it('answer calls with arguments of any form', () => {
    for (const args of [{ cmd: 'ls' }, '{"cmd":"ls"}']) expect(read(call('a', 'x', args)).entries[0]!.call!.input).toEqual({ cmd: 'ls' })
    expect(read(call('a', 'x', null)).entries[0]!.call!.input).toBeNull()
  })
})

describe('calls', () => {
  it('tell whose they are, when and where', () => {
    const { entries } = read(line('session_meta', { cwd: '/app' }), call('a'))
    expect(entries).toMatchObject([{ toolName: 'exec_command', call: { agent: 'codex-cli', cwd: '/app', startedAt: 1000 } }])
  })

  it('with an id that was used before are other calls', () => {
    const { entries } = read(call('0'), report(ran(0, { id: '0' })), output('0', 'one'), call('0', 'update_plan'), output('0', 'two'))
    expect(entries.map(entry => [entry.toolName, entry.result!.content])).toEqual([['exec_command', 'one'], ['update_plan', 'two']])
  })

  it('are not read from a compacted history', () => {
    const transcript = read(line('compacted', { message: 'So far …', replacement_history: [{ type: 'function_call', call_id: 'a', name: 'x' }] }))
    expect(transcript.entries).toEqual([])
    expect(textsOf(transcript)).toEqual(['system: So far …'])
  })
})

describe('reports', () => {
  it('tell more of a call, before its output and after it', () => {
    const header = 'Wall time: 0.0000 seconds\nProcess exited with code 3\nOutput:\nno'
    for (const records of [[report(ran(3)), output('a', header)], [output('a', header), report(ran(3))]]) {
      const { entries, issues } = read(call('a'), ...records)
      expect(entries).toMatchObject([{ status: 'error', call: { input: { cmd: 'ls' }, cwd: '/app' }, result: { content: header, isError: false, exitCode: 3, details: { aggregated_output: 'a.ts\n' } } }])
      expect(issues).toEqual([])
    }
  })

  it('stand for a call without an item', () => {
    expect(read(report(ran(0))).entries).toMatchObject([{ key: 'ta', toolName: 'shell', status: 'ok', call: { input: { command: ['bash', '-lc', 'ls'], workdir: '/app' } }, result: { content: 'a.ts\n', durationMs: 1500 } }])
  })

  it('give way to the item that comes after them', () => {
    const search = { id: 'ws', action: { type: 'search', query: 'q' } }
    const { entries } = read(report({ type: 'WebSearch', ...search }), item({ type: 'web_search_call', status: 'completed', ...search }))
    expect(entries).toMatchObject([{ key: 'tws', toolName: 'web_search', status: 'ok' }])
    expect(entries).toHaveLength(1)
  })

  it('tell of failures without an exit code, and of refusals', () => {
    expect(read(report(ran(null))).entries).toMatchObject([{ status: 'error', result: { isError: true } }])
    expect(read(call('a'), report(ran(null, { status: 'declined' }))).entries).toMatchObject([{ status: 'denied' }])
  })

  it('tell the end of a call that ran on after its output', () => {
    const running = 'Wall time: 10 seconds\nProcess running with session ID 7\nOutput:\n'
    expect(read(call('a'), output('a', running), report(ran(2))).entries).toMatchObject([{ status: 'error', result: { content: running, exitCode: 2 } }])
  })

  it('after an interruption leave the call cancelled', () => {
    const { entries } = read(call('a'), output('a', 'aborted by user after 1.2s'), event('turn_aborted', { reason: 'interrupted' }), report(ran(null, { aggregated_output: 'partial' })))
    expect(entries).toMatchObject([{ status: 'cancelled', result: { details: { aggregated_output: 'partial' } } }])
  })

  it.each<[string, object]>([
    ['paginated', { type: 'FileChange', id: 'a', status: 'completed', stdout: 'Success', changes: {
      '/app/new.ts': { type: 'add', content: 'one\n' },
      '/app/old.ts': { type: 'delete', content: 'two\n' },
      '/app/a.ts': { type: 'update', unified_diff: '@@ -10,2 +10,2 @@\n x\n-y\n+z\n', move_path: '/app/b.ts' },
    } }],
    ['legacy', { type: 'patch_apply_end', call_id: 'a', success: true, stdout: 'Success', changes: {
      '/app/new.ts': { add: { content: 'one\n' } },
      '/app/old.ts': { delete: { content: 'two\n' } },
      '/app/a.ts': { update: { unified_diff: '@@ -10,2 +10,2 @@\n x\n-y\n+z\n', move_path: '/app/b.ts' } },
    } }],
  ])('tell the real lines of a patch (%s)', (history, fields) => {
    const told = history === 'legacy' ? line('event_msg', fields) : report(fields)
    const { entries } = read(line('session_meta', { cwd: '/app' }), item({ type: 'custom_tool_call', call_id: 'a', name: 'apply_patch', input: '*** Begin Patch\n*** Update File: a.ts\n@@\n-y\n+z\n*** End Patch' }), told)
    const detail = viewToolEntry(entries[0]!).callDetail
    expect(detail).toMatchObject({ kind: 'diff', files: [
      { path: 'new.ts', change: 'created', added: 1 },
      { path: 'old.ts', change: 'deleted', removed: 1 },
      { path: 'b.ts', oldPath: 'a.ts', change: 'renamed', hunks: [{ oldStart: 10 }] },
    ] })
  })

  it.each<[string, object, object]>([
    ['mcp_tool_call_end', { call_id: 'a', invocation: { server: 'git', tool: 'log', arguments: { n: 1 } }, result: { Ok: { content: [{ type: 'text', text: 'x' }], isError: false } } }, { toolName: 'log', status: 'ok', call: { server: 'git', input: { n: 1 } }, result: { content: [{ type: 'text', text: 'x' }] } }],
    ['mcp_tool_call_end', { call_id: 'a', invocation: { server: 'git', tool: 'log' }, result: { Err: 'Down' } }, { status: 'error', result: { content: 'Down', error: { message: 'Down' } } }],
    ['mcp_tool_call_end', { call_id: 'a', invocation: { tool: 'log' }, result: { Ok: { content: [], isError: true } } }, { status: 'error' }],
    ['web_search_end', { call_id: 'a', query: 'q' }, { toolName: 'web_search', call: { input: { action: { type: 'search', query: 'q' } } } }],
    ['image_generation_end', { call_id: 'a', status: 'completed', revised_prompt: 'cat', result: 'AA' }, { toolName: 'image_generation', result: { content: [{ type: 'image', data: 'AA' }] } }],
    ['view_image_tool_call', { call_id: 'a', path: 'a.png' }, { toolName: 'view_image', call: { input: { path: 'a.png' } } }],
    ['dynamic_tool_call_request', { callId: 'a', tool: 'lookup', arguments: { q: 1 } }, { toolName: 'lookup', status: 'pending', call: { input: { q: 1 } } }],
    ['dynamic_tool_call_response', { call_id: 'a', tool: 'lookup', success: false, content_items: [{ type: 'input_text', text: 'x' }] }, { toolName: 'lookup', status: 'error' }],
    ['collab_agent_spawn_end', { call_id: 'a', prompt: 'Review' }, { toolName: 'spawn_agent', call: { input: { message: 'Review' } } }],
    ['exec_command_begin', { call_id: 'a', command: ['ls'], cwd: '/app' }, { toolName: 'shell', status: 'pending' }],
    ['exec_approval_request', { call_id: 'a', command: ['rm'], reason: 'Outside' }, { toolName: 'shell', status: 'approval' }],
  ])('of the legacy history: %s with %j', (type, fields, expected) => {
    expect(read(event(type, fields)).entries).toMatchObject([{ key: 'ta', ...expected }])
  })

  it('show what a command prints while it runs, be a character cut or not', () => {
    const chunk = (bytes: string) => event('exec_command_output_delta', { call_id: 'a', stream: 'stdout', chunk: bytes })
    // `é` is two bytes, of which the first chunk has one; 0xFF is none at all.
    const { entries } = read(call('a'), chunk('Y2Fmww=='), chunk('qQo='), chunk('/w=='), chunk('aGk='), event('exec_command_output_delta', { call_id: 'a', chunk: 7 }))
    expect(entries).toMatchObject([{ status: 'pending', result: { content: 'café\n\uFFFDhi', preliminary: true } }])
  })

  it('of anything else are no calls', () => {
    expect(read(report({ type: 'AgentMessage', id: 'm', content: [] }), event('token_count', { info: {} }), report({ type: 'CommandExecution' })).entries).toEqual([])
  })
})

describe('turns', () => {
  it('end with their calls', () => {
    expect(read(call('a'), event('task_complete')).entries).toMatchObject([{ status: 'cancelled', statusReason: 'unanswered' }])
    expect(read(call('a'), event('turn_aborted', { reason: 'interrupted' })).entries).toMatchObject([{ status: 'cancelled', statusReason: 'interrupted' }])
  })

  it('are not begun by what Codex writes in the person\'s name', () => {
    const says = (text: string) => item({ type: 'message', role: 'user', content: [{ type: 'input_text', text }] })
    const transcript = read(says('<environment_context>\n</environment_context>'), call('a'), says('<subagent_notification>x</subagent_notification>'))
    expect(transcript.entries).toMatchObject([{ status: 'pending' }])
    transcript.push(says('Go on'))
    expect(transcript.entries).toMatchObject([{ status: 'cancelled' }])
    expect(textsOf(transcript).map(text => text.slice(0, 8))).toEqual(['system: ', 'system: ', 'user: Go'])
  })

  it('show each word once', () => {
    const transcript = read(
      event('agent_message', { message: 'Hi' }), report({ type: 'AgentMessage', id: 'm', content: [{ type: 'Text', text: 'Hi' }] }),
      item({ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Hi' }] }), event('error', { message: 'Gone' }),
    )
    expect(textsOf(transcript)).toEqual(['assistant: Hi', 'error: Gone'])
  })
})

describe('reports of the end', () => {
  it.each<[string, object, object, object]>([
    ['a command', event('exec_command_begin', { call_id: 'a', command: ['ls'], cwd: '/q' }), event('exec_command_end', { call_id: 'a', stdout: 'hi', exit_code: 1 }), { command: ['ls'], workdir: '/q' }],
    ['a question', event('exec_approval_request', { call_id: 'a', command: ['ls'] }), event('exec_command_end', { call_id: 'a', exit_code: 0 }), { command: ['ls'] }],
    ['a patch', event('patch_apply_begin', { call_id: 'a', changes: { 'a.ts': { type: 'delete', content: 'x' } } }), event('patch_apply_end', { call_id: 'a', success: true }), { input: expect.stringContaining('a.ts') as string }],
    ['a tool of the host', event('dynamic_tool_call_request', { callId: 'a', tool: 'look', arguments: { n: 1 } }), event('dynamic_tool_call_response', { call_id: 'a', success: true }), { n: 1 }],
    ['a search', event('web_search_begin', { call_id: 'a', query: 'x' }), event('web_search_end', { call_id: 'a' }), { action: { type: 'search', query: 'x' } }],
  ])('keep what the begin told: %s', (_, begin, end, input) => {
    const [entry] = read(begin, end).entries
    expect(entry!.call!.input).toEqual(input)
    expect(entry!.toolName).toBe(read(begin).entries[0]!.toolName)
  })

  it('that are all there is of a call say that nothing is known of its arguments', () => {
    expect(read(event('exec_command_end', { call_id: 'a', exit_code: 0 })).entries).toMatchObject([{ toolName: 'shell', call: { input: {} } }])
    expect(read(event('dynamic_tool_call_response', { call_id: 'a' })).entries[0]!.toolName).toBe('dynamic_tool_call')
  })
})
