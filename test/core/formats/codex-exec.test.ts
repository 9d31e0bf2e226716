import { describe, expect, it } from 'vitest'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'

const read = (...records: unknown[]) => readAs('codex-exec', records)
const started = (item: object) => ({ type: 'item.started', item: { id: 'item_0', ...item } })
const updated = (item: object) => ({ type: 'item.updated', item: { id: 'item_0', ...item } })
const completed = (item: object) => ({ type: 'item.completed', item: { id: 'item_0', ...item } })
const command = (status: string, exitCode: number | null, output = '') =>
  ({ type: 'command_execution', command: 'ls', aggregated_output: output, exit_code: exitCode, status })

describe('samples of codex exec', () => {
  checkSamples('codex-exec', 'codex/recorded-0.163-exec.jsonl')
})

describe('items', () => {
  it.each<[object, object]>([
    [command('completed', 0, 'a\n'), { toolName: 'shell', status: 'ok', call: { input: { command: 'ls' }, agent: 'codex-cli' }, result: { content: 'a\n', exitCode: 0 } }],
    [command('failed', 3), { status: 'error', result: { exitCode: 3, isError: false } }],
    [command('failed', null), { status: 'error', result: { isError: true } }],
    [command('declined', null), { status: 'denied' }],
    [{ type: 'mcp_tool_call', server: 'git', tool: 'log', arguments: { n: 1 }, result: { content: [{ type: 'text', text: 'x' }], structured_content: { n: 1 } }, status: 'completed' }, { toolName: 'log', call: { server: 'git', input: { n: 1 } }, result: { content: [{ type: 'text', text: 'x' }], details: { n: 1 } } }],
    [{ type: 'mcp_tool_call', server: 'git', tool: 'log', arguments: {}, error: { message: 'Down' }, status: 'failed' }, { status: 'error', result: { content: 'Down', error: { message: 'Down' } } }],
    [{ type: 'web_search', query: 'q' }, { toolName: 'web_search', status: 'ok', call: { input: { action: { query: 'q' } } } }],
    [{ type: 'file_change', changes: [{ path: 'a.ts', kind: 'update' }], status: 'failed' }, { toolName: 'apply_patch', status: 'error', call: { input: { input: '*** Begin Patch\n*** Update File: a.ts\n*** End Patch' } } }],
  ])('that are calls: %j', (item, expected) => {
    expect(read(completed(item)).entries).toMatchObject([{ key: 'titem_0', ...expected }])
  })

  it('are one card from start to end', () => {
    const transcript = read({ type: 'thread.started', thread_id: 't' }, started(command('in_progress', null)))
    expect(transcript.entries).toMatchObject([{ status: 'pending', result: null }])
    transcript.push(updated(command('in_progress', null, 'a\n')))
    expect(transcript.entries).toMatchObject([{ status: 'pending', result: { content: 'a\n', preliminary: true } }])
    transcript.push(completed(command('failed', 2, 'a\nb\n')))
    expect(transcript.entries).toMatchObject([{ key: 'titem_0', status: 'error', result: { content: 'a\nb\n', exitCode: 2 } }])
  })

  it('keep the arguments that their end does not tell again', () => {
    const { command: _, ...rest } = command('completed', 0)
    expect(read(started(command('in_progress', null)), completed(rest)).entries).toMatchObject([{ call: { input: { command: 'ls' } } }])
  })

  it('of a thread that goes on later are others, though numbered anew', () => {
    const start = { type: 'thread.started', thread_id: 't' }
    const rest = [completed(command('completed', 0)), completed({ type: 'agent_message', id: 'item_1', text: 'Hi' })]
    const transcript = read(start, ...rest, start, completed({ type: 'reasoning', id: 'item_2', text: 'Hm' }), ...rest)
    expect(transcript.entries.map(entry => entry.key)).toEqual(['titem_0', 'titem_0#2'])
    expect(textsOf(transcript)).toEqual(['assistant: Hi', 'thinking: Hm', 'assistant: Hi'])
  })

  it('of a run that is told again record for record are the same', () => {
    const run = [{ type: 'thread.started', thread_id: 't' }, { type: 'turn.started' }, completed(command('completed', 0)), started({ ...command('in_progress', null), id: 'item_1' })]
    const transcript = read(...run, ...run, completed({ ...command('failed', 3), id: 'item_1' }))
    expect(transcript.entries.map(entry => [entry.key, entry.status])).toEqual([['titem_0', 'ok'], ['titem_1', 'error']])
  })

  it('keep the plan as it is now', () => {
    const plan = (isDone: boolean) => ({ type: 'todo_list', items: [{ text: 'Test', completed: isDone }] })
    const { entries } = read(started(plan(false)), updated(plan(true)))
    expect(entries).toMatchObject([{ toolName: 'update_plan', status: 'ok', call: { input: { plan: [{ step: 'Test', status: 'completed' }] } } }])
  })

  it('that are words are shown by who says them', () => {
    const words = [['agent_message', 'text'], ['reasoning', 'text'], ['error', 'message']] as const
    const transcript = read(...words.map(([type, field], index) => completed({ id: `i${index}`, type, [field]: 'x' })))
    expect(textsOf(transcript)).toEqual(['assistant: x', 'thinking: x', 'error: x'])
  })

  it('are left open by nothing but the stream: the end of a turn ends them', () => {
    for (const end of [{ type: 'turn.completed' }, { type: 'turn.failed', error: { message: 'Gone' } }]) {
      expect(read(started(command('in_progress', null)), end).entries).toMatchObject([{ status: 'cancelled', statusReason: 'unanswered' }])
    }
  })

  it('without an id are cards of their own', () => {
    const nameless = { type: 'item.completed', item: command('completed', 0) }
    expect(read(nameless, nameless, null, { type: 'item.completed' }).entries.map(entry => entry.key)).toEqual(['t#1', 't#2'])
  })
})
