import { describe, expect, it } from 'vitest'
import { checkSamples, readAs, textsOf } from '../../support/format-samples'

const read = (...records: unknown[]) => readAs('acp', records)
const update = (sessionUpdate: string, fields: object = {}) =>
  ({ jsonrpc: '2.0', method: 'session/update', params: { sessionId: 's', update: { sessionUpdate, ...fields } } })
const call = (fields: object = {}) => update('tool_call', { toolCallId: 'a', title: 'Print it', kind: 'execute', status: 'pending', rawInput: { command: 'ls' }, ...fields })
const news = (fields: object) => update('tool_call_update', { toolCallId: 'a', ...fields })
const text = (words: string) => ({ type: 'content', content: { type: 'text', text: words } })
const request = (id: unknown, method: string, params: object) => ({ jsonrpc: '2.0', id, method, params })
const response = (id: unknown, result: object) => ({ jsonrpc: '2.0', id, result })
const version2 = response(0, { protocolVersion: 2 })

describe('samples of ACP', () => {
  checkSamples('acp', 'acp')
})

describe('calls', () => {
  it('are named by a kind that comes after a title of several words, and then for good', () => {
    const opened = update('tool_call', { toolCallId: 'a', title: 'Read config.json' })
    const { entries } = read(opened, news({ kind: 'read' }), news({ title: 'Read it all', kind: 'other' }))
    expect(read(opened).entries[0]!.toolName).toBe('Read config.json')
    expect(entries[0]!.toolName).toBe('read')
    expect(read(update('tool_call', { toolCallId: 'a', title: 'bash' }), news({ kind: 'execute' })).entries[0]!.toolName).toBe('bash')
  })

  it('are one card whatever comes first', () => {
    const done = news({ status: 'completed', content: [text('done')] })
    const { entries } = read(call({ locations: [{ path: '/a.ts', line: 3 }] }), news({ status: 'in_progress' }), news({ status: 'in_progress' }), done)
    expect(entries).toMatchObject([{
      key: 'ta',
      status: 'ok',
      call: { toolName: 'execute', title: 'Print it', kind: 'execute', input: { command: 'ls' }, locations: [{ path: '/a.ts', line: 3 }] },
      result: { content: 'done', isError: false },
    }])
    expect(read(news({ title: 'Print it', kind: 'execute', status: 'failed', rawOutput: { message: 'Bad arguments' } })).entries).toMatchObject([
      { status: 'error', toolName: 'execute', result: { content: 'Bad arguments', error: { message: 'Bad arguments' } } },
    ])
  })

  it.each<[string, object, string]>([
    ['by its name', { name: 'run_it', title: 'bash' }, 'run_it'],
    ['by a title that is one word', { title: 'bash', rawInput: {} }, 'bash'],
    ['by the kind when the title is an argument', { title: 'ls' }, 'execute'],
    ['by the kind when the title is a file', { title: 'README', kind: 'read', rawInput: { path: '/src/README' } }, 'read'],
    ['by the kind when the title is a sentence', {}, 'execute'],
    ['by the title when the kind says nothing', { title: 'no_such_tool', kind: 'other' }, 'no_such_tool'],
    ['by what Claude Code adds', { _meta: { claudeCode: { toolName: 'Bash' } } }, 'Bash'],
  ])('are named %s', (_, fields, name) => {
    expect(read(call(fields)).entries[0]!.toolName).toBe(name)
  })

  it('keep the name when the title changes, and have no title that only repeats it', () => {
    const transcript = read(call({ title: 'bash', rawInput: {} }))
    expect(transcript.entries[0]!.call).not.toHaveProperty('title')
    transcript.push(news({ title: 'ls -l', rawInput: { command: 'bash' } }))
    expect(transcript.entries[0]).toMatchObject({ toolName: 'bash', call: { title: 'ls -l' } })
  })

  it('belong to the agent that introduced itself', () => {
    expect(read(response(0, { protocolVersion: 1, agentInfo: { name: 'OpenCode' } }), call()).entries[0]!.call!.agent).toBe('opencode')
  })

  it('keep in version 1 what null stands for, and lose it in version 2', () => {
    expect(read(call(), news({ kind: null, rawInput: null })).entries[0]!.call).toMatchObject({ kind: 'execute', input: { command: 'ls' } })
    expect(read(version2, news({ kind: 'execute', title: 'T' }), news({ kind: null })).entries[0]!.call).not.toHaveProperty('kind')
  })
})

