import { describe, expect, it } from 'vitest'
import type { ToolCardView } from '../../../src/core/model'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import type { EntryParts } from '../../support/tool-entry'
import { makeEntry } from '../../support/tool-entry'

const view = (parts: EntryParts): ToolCardView => viewToolEntry(makeEntry(parts))

describe('the body of a read', () => {
  it('is code without line numbers, numbered from the first line shown', () => {
    const { callDetail, output } = view({ name: 'Read', input: { file_path: 'src/a.ts', offset: 40, limit: 2 }, content: '40\tlet a\n41\t  b' })
    expect(callDetail).toEqual({ kind: 'path', path: 'src/a.ts', range: '40-41' })
    expect(output).toMatchObject({ kind: 'code', text: 'let a\n  b', language: 'typescript', startLine: 40, lines: { lines: ['let a', '  b'] } })
  })

  it('prefers the text that the details hold', () => {
    const details = { type: 'text', file: { filePath: 'a.py', content: 'x = 1\n', startLine: 5 } }
    expect(view({ name: 'Read', input: { file_path: 'a.py' }, content: '5\tx = 1\n6', result: { details } }).output)
      .toMatchObject({ kind: 'code', text: 'x = 1\n', startLine: 5, language: 'python' })
  })

  it('is the message when the read failed', () => {
    expect(view({ name: 'Read', input: { file_path: 'a.ts' }, content: 'File does not exist.', isError: true }).output)
      .toMatchObject({ kind: 'text', text: 'File does not exist.', isError: true })
  })

  it('is the picture when it was one', () => {
    const content = [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } }]
    expect(view({ name: 'Read', input: { file_path: 'a.png' }, content }).output).toMatchObject({ kind: 'media', items: [{ type: 'image/png' }] })
  })
})

describe('the body of an edit', () => {
  const input = { file_path: 'a.ts', old_string: '3000', new_string: '5173' }

  it('counts lines from the start of the snippet when nothing better is known', () => {
    expect(view({ name: 'Edit', input, content: 'ok' }).callDetail).toMatchObject({ kind: 'diff', applied: true, files: [{ path: 'a.ts', relative: true }] })
  })

  it('has the real line numbers and whole texts when the details hold the former file', () => {
    const details = { originalFile: 'a\nport 3000\n', structuredPatch: [{ oldStart: 1, oldLines: 2, newStart: 1, newLines: 2, lines: [' a', '-port 3000', '+port 5173'] }] }
    const { callDetail, locations } = view({ name: 'Edit', input, content: 'ok', result: { details } })
    expect(locations).toEqual([{ path: 'a.ts', line: 1 }])
    expect(callDetail).toMatchObject({ files: [{ oldText: 'a\nport 3000\n', newText: 'a\nport 5173\n', added: 1, removed: 1 }] })
    expect(callDetail.kind === 'diff' && callDetail.files[0]?.hunks[0]?.lines.map(line => [line.kind, line.oldLine, line.newLine]))
      .toEqual([['context', 1, 1], ['removed', 2, null], ['added', null, 2]])
  })

  it('keeps dollar signs of the new text as they are', () => {
    const details = { originalFile: 'cost\n' }
    const { callDetail } = view({ name: 'Edit', input: { file_path: 'a', old_string: 'cost', new_string: '$& $1' }, content: 'ok', result: { details } })
    expect(callDetail).toMatchObject({ files: [{ newText: '$& $1\n' }] })
  })

  it('takes a structured patch when the former file is not told', () => {
    const details = { originalFile: null, structuredPatch: [{ oldStart: 12, oldLines: 1, newStart: 12, newLines: 1, lines: ['-x', '+y'] }] }
    const { callDetail } = view({ name: 'Edit', input, content: 'ok', result: { details } })
    expect(callDetail).toMatchObject({ files: [{ added: 1, removed: 1, hunks: [{ oldStart: 12 }] }] })
  })

  it('takes a unified patch of the details or of the answer', () => {
    const patch = '--- a.ts\n+++ a.ts\n@@ -4,1 +4,1 @@\n-3000\n+5173\n'
    expect(view({ name: 'edit', input, content: 'ok', result: { details: { patch } } }).callDetail).toMatchObject({ files: [{ path: 'a.ts', hunks: [{ oldStart: 4 }] }] })
    expect(view({ name: 'edit_file', input, content: `Edited a.ts:\n\n\`\`\`diff\n${patch}\`\`\`` }).callDetail).toMatchObject({ files: [{ hunks: [{ oldStart: 4 }] }] })
  })

  it('looks unapplied when it failed: counts muted, the words of the failure shown', () => {
    const failed = view({ name: 'edit_file', input: { path: 'a.ts', oldString: 'no', newString: 'x\ny' }, content: 'oldString not found in "a.ts"', isError: true })
    expect(failed).toMatchObject({
      status: 'error',
      callBadges: [{ text: '+2 −1', tone: 'muted' }],
      resultSummary: 'failed · oldString not found in "a.ts"',
      callDetail: { kind: 'diff', applied: false },
      output: { kind: 'text', text: 'oldString not found in "a.ts"', isError: true },
    })
  })

  it('has one diff for each replacement of its own file', () => {
    const replacements = [{ filePath: 'a.ts', oldString: 'x', newString: 'y' }, { filePath: 'b.ts', oldString: 'x', newString: 'y' }]
    expect(view({ name: 'multi_replace_string_in_file', input: { replacements }, content: 'ok' }).callDetail)
      .toMatchObject({ files: [{ path: 'a.ts' }, { path: 'b.ts' }] })
  })
})

