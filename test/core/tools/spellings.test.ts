import { describe, expect, it } from 'vitest'
import { formatToolLine } from '../../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../support/tool-entry'

function callOf(name: string, input: unknown): string {
  return formatToolLine(viewToolEntry(makeEntry({ name, input }))).replace(/^⟳ /, '')
}

describe('a list that a model writes as JSON text', () => {
  it.each<[string, unknown, string]>([
    ['run_commands', { commands: '["a","b"]' }, 'run_commands a +1 more'],
    ['shell', { command: '["bash","-lc","ls"]' }, 'shell ls'],
    ['shell', { action: '{"command":["ls","-l"]}' }, 'shell ls -l'],
    ['str_replace_editor', { command: 'view', path: 'a', view_range: '[1,2]' }, 'str_replace_editor a:1-2'],
    ['read', { path: 'a', read_range: '[5, 9]' }, 'read a:5-9'],
    ['computer', { action: 'left_click', coordinate: '[412, 318]' }, 'computer left_click (412, 318)'],
    ['computer', { action: 'left_click', coordinate: ['412', '318'] }, 'computer left_click (412, 318)'],
    ['computer', { action: '{"type":"click","x":"1","y":2}' }, 'computer click (1, 2)'],
    ['browser_action', { action: 'click', coordinate: '[412,318]' }, 'browser_action click (412, 318)'],
    ['apply_patch', { operation: '{"type":"update_file","path":"a","diff":"@@\\n-x\\n+y\\n"}' }, 'apply_patch a +1 −1'],
    ['web_search', { action: '{"query":"q"}' }, 'web_search "q"'],
    ['grep', { queries: '["x","y"]' }, 'grep x +1 more'],
    ['acme', { plan: '[{"step":"Ship","status":"pending"}]' }, 'acme "Ship"'],
    ['acme', { questions: '[{"question":"Why?"}]' }, 'acme "Why?"'],
  ])('%s %j reads as %s', (name, input, line) => {
    expect(callOf(name, input)).toBe(line)
  })

  it.each<[string, unknown, string]>([
    ['bash', { command: '[ -f a ] && ls' }, 'bash [ -f a ] && ls'],
    ['bash', { command: '{ ls; }' }, 'bash { ls; }'],
    ['powershell', { command: '[1, "a"]' }, 'powershell [1, "a"]'],
    ['glob', { patterns: '[ab]*.ts' }, 'glob [ab]*.ts'],
  ])('is not seen in %s %j', (name, input, line) => {
    expect(callOf(name, input)).toBe(line)
  })
})

describe('the range of a read', () => {
  it.each([
    { lineStart: 3, lineEnd: 9 },
    { startLineNumber: 3, endLineNumber: 9 },
    { start_line_number: 3, end_line_number: '9' },
    { from_line: 3, to_line: 9 },
    { StartLine: 3, EndLine: 9 },
    { ViewRange: [3, 9] },
  ])('is understood in the spelling %j', (range) => {
    expect(callOf('read_file', { path: 'a', ...range })).toBe('read_file a:3-9')
  })
})

describe('a single text where a list is meant', () => {
  it.each<[string, unknown, string]>([
    ['run_commands', { commands: 'ls' }, 'run_commands ls'],
    ['run_commands', { commands: { command: 'ls', args: '["-l"]' } }, 'run_commands ls -l'],
    ['acme', { commands: { command: 'ls' } }, 'acme ls'],
    ['search_codebase', { queries: 'x' }, 'search_codebase x'],
    ['codebase_search', { queries: 'x' }, 'codebase_search "x"'],
    ['web_search', { queries: 'x' }, 'web_search "x"'],
    ['glob', { patterns: '*.ts' }, 'glob *.ts'],
    ['read_files', { files: 'a' }, 'read_files a'],
    ['get_errors', { filePaths: '/a' }, 'get_errors /a'],
    ['fetch', { urls: 'https://a.example', query: 'q' }, 'fetch https://a.example'],
    ['acme', { urls: 'https://a.example' }, 'acme https://a.example'],
    ['AskUserQuestion', { questions: 'Why?' }, 'AskUserQuestion "Why?"'],
    ['wait_agent', { targets: 'a1' }, 'wait_agent a1'],
  ])('%s %j reads as %s', (name, input, line) => {
    expect(callOf(name, input)).toBe(line)
  })
})