describe('results', () => {
  it('replace lists whole, also by an empty one, and append pieces', () => {
    const transcript = read(call(), news({ content: [text('al')] }))
    expect(transcript.entries[0]!.result).toMatchObject({ content: 'al', preliminary: true })
    transcript.push(update('tool_call_content_chunk', { toolCallId: 'a', content: text('pha') }))
    expect(transcript.entries[0]!.result!.content).toBe('al\npha')
    transcript.push(news({ status: 'completed', content: [] }))
    expect(transcript.entries[0]).toMatchObject({ status: 'ok', result: { content: '' } })
  })

  it.each<[string, object]>([
    ['facts of OpenCode', { output: 'no', metadata: { exit: 3 } }],
    ['contents of Copilot', { content: 'no', contents: [{ type: 'shell_exit', exitCode: 3 }] }],
    ['a plain field', { stdout: 'no', exit_code: 3 }],
  ])('are failures by an exit code in %s', (_, rawOutput) => {
    expect(read(call(), news({ status: 'completed', rawOutput })).entries[0]).toMatchObject({ status: 'error', result: { content: 'no', exitCode: 3, isError: false } })
  })

  it('keep other blocks as they are', () => {
    const image = { type: 'image', data: 'AA==', mimeType: 'image/png' }
    expect(read(call(), news({ status: 'completed', content: [text('seen'), { type: 'content', content: image }] })).entries[0]!.result!.content)
      .toEqual([{ type: 'text', text: 'seen' }, image])
  })

  it('may be cancelled in version 2', () => {
    expect(read(version2, news({ title: 'T', status: 'cancelled' })).entries[0]!.status).toBe('cancelled')
  })
})

describe('diffs', () => {
  const diff = { type: 'diff', path: '/a.ts', oldText: '1', newText: '2' }

  it('are declared by the call', () => {
    const { entries } = read(call({ kind: 'edit', title: 'Edit it', content: [diff, { ...diff, path: '/b.ts', oldText: null }] }))
    expect(entries[0]).toMatchObject({ status: 'pending', result: null })
    expect(entries[0]!.call!.view).toEqual({
      card: 'diff', title: 'Edit it', diffs: [{ path: '/a.ts', oldText: '1', newText: '2' }, { path: '/b.ts', oldText: null, newText: '2' }],
    })
  })

  it('give way to a patch in the raw output, which knows the real lines', () => {
    const rawOutput = { output: 'Applied', metadata: { diff: '@@ -9 +9 @@\n-1\n+2' } }
    const [entry] = read(call({ kind: 'edit' }), news({ status: 'completed', content: [text('Applied'), diff], rawOutput })).entries
    expect(entry!.call).not.toHaveProperty('view')
    expect(entry!.result).toMatchObject({ content: 'Applied', details: { diff: '@@ -9 +9 @@\n-1\n+2' } })
  })

  it('are patches in version 2', () => {
    const changes = [{ operation: 'modify', path: '/a.ts' }]
    const resultOf = (more: object) => read(version2, news({ kind: 'edit', title: 'T', status: 'completed', content: [{ type: 'diff', changes, ...more }] })).entries[0]!.result
    expect(resultOf({ patch: { format: 'git_patch', text: 'diff --git' } })).toMatchObject({ details: { patch: 'diff --git' } })
    expect(resultOf({})!.content).toBe('modify /a.ts')
  })
})