describe('the body of a write', () => {
  it('is a creation, and the change when the result tells the former text', () => {
    const input = { file_path: 'a.md', content: 'new\n' }
    expect(view({ name: 'Write', input, content: 'File created successfully at: a.md' }).callDetail).toMatchObject({ files: [{ change: 'created', added: 1 }] })
    const details = { type: 'update', content: 'new\n', originalFile: 'old\n', structuredPatch: [] }
    expect(view({ name: 'Write', input, content: 'ok', result: { details } }).callDetail).toMatchObject({ files: [{ change: 'modified', added: 1, removed: 1 }] })
  })
})

describe('other bodies', () => {
  it.each<[string, EntryParts, string, string | undefined]>([
    ['patch', { name: 'apply_patch', input: '*** Begin Patch\n*** Add File: a\n+x\n*** End Patch', content: 'ok' }, 'diff', 'text'],
    ['git diff', { name: 'git_diff', input: { repo_path: '/r' }, content: 'diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n+y\n' }, 'fields', 'diff'],
    ['code', { name: 'eval', input: { language: 'py', code: 'print(1)' }, content: '1' }, 'code', 'terminal'],
    ['todos', { name: 'TodoWrite', input: { todos: [{ content: 'a', status: 'pending' }] }, content: 'ok' }, 'todos', 'text'],
    ['search', { name: 'Grep', input: { pattern: 'x' }, content: 'a:1:x' }, 'fields', 'matches'],
    ['glob', { name: 'Glob', input: { pattern: 'x' }, content: 'a' }, 'fields', 'files'],
    ['list', { name: 'LS', input: { path: 'a' }, content: '- a/' }, 'fields', 'files'],
    ['question', { name: 'ask_user', input: { question: 'Q?', choices: ['a'] }, content: 'a' }, 'question', 'text'],
    ['web search', { name: 'web_search', input: { query: 'x' }, content: 'a' }, 'fields', 'sources'],
    ['picture', { name: 'view_image', input: { path: 'a.png' }, content: [{ type: 'input_image', image_url: 'data:image/png;base64,AAAA' }] }, 'fields', 'media'],
    ['plan', { name: 'ExitPlanMode', input: { plan: '# P' }, content: 'User has approved your plan' }, 'text', 'text'],
    ['skill', { name: 'Skill', input: { skill: 'x' }, content: 'Launching skill: x' }, 'fields', 'text'],
    ['agent', { name: 'Task', input: { description: 'x', prompt: 'y' }, content: 'done' }, 'fields', 'text'],
    ['thought', { name: 'think', input: { thought: 'Hm' }, content: 'ok' }, 'text', 'text'],
    ['SQL', { name: 'sql', input: { query: 'select 1' }, content: '[{"n":1}]' }, 'fields', 'json'],
    ['anything', { name: 'weather', input: { city: 'Lyon' }, content: { temperature: 24 } }, 'fields', 'json'],
    ['text arguments', { name: 'weather', input: 'just text', content: '' }, 'text', 'empty'],
    ['a list of arguments', { name: 'weather', input: [1, 2] }, 'code', undefined],
    ['no arguments', { name: 'weather', input: null }, 'none', undefined],
  ])('%s', (_, parts, call, output) => {
    const card = view(parts)
    expect([card.callDetail.kind, card.output?.kind]).toEqual([call, output])
  })

  it('shows a result that is JSON as pretty JSON', () => {
    expect(view({ name: 'weather', input: {}, content: '[{"a":1}]' }).output).toMatchObject({ kind: 'json', text: '[\n  {\n    "a": 1\n  }\n]' })
  })

  it('tells arguments that are sentences from code and from JSON', () => {
    expect(view({ name: 'weather', input: { note: 'Bring an umbrella', snippet: 'ls -l | wc', deep: { a: [1] }, gone: undefined } }).callDetail).toEqual({
      kind: 'fields',
      fields: [
        { key: 'note', value: 'Bring an umbrella', type: 'prose', multiline: false },
        { key: 'snippet', value: 'ls -l | wc', type: 'code', multiline: false },
        { key: 'deep', value: '{"a":[1]}', type: 'json', multiline: false },
      ],
    })
  })

  it('keeps the lines in view that the app asks for', () => {
    const entry = makeEntry({ input: { command: 'x' }, content: '1\n2\n3\n4\n5' })
    expect(viewToolEntry(entry, { preview: { max: 3, head: 1, tail: 1 } }).output).toMatchObject({ lines: { kind: 'elided', head: ['1'], hiddenCount: 3, tail: ['5'] } })
  })
})

describe('the face of a summary', () => {
  it.each<[EntryParts, string]>([
    [{ input: { command: 'npm run test' } }, 'code'],
    [{ name: 'Read', input: { file_path: 'my notes.md' } }, 'code'],
    [{ name: 'web_search', input: { query: 'x' } }, 'prose'],
    [{ name: 'mcp__foo', input: { query: 'open invoices' } }, 'prose'],
    [{ name: 'mcp__foo', input: { query: 'invoices' } }, 'code'],
    [{ name: 'mcp__foo', input: { a: 'b c' } }, 'code'],
  ])('%j is set as %s', (parts, kind) => {
    expect(view(parts).callSummaryKind).toBe(kind)
  })
})
