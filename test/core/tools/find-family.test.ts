import { describe, expect, it } from 'vitest'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../support/tool-entry'

function familyOf(name: string, input: unknown, agent?: string): string {
  return viewToolEntry(makeEntry({ name, input, call: agent === undefined ? {} : { agent } })).family
}

describe('the family of a tool', () => {
  it.each<[string, unknown, string]>([
    // by name, whatever case and separators
    ['RUN-SHELL', { command: 'ls' }, 'terminal'],
    ['TodoWrite', null, 'todo'],
    ['Read', { file_path: 'a.ts' }, 'read'],
    ['Read', null, 'read'],
    // without its namespace
    ['mcp__acp__Bash', { command: 'ls' }, 'terminal'],
    ['developer__shell', { command: 'ls' }, 'terminal'],
    ['copilot_readFile', { filePath: 'a.ts' }, 'read'],
    ['functions.web_search', { query: 'x' }, 'web-search'],
    ['mcp_fs_read_text_file', { path: 'a' }, 'read'],
    ['mcp_my_own_server_read_file', { name: 'a' }, 'read'],
    ['mcp_my_own_list', { id: 1 }, 'generic'],
    ['ShellTool', { script: 'ls' }, 'terminal'],
    // by shape
    ['acme', { text: '*** Begin Patch\n*** End Patch' }, 'patch'],
    ['acme', { command: 'view', path: 'a.ts' }, 'read'],
    ['acme', { command: 'view' }, 'terminal'],
    ['acme', { file: 'x.ts', find: 'a', replace: 'b' }, 'edit'],
    ['acme', { path: 'x.ts', edits: '[{"oldText":"a","newText":"b"}]' }, 'edit'],
    ['acme', { target_file: 'x.ts', code_edit: '…' }, 'edit'],
    ['acme', { plan: [{ step: 'a', status: 'pending' }] }, 'todo'],
    ['kill_job', { id: 7 }, 'terminal-kill'],
    ['acme', { bash_id: 'b1' }, 'terminal-io'],
    ['acme', { questions: [{ question: 'Q?' }] }, 'question'],
    ['acme', { question: 'Q?', options: ['a'] }, 'question'],
    ['look_at_image', { question: 'Q?' }, 'vision'],
    ['acme', { cmd: ['ls'] }, 'terminal'],
    ['acme', { commands: [{ command: 'ls' }] }, 'terminal'],
    ['acme', { code: 'print(1)' }, 'code'],
    ['acme', { thought: 'Hm' }, 'think'],
    ['acme', { mode_slug: 'code' }, 'mode'],
    ['acme', { operation: 'hover', path: 'a.ts' }, 'lsp'],
    ['acme', { source: 'a', destination: 'b' }, 'move'],
    ['search_flights', { from: 'SFO', to: 'JFK' }, 'generic'],
    ['rename_it', { from: 'a', to: 'b' }, 'move'],
    ['acme', { from: 'src/a.ts', to: 'src/b.ts' }, 'move'],
    ['acme', { path: 'a', content: 'x' }, 'write'],
    ['acme', { url: 'https://a.example' }, 'web-fetch'],
    ['acme', { query: 'select * from t' }, 'sql'],
    ['acme', { subagent_type: 'x', prompt: 'y' }, 'agent'],
    ['find_files_by_glob', { pattern: '*.ts' }, 'glob'],
    ['acme', { regex: 'a+' }, 'search'],
    ['acme', { pattern: '**/*.ts' }, 'glob'],
    ['search', { query: 'AG-UI' }, 'generic'],
    ['search', { pattern: 'AG-UI' }, 'search'],
    ['edit', { search: 'a', replace: 'b' }, 'edit'],
    ['web_lookup', { query: 'x' }, 'web-search'],
    ['acme', { query: 'open invoices' }, 'generic'],
    ['list_stuff', { path: 'a' }, 'list'],
    ['remove_it', { path: 'a' }, 'delete'],
    ['make_folder', { path: 'a' }, 'mkdir'],
    ['open_document', { path: 'a' }, 'read'],
    ['acme', { path: 'a' }, 'generic'],
    // ambiguous names behind a namespace
    ['mcp__git__list', {}, 'generic'],
    ['list', {}, 'list'],
    ['mcp__crm__task', { id: 3 }, 'generic'],
    ['task', { description: 'a', prompt: 'b', command: '/x' }, 'agent'],
    ['mcp__crm__search', { filter: 'x' }, 'generic'],
    ['mcp__linear__create', { title: 'Bug', content: 'Long text' }, 'generic'],
    ['mcp__fs__create', { path: 'a', content: 'x' }, 'write'],
    ['mcp__crm__task', { description: 'Call back' }, 'generic'],
    ['mcp__acme__task', { description: 'a', prompt: 'b' }, 'agent'],
    ['mcp__filesystem__search_files', { path: '.', pattern: 'a' }, 'glob'],
    ['mcp__acme__edit', { path: 'a', oldText: 'x', newText: 'y' }, 'edit'],
    ['mcp__pg__query', { query: 'SELECT 1' }, 'sql'],
    ['search_files', { path: '.', regex: 'a' }, 'search'],
    ['file_search', { queries: ['a'] }, 'semantic-search'],
    ['edit', { input: '*** Begin Patch' }, 'patch'],
    ['mcp__foo', { pattern: 'x', url: 'https://a.example' }, 'generic'],
    ['mcp_filesystem_search_files', { path: '.', pattern: 'a' }, 'glob'],
    ['filesystem.search_files', { path: '.', pattern: 'a' }, 'glob'],
    ['filesystem/search_files', { path: '.', pattern: 'a' }, 'glob'],
    ['functions.search', { path: '.', query: 'a' }, 'search'],
    // plain words behind a namespace
    ['mcp__pg__execute', { sql: 'select 1' }, 'sql'],
    ['mcp__x__glob', { region: 'eu' }, 'generic'],
    ['mcp__x__glob', { pattern: '*' }, 'glob'],
    ['mcp__x__ls', { bucket: 'b' }, 'generic'],
    ['mcp__x__ls', {}, 'list'],
    ['mcp__x__editor', { scene: '1' }, 'generic'],
    ['mcp__x__shell', { device: 'd1' }, 'generic'],
    ['mcp__chat__send_message', { channel: 'c', text: 'hi' }, 'generic'],
    // by the first word
    ['browser_press_key', { key: 'Enter' }, 'browser'],
    ['browser_evaluate', { function: '() => 1' }, 'browser'],
    ['mcp__playwright__browser_hover', { element: 'Save', ref: 'e1' }, 'browser'],
    ['browser_snapshot', {}, 'browser'],
    ['mcp_playwright_browser_press_key', { key: 'Enter' }, 'browser'],
    ['playwright-browser_press_key', { key: 'Enter' }, 'browser'],
    ['playwright_browser_hover', { ref: 'e1' }, 'browser'],
    ['open_browser', {}, 'generic'],
    ['get_browser_version', {}, 'generic'],
    // names that objects inherit
    ['__proto__', {}, 'generic'],
    ['constructor', {}, 'generic'],
    ['toString', { command: 'ls' }, 'terminal'],
  ])('%s %j is %s', (name, input, family) => {
    expect(familyOf(name, input)).toBe(family)
  })

  it('depends on the agent where a name means different things', () => {
    expect(familyOf('search_files', { path: '.', pattern: 'a' }, 'mcp:filesystem')).toBe('glob')
    expect(familyOf('search_files', { path: '.', regex: 'a' }, 'roo-code')).toBe('search')
  })
})

