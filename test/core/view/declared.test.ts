import { describe, expect, it } from 'vitest'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import type { ToolCardView } from '../../../src/core/model'
import type { ViewToolEntryOptions } from '../../../src/core/view/options'
import { makeEntry } from '../../support/tool-entry'

/** A card that has nothing but declared views. */
function viewDeclared(views: { readonly call?: unknown, readonly result?: unknown, readonly status?: unknown }): ToolCardView {
  const options: ViewToolEntryOptions = 'status' in views ? { status: views.status } : {}
  return viewToolEntry(makeEntry({
    name: '',
    call: { view: views.call },
    ...('result' in views && { result: { content: undefined, view: views.result } }),
  }), options)
}

const diff = { path: 'vite.config.ts', oldText: 'port: 3000\n', newText: 'port: 5173\n' }

describe('a declared view', () => {
  it('generic: title, arguments, content', () => {
    const view = viewDeclared({
      call: { card: 'generic', title: 'Read file', input: { path: 'src/a.ts', limit: '200' }, locations: [{ path: 'src/a.ts', line: 42 }] },
      result: { card: 'generic', content: 'export const a = 1;' },
    })
    expect(view).toMatchObject({
      name: 'Read file',
      title: 'Read file',
      status: 'ok',
      callSummary: 'src/a.ts',
      resultSummary: 'export const a = 1;',
      locations: [{ path: 'src/a.ts', line: 42 }],
      callDetail: { kind: 'fields', fields: [{ key: 'path', value: 'src/a.ts' }, { key: 'limit', value: '200' }] },
      output: { kind: 'text', text: 'export const a = 1;' },
    })
  })

  it('terminal: command, folder, description, output, exit code', () => {
    const view = viewDeclared({
      call: { card: 'terminal', title: 'pnpm test', cwd: '/repo', description: 'Run it' },
      result: { card: 'terminal', output: '2 failed', exitCode: 1 },
    })
    expect(view).toMatchObject({
      family: 'terminal',
      status: 'error',
      callSummary: 'pnpm test',
      callSummaryKind: 'code',
      resultSummary: 'failed · exit 1 · 2 failed',
      exitCode: 1,
      callDetail: { kind: 'command', text: 'pnpm test', cwd: '/repo', description: 'Run it' },
      output: { kind: 'terminal', text: '2 failed', exitCode: 1 },
    })
  })

  it('diff: paths, counts, and one diff when the result declares it again', () => {
    const view = viewDeclared({ call: { card: 'diff', title: 'Edit config', diffs: [diff] }, result: { card: 'diff', diffs: [{ ...diff, newText: 'port: 1\nhost: x\n' }] } })
    expect(view).toMatchObject({
      callSummary: 'vite.config.ts',
      callBadges: [{ text: '+1 −1', tone: 'added-removed' }],
      resultSummary: 'updated',
      callDetail: { kind: 'diff', applied: true, files: [{ path: 'vite.config.ts', added: 2, removed: 1 }] },
      output: { kind: 'empty' },
    })
  })

  it('diff: old text that is null is a creation', () => {
    const view = viewDeclared({ call: { card: 'diff', title: 'Create notes', summary: 'notes.md', diffs: [{ path: 'notes.md', oldText: null, newText: '# Notes\n' }] }, result: { card: 'diff', diffs: [{ path: 'notes.md', oldText: null, newText: '# Notes\n' }] } })
    expect(view).toMatchObject({ callSummary: 'notes.md', resultSummary: 'created', callDetail: { files: [{ change: 'created' }] } })
  })

  it('has both halves: a generic result does not hide a diff or a command', () => {
    const edit = viewDeclared({ call: { card: 'diff', title: 't', diffs: [diff] }, result: { card: 'generic', content: 'saved' } })
    expect([edit.callDetail.kind, edit.output]).toEqual(['diff', expect.objectContaining({ kind: 'text', text: 'saved' })])
    const run = viewDeclared({ call: { card: 'terminal', title: 'ls' }, result: { card: 'generic', content: 'a' } })
    expect(run.callDetail.kind).toBe('command')
  })

  it('shows a declared diff of the result beside a call that is none', () => {
    const view = viewDeclared({ call: { card: 'generic', title: 'Format' }, result: { card: 'diff', diffs: [diff] } })
    expect(view.output).toMatchObject({ kind: 'diff', files: [{ path: 'vite.config.ts' }] })
  })

  it('takes the title of the result in place of that of the call', () => {
    expect(viewDeclared({ call: { card: 'generic', title: 'Reading' }, result: { card: 'generic', title: 'Read' } }).title).toBe('Read')
  })

  it('wins over what is known of the tool, and leaves the rest to it', () => {
    const view = viewToolEntry(makeEntry({
      name: 'read_file',
      input: { path: 'a.ts', offset: 3 },
      content: '3\tx',
      call: { view: { card: 'generic', title: 'Look at a.ts', summary: 'a.ts, from line 3' } },
    }))
    expect(view).toMatchObject({
      name: 'read_file',
      title: 'Look at a.ts',
      callSummary: 'a.ts, from line 3',
      resultSummary: '1 line',
      callDetail: { kind: 'path', path: 'a.ts' },
      locations: [{ path: 'a.ts', line: 3 }],
    })
  })

  it('wears no badge of a tool that runs something else', () => {
    const view = { card: 'terminal', title: 'sleep 100' }
    const badgesOf = (name: string, input: unknown) => viewToolEntry(makeEntry({ name, input, call: { view } })).callBadges
    expect(badgesOf('exec', {})).toEqual([])
    expect(badgesOf('Bash', { command: 'sleep 100', run_in_background: true })).toMatchObject([{ text: 'background' }])
  })

  it('leaves the result to the tool when it declares a terminal without output', () => {
    const view = viewToolEntry(makeEntry({ input: { command: 'x' }, content: 'a\nb', result: { view: { card: 'terminal', exitCode: 3 } } }))
    expect(view).toMatchObject({ resultSummary: 'failed · exit 3 · 2 lines', output: { kind: 'terminal', text: 'a\nb' } })
  })

  it('lets the declared status decide the mark, with the exit code beside it', () => {
    const grep = { call: { card: 'terminal', title: 'grep -r needle src' }, result: { card: 'terminal', output: '', exitCode: 1 } }
    expect(viewDeclared({ ...grep, status: 'success' })).toMatchObject({ status: 'ok', exitCode: 1, resultSummary: 'exit 1' })
    expect(viewDeclared({ call: { card: 'terminal', title: 'true' }, result: { card: 'terminal', output: '', exitCode: 0 }, status: 'success' }))
      .toMatchObject({ status: 'ok', resultSummary: 'no output', output: { kind: 'empty' } })
    expect(viewDeclared({ ...grep, status: 'weird' }).status).toBe('ok')
  })
})

