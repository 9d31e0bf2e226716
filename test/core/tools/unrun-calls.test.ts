import { describe, expect, it } from 'vitest'
import { formatToolLine } from '../../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import type { EntryParts } from '../../support/tool-entry'
import { makeEntry } from '../../support/tool-entry'

function lineOf(parts: EntryParts): string {
  return formatToolLine(viewToolEntry(makeEntry(parts)))
}

const codex = { agent: 'codex-cli' }
const patch = '*** Begin Patch\n*** Add File: a\n+x\n*** End Patch'

describe('a call that never ran, told in words alone', () => {
  it.each<[string, EntryParts, string]>([
    ['an unknown tool of Codex', { name: 'frobnicate', input: { path: 'a' }, call: codex, content: 'unsupported call: frobnicate' }, '✗ frobnicate a → failed · unsupported call: frobnicate'],
    ['a plan that nobody took', { name: 'update_plan', input: { plan: [{ step: 'Ship', status: 'completed' }] }, call: codex, content: 'unsupported call: update_plan' }, '✗ update_plan "Ship" → failed · unsupported call: update_plan'],
    ['a patch that nobody applied', { name: 'apply_patch', input: patch, call: codex, content: 'unsupported custom tool call: apply_patch' }, '✗ apply_patch a +1 → failed · unsupported custom tool call: apply_patch'],
    ['arguments that broke off', { name: 'exec_command', input: '{"cmd":"make te', call: codex, content: 'failed to parse function arguments: EOF while parsing' }, '✗ exec_command make te → failed · failed to parse function arguments: EOF while parsing'],
    ['a sandbox that did not start', { name: 'shell', input: { command: ['ls'] }, call: codex, content: 'failed in sandbox MacosSeatbelt with execution error: x' }, '✗ shell ls → failed · failed in sandbox MacosSeatbelt with execution error: x'],
    ['the stand-in of OpenCode', { name: 'bash', input: { tool: 'bash', error: 'no command' }, call: { agent: 'opencode', title: 'Invalid Tool' }, content: 'The arguments provided to the tool are invalid: no command' }, '✗ bash → failed · The arguments provided to the tool are invalid: no command'],
  ])('%s is a failure', (_, parts, line) => {
    expect(lineOf(parts)).toBe(line)
  })

  it.each<[string, EntryParts, string]>([
    ['other agents print the same words', { name: 'bash', input: { command: 'x' }, call: { agent: 'pi' }, content: 'unsupported call: x' }, '✓ bash x → unsupported call: x'],
    ['the words stand in longer output', { name: 'exec_command', input: { cmd: 'x' }, call: codex, content: 'unsupported call: x\nand more' }, '✓ exec_command x → 2 lines'],
    ['a result has no words', { name: 'exec_command', input: { cmd: 'x' }, call: codex, content: { a: 1 } }, '✓ exec_command x → {"a":1}'],
  ])('is none where %s', (_, parts, line) => {
    expect(lineOf(parts)).toBe(line)
  })
})

describe('an error that is all there is', () => {
  it('gives its first line, not the number of its lines', () => {
    const message = 'Invalid input for tool shell: JSON parsing failed\nText: {'
    expect(lineOf({ name: 'shell', input: {}, content: message, isError: true, result: { error: { message } } })).toBe('✗ shell → failed · Invalid input for tool shell: JSON parsing failed')
  })

  it('counts the lines of an output that came beside it', () => {
    expect(lineOf({ name: 'shell', input: { command: 'x' }, content: 'a\nb', isError: true, result: { error: { message: 'killed' } } })).toBe('✗ shell x → failed · 2 lines')
  })
})

describe('a call that a person stopped', () => {
  it.each([
    ['read', 'Operation aborted', true],
    ['read', 'Operation aborted', false],
    ['grep', 'half\n[Command cancelled]', true],
    ['bash', 'half\n\nCommand aborted', false],
    ['bash', 'User aborted the command', true],
    ['bash', '<tool_use_error>Command aborted</tool_use_error>', true],
    ['edit', '<tool_use_error>User aborted the command</tool_use_error>', true],
    ['read', 'The user stopped this command.', true],
    ['apply_patch', 'Command was cancelled by user before it could complete.', false],
    ['grep', 'half\n[Request interrupted by user]', true],
  ])('%s with %j is cancelled', (name, content, isError) => {
    const view = viewToolEntry(makeEntry({ name, input: { path: 'a', command: 'x', pattern: 'x' }, content, isError }))
    expect([view.status, view.resultSummary]).toEqual(['cancelled', 'cancelled'])
  })

  it('is not read into a file that ends in these words', () => {
    expect(lineOf({ name: 'read', input: { path: 'a' }, content: 'log\nOperation aborted' })).toBe('✓ read a → 2 lines')
  })
})

describe('arguments that are broken JSON', () => {
  it('are summed up by what is whole of them, and shown as they are', () => {
    const view = viewToolEntry(makeEntry({ name: 'Bash', input: '{"command":"npm te', content: 'x', isError: true }))
    expect(view.callSummary).toBe('npm te')
    expect(view.callDetail).toEqual({ kind: 'text', text: '{"command":"npm te' })
  })

  it('are shown themselves where nothing telling is whole', () => {
    expect(lineOf({ name: 'weather', input: '{"x":1' })).toBe('⟳ weather {"x":1')
    expect(lineOf({ name: 'weather', input: '{ not json' })).toBe('⟳ weather { not json')
  })
})