describe('a server that the record names', () => {
  it.each<[string, string, unknown, string]>([
    ['search_files', 'filesystem', { path: '.', pattern: 'a' }, 'glob'],
    ['create', 'linear', { title: 'Bug', content: 'Long text' }, 'generic'],
    ['task', 'jira', { description: 'Call back' }, 'generic'],
    ['shell', 'phones', { device: 'd1' }, 'generic'],
    ['search', 'functions', { path: '.', query: 'a' }, 'search'],
  ])('%s of %s', (name, server, input, family) => {
    expect(viewToolEntry(makeEntry({ name, input, call: { server } })).family).toBe(family)
  })
})

describe('arguments that are arriving', () => {
  it.each<[string, unknown, string]>([
    ['Write', { file_path: '/a' }, 'write'],
    ['Edit', { file_path: '/a' }, 'edit'],
    ['Edit', {}, 'edit'],
    ['search', { query: 'a' }, 'generic'],
    ['query', { path: '/a' }, 'generic'],
    ['mcp__linear__create', { path: 'a' }, 'generic'],
  ])('%s %j is %s from the start', (name, input, family) => {
    expect(viewToolEntry(makeEntry({ name, input, status: 'streaming' })).family).toBe(family)
  })
})

describe('the name on a card', () => {
  it.each([
    ['mcp__git__log', 'log', 'git'],
    ['mcp__a__b__c', 'b__c', 'a'],
    ['mcp__foo', 'mcp__foo', undefined],
    ['developer__shell', 'shell', 'developer'],
    ['__proto__', '__proto__', undefined],
    ['bash\u202Ehsab', 'bash\\u202ehsab', undefined],
    ['', 'tool', undefined],
  ])('%s is %s', (toolName, name, server) => {
    const view = viewToolEntry(makeEntry({ name: toolName, input: {} }))
    expect([view.name, view.server]).toEqual([name, server])
  })
})