describe('a mangled declared view', () => {
  const throwing = Object.defineProperty({ card: 'generic' }, 'title', {
    enumerable: true,
    get() {
      throw new Error('no')
    },
  })

  it.each<[string, unknown, object]>([
    ['null', null, { name: 'tool', callDetail: { kind: 'none' } }],
    ['undefined', undefined, { name: 'tool', callDetail: { kind: 'none' } }],
    ['a text', 'Read it', { name: 'Read it', callDetail: { kind: 'none' } }],
    ['a number', 7, { name: 'tool', callDetail: { kind: 'none' } }],
    ['a list', [1], { name: 'tool', callDetail: { kind: 'none' } }],
    ['arguments null', { card: 'generic', title: 't', input: null }, { callDetail: { kind: 'none' } }],
    ['arguments that are text', { card: 'generic', title: 't', input: 'abc' }, { callSummary: 'abc', callDetail: { kind: 'text', text: 'abc' } }],
    ['a nested argument', { card: 'generic', title: 't', input: { a: { b: [1] } } }, { callSummary: '{"b":[1]}', callDetail: { fields: [{ key: 'a', value: '{"b":[1]}', type: 'json' }] } }],
    ['arguments without a prototype', { card: 'generic', title: 't', input: Object.assign(Object.create(null), { a: 'x' }) }, { callSummary: 'x' }],
    ['a symbol', { card: 'generic', title: 't', input: { a: Symbol('s') } }, { callDetail: { fields: [{ value: '"Symbol(s)"' }] } }],
    ['a list of diffs with a hole', { card: 'diff', title: 't', diffs: [null, diff] }, { callDetail: { files: [{ path: 'vite.config.ts' }] } }],
    ['a diff without new text', { card: 'diff', title: 't', diffs: [{ path: 'a', oldText: 'x' }] }, { callSummary: 'a', callBadges: [], callDetail: { files: [{ path: 'a', note: 'no-content' }] } }],
    ['a diff whose new text is a number', { card: 'diff', title: 't', diffs: [{ path: 'a', newText: 5 }, diff] }, { callBadges: [{ text: '+1 −1' }], callDetail: { files: [{ note: 'no-content' }, { added: 1 }] } }],
    ['diffs that are no list', { card: 'diff', title: 't', diffs: 'x' }, { name: 't', callDetail: { kind: 'none' } }],
    ['diffs that are no list, beside arguments', { card: 'diff', title: 't', diffs: 'x', input: { path: 'a' } }, { callSummary: 'a', callDetail: { kind: 'fields' } }],
    ['a list of nothing usable', { card: 'diff', title: 't', diffs: [null, {}, { path: 3 }] }, { callSummary: '', callDetail: { kind: 'none' } }],
    ['a diff without a path', { card: 'diff', title: 't', diffs: [{ oldText: null, newText: 'x' }] }, { callDetail: { files: [{ path: '' }] } }],
    ['locations with holes', { card: 'generic', title: 't', locations: [null, {}, { line: 3 }, { path: 'a', line: null }, { path: 'b', line: 'x' }, { path: 'c', line: 2 }] }, { locations: [{ path: 'a' }, { path: 'b' }, { path: 'c', line: 2 }] }],
    ['a title that is an object', { card: 'terminal', title: { a: 1 } }, { name: 'tool', callSummary: '' }],
    ['a description that is an object', { card: 'terminal', title: 'ls', description: {}, cwd: 5 }, { callDetail: { kind: 'command', text: 'ls' } }],
    ['an unknown card', { card: 'map', title: 'Route', points: [1, 2] }, { name: 'Route', callDetail: { kind: 'fields', fields: [{ key: 'points', value: '[1,2]' }] } }],
    ['an unknown card with arguments', { card: 'table', title: 'Read', input: { path: 'src/a.ts' } }, { callSummary: 'src/a.ts', callDetail: { fields: [{ key: 'path', value: 'src/a.ts' }] } }],
    ['arguments without a card', { title: 'Read', input: { path: 'src/a.ts' } }, { callSummary: 'src/a.ts', callDetail: { fields: [{ key: 'path', value: 'src/a.ts' }] } }],
    ['an unknown card whose arguments are null', { card: 'table', title: 'Read', input: null }, { callSummary: '', callDetail: { kind: 'none' } }],
    ['a title that throws', throwing, { name: 'tool' }],
  ])('of a call: %s', (_, call, expected) => {
    const view = viewDeclared({ call })
    expect(view).toMatchObject(expected)
    expect(view.callDetail).not.toHaveProperty('description')
  })

  it.each<[string, unknown, object]>([
    ['a text', 'hello', { resultSummary: 'hello', output: { kind: 'text', text: 'hello' } }],
    ['a list of diffs with a hole', { card: 'diff', diffs: [null] }, { resultSummary: 'no output', output: { kind: 'empty' } }],
    ['a diff without diffs, beside content', { card: 'diff', content: 'done' }, { resultSummary: 'done', output: { kind: 'text', text: 'done' } }],
    ['a terminal without output', { card: 'terminal' }, { resultSummary: 'no output', output: { kind: 'empty' } }],
    ['output that is an object', { card: 'terminal', output: { a: 1 } }, { resultSummary: '{"a":1}', output: { kind: 'terminal', text: '{"a":1}' } }],
    ['output in blocks', { card: 'terminal', output: [{ type: 'text', text: 'a' }] }, { resultSummary: 'a' }],
    ['content that is an object', { card: 'generic', content: { a: 1 } }, { resultSummary: '{"a":1}', output: { kind: 'json', text: '{\n  "a": 1\n}' } }],
    ['an exit code that is text', { card: 'terminal', output: 'x', exitCode: '1' }, { status: 'ok', resultSummary: 'x' }],
    ['an exit code that is null', { card: 'terminal', output: 'x', exitCode: null }, { status: 'ok', resultSummary: 'x' }],
    ['a signal', { card: 'terminal', output: 'x', signal: 'SIGKILL' }, { status: 'error', output: { kind: 'terminal', signal: 'SIGKILL' } }],
    ['an unknown card', { card: 'map', title: 'Route', points: [1] }, { title: 'Route', output: { kind: 'json', text: '{\n  "points": [\n    1\n  ]\n}' } }],
  ])('of a result: %s', (_, result, expected) => {
    expect(viewDeclared({ call: { card: 'generic', title: 't' }, result })).toMatchObject(expected)
  })
})