describe('terminals', () => {
  const inTerminal = { content: [{ type: 'terminal', terminalId: 't' }], rawInput: undefined }
  const base64 = (words: string) => Buffer.from(words).toString('base64')

  it('are run by the client in version 1', () => {
    const { entries } = read(
      request(4, 'terminal/create', { command: 'ls', args: ['-l'], cwd: '/src' }), response(4, { terminalId: 't' }),
      call(inTerminal),
      request(5, 'terminal/output', { terminalId: 't' }), response(5, { output: 'a.ts', truncated: false }),
      request(6, 'terminal/wait_for_exit', { terminalId: 't' }), response(6, { exitCode: 2 }),
      news({ status: 'completed' }),
    )
    expect(entries).toMatchObject([{
      status: 'error', call: { input: { command: 'ls -l' }, cwd: '/src' }, result: { content: 'a.ts', exitCode: 2 },
    }])
  })

  it('send their bytes in version 2, cut anywhere', () => {
    const bytes = Buffer.from('é💩')
    const chunk = (from: number, to: number) => update('terminal_output_chunk', { terminalId: 't', data: bytes.subarray(from, to).toString('base64') })
    const transcript = read(version2, news({ title: 'T', kind: 'execute', ...inTerminal }), update('terminal_update', { terminalId: 't', command: 'ls', output: { data: base64('a ') } }), chunk(0, 1), chunk(1, 4))
    expect(transcript.entries[0]).toMatchObject({ call: { input: { command: 'ls' } }, result: { content: 'a é', preliminary: true } })
    transcript.push(chunk(4, 6), update('terminal_update', { terminalId: 't', exitStatus: { exitCode: 1 } }), news({ status: 'completed' }))
    expect(transcript.entries[0]).toMatchObject({ status: 'error', result: { content: 'a é💩', exitCode: 1 } })
  })

  it('may stand beside the update', () => {
    const { entries } = read(
      call(inTerminal),
      news({ _meta: { terminal_output: { terminal_id: 't', data: 'a.ts' } } }),
      news({ status: 'completed', _meta: { terminal_exit: { terminal_id: 't', exit_code: 3, signal: null } } }),
    )
    expect(entries[0]).toMatchObject({ status: 'error', result: { content: 'a.ts', exitCode: 3 } })
  })
})

describe('permissions', () => {
  const options = [{ optionId: 'y', name: 'Yes', kind: 'allow_once' }, { optionId: 'n', name: 'No', kind: 'reject_once' }]
  const asked = request(0, 'session/request_permission', { sessionId: 's', options, toolCall: { toolCallId: 'a', title: 'Remove it', kind: 'delete', rawInput: { path: '/a' } } })
  const selected = (optionId: string) => response(0, { outcome: { outcome: 'selected', optionId } })

  it('may be all that announces a call', () => {
    expect(read(asked).entries).toMatchObject([{
      status: 'approval',
      call: { toolName: 'delete', input: { path: '/a' }, approval: { id: '0', options: [{ id: 'y', label: 'Yes', kind: 'allow_once' }, { id: 'n', label: 'No', kind: 'reject_once' }] } },
    }])
  })

  it('are answered by a response of the other direction with the same small id', () => {
    const status = (...records: unknown[]) => read(request(0, 'session/prompt', { prompt: [] }), asked, ...records).entries[0]!.status
    expect(status(selected('y'))).toBe('pending')
    expect(status(selected('n'))).toBe('denied')
    expect(status(response(0, { outcome: { outcome: 'cancelled' } }))).toBe('cancelled')
    expect(status(selected('y'), news({ status: 'completed' }))).toBe('ok')
    expect(status(selected('n'), news({ status: 'failed' }))).toBe('denied')
    expect(status(news({ status: 'in_progress' }))).toBe('pending')
  })

  it.each([
    ['its kind', { optionId: 'x', name: 'Stop', kind: 'cancel' }],
    ['its id, where it has no kind', { optionId: 'deny', name: 'No' }],
  ])('are refused by an answer that means no by %s', (_, option) => {
    const question = request(0, 'session/request_permission', { options: [option], toolCall: { toolCallId: 'a', title: 'T' } })
    expect(read(question, selected(option.optionId)).entries[0]!.status).toBe('denied')
  })

  it('have a subject and a description in version 2', () => {
    const params = { title: 'May I?', description: 'It removes files', subject: { type: 'tool_call', toolCall: { toolCallId: 'a', title: 'T' } }, options }
    expect(read(request('p', 'session/request_permission', params)).entries[0]).toMatchObject({ status: 'approval', call: { approval: { reason: 'It removes files' } } })
  })

  it('keep the words of the question out of the refusal', () => {
    const question = request(0, 'session/request_permission', { description: 'Delete a?', options, toolCall: { toolCallId: 'a', title: 'T' } })
    const [entry] = read(question, selected('n')).entries
    expect([entry!.status, entry!.statusReason, entry!.result?.content]).toEqual(['denied', undefined, ''])
  })
})