describe('a declared diff that shows none', () => {
  const edit = { name: 'Edit', input: { file_path: 'a.ts', old_string: 'x', new_string: 'y' }, content: 'ok' }
  const known = { callSummary: 'a.ts', callBadges: [{ text: '+1 −1' }], resultSummary: '1 replacement', callDetail: { kind: 'diff', files: [{ path: 'a.ts', added: 1 }] } }

  it.each([
    ['without diffs', { card: 'diff', title: 'E' }],
    ['that are no list', { card: 'diff', diffs: 'nope' }],
    ['of which there are none', { card: 'diff', diffs: [] }],
    ['that are nothing', { card: 'diff', diffs: [null, 3] }],
  ])('leaves to the tool what it knows, in either half: %s', (_, view) => {
    expect(viewToolEntry(makeEntry({ ...edit, call: { view } }))).toMatchObject(known)
    expect(viewToolEntry(makeEntry({ ...edit, result: { view } }))).toMatchObject(known)
  })

  it('leaves a declared call as it was', () => {
    expect(viewDeclared({ call: { card: 'diff', diffs: [diff] }, result: { card: 'diff', title: 'done', diffs: [null, 3] } }))
      .toMatchObject({ title: 'done', callDetail: { kind: 'diff', files: [{ path: 'vite.config.ts', added: 1 }] } })
  })

  it('leaves the better diff of the result in place', () => {
    const details = { structuredPatch: [{ oldStart: 7, newStart: 7, oldLines: 1, newLines: 1, lines: ['-x', '+y'] }] }
    const shown = { callDetail: { files: [{ hunks: [{ oldStart: 7 }] }] } }
    expect(viewToolEntry(makeEntry({ ...edit, call: { view: { card: 'diff', diffs: [] } }, result: { details } }))).toMatchObject(shown)
    expect(viewToolEntry(makeEntry({ ...edit, call: { view: { card: 'generic', title: 'E' } }, result: { details } }))).toMatchObject(shown)
  })

  it('does not replace a diff that the call declares by one that the tool makes of its result', () => {
    const details = { structuredPatch: [{ oldStart: 7, newStart: 7, oldLines: 1, newLines: 1, lines: ['-x', '+y'] }] }
    const call = { view: { card: 'diff', diffs: [diff] } }
    expect(viewToolEntry(makeEntry({ ...edit, call, result: { details, view: { card: 'generic', title: 'done' } } })))
      .toMatchObject({ callDetail: { files: [{ path: 'vite.config.ts' }] } })
  })
})