describe('turns', () => {
  const prompt = (id: number, words: string) => request(id, 'session/prompt', { sessionId: 's', prompt: [{ type: 'text', text: words }] })
  const say = (words: string, more: object = {}) => update('agent_message_chunk', { content: { type: 'text', text: words }, ...more })

  it.each<[string, unknown, string]>([
    ['the end of the turn', response(1, { stopReason: 'end_turn' }), 'unanswered'],
    ['a cancelled turn', response(1, { stopReason: 'cancelled' }), 'cancelled'],
    ['the word of the client', { jsonrpc: '2.0', method: 'session/cancel', params: {} }, 'cancelled'],
    ['the next prompt', request(2, 'session/prompt', { prompt: [] }), 'unanswered'],
    ['a failed prompt', { jsonrpc: '2.0', id: 1, error: { code: -1, message: 'Lost' } }, 'unanswered'],
    ['the idle state of version 2', update('state_update', { state: 'idle', stopReason: 'end_turn' }), 'unanswered'],
  ])('end open calls by %s', (_, record, reason) => {
    expect(read(prompt(1, 'Hi'), call(), record).entries[0]).toMatchObject({ status: 'cancelled', statusReason: reason })
  })

  it('tell who speaks, joined until something else comes', () => {
    const transcript = read(
      prompt(1, 'Hi'), update('user_message_chunk', { content: { type: 'text', text: 'Hi' } }),
      update('agent_thought_chunk', { content: { type: 'text', text: 'Hm' } }),
      say('Hel'), say('lo'), call(), say('Done'),
      say('One', { messageId: 'm' }), call({ toolCallId: 'b' }), say(' two', { messageId: 'm' }),
    )
    expect(textsOf(transcript)).toEqual(['user: Hi', 'thinking: Hm', 'assistant: Hello', 'assistant: Done', 'assistant: One two'])
  })

  it('tell whole messages in version 2', () => {
    const message = (words: string) => update('agent_message', { messageId: 'm', content: [{ type: 'text', text: words }] })
    expect(textsOf(read(say('Hel', { messageId: 'm' }), message('Hello'), say('!', { messageId: 'm' })))).toEqual(['assistant: Hello!'])
  })
})

describe('what a running call shows', () => {
  it.each<[string, readonly unknown[], object]>([
    ['an empty list', [], { content: [] }],
    ['null in version 2', [version2], { content: null }],
  ])('goes away with %s', (_, before, fields) => {
    const transcript = read(...before, call({ status: 'in_progress', content: [text('old')] }))
    expect(transcript.entries[0]!.result).toMatchObject({ content: 'old' })
    transcript.push(news(fields))
    expect(transcript.entries[0]).toMatchObject({ status: 'pending', result: { content: '' } })
    transcript.push(news({ content: [text('new')] }))
    expect(transcript.entries[0]!.result).toMatchObject({ content: 'new' })
  })

  it('forgets arguments and exit code that version 2 clears', () => {
    const { entries } = read(version2, call({ status: 'in_progress', content: [text('x')], rawOutput: { exitCode: 3 } }), news({ rawInput: null, rawOutput: null }))
    expect(entries[0]!.call!.input).toBeNull()
    expect(entries[0]!.result!.exitCode).toBeUndefined()
  })
})

describe('records', () => {
  it('may come in batches', () => {
    const transcript = read([call(), news({ status: 'completed', content: [text('done')] }), 7])
    expect(transcript.entries).toMatchObject([{ status: 'ok', result: { content: 'done' } }])
    expect(transcript.issues.map(issue => issue.message)).toEqual(['The message is no object.'])
  })

  it('may be updates alone, with or without the session', () => {
    const bare = { sessionUpdate: 'tool_call', toolCallId: 'a', title: 'T' }
    expect(read(bare, { sessionId: 's', update: { ...bare, toolCallId: 'b' } }).entries.map(entry => entry.key)).toEqual(['ta', 'tb'])
  })

  it('are kept when they tell of no call', () => {
    const transcript = read(update('plan', { entries: [] }), update('tool_call', {}), null, request(9, 'fs/read_text_file', {}))
    expect(transcript.entries).toEqual([])
    expect(transcript.items).toHaveLength(4)
    expect(transcript.issues.map(issue => issue.message)).toEqual(['The call has no id.', 'The message is no object.'])
  })

  it('are read twice without any change', () => {
    const prompt = request(1, 'session/prompt', { sessionId: 's', prompt: [] })
    const records = [
      prompt, call(), news({ content: [text('a')] }), news({ status: 'completed', content: [text('b')] }), response(1, { stopReason: 'end_turn' }),
      { ...prompt, id: 2 }, call({ toolCallId: 'b' }),
    ]
    expect(read(...records, ...records).entries).toEqual(read(...records).entries)
  })
})
