import { describe, expect, it } from 'vitest'
import { formatToolLine } from '../../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../support/tool-entry'

describe('a declared kind', () => {
  it.each<[string, string, string, unknown, string]>([
    ['names the tool where nothing else does', 'read', 'read', { pattern: 'port' }, 'search'],
    ['leaves it to the arguments', 'read', 'read', { pattern: '**/*.ts' }, 'glob'],
    ['leaves it to the arguments', 'edit', 'edit', { path: 'a', file_text: 'x' }, 'write'],
    ['tells what a path is for', 'acme_peek', 'read', { path: 'a' }, 'read'],
    ['tells what a path is for', 'acme_drop', 'delete', { path: 'a' }, 'delete'],
    ['gives an unknown tool its looks', 'acme_run', 'execute', { job: 'x' }, 'terminal'],
    ['gives an unknown tool its looks', 'acme_mode', 'switch_mode', { to: 'x' }, 'mode'],
    ['does not overrule a known name', 'Bash', 'read', { command: 'ls' }, 'terminal'],
    ['does not overrule the arguments', 'acme_run', 'other', { command: 'ls' }, 'terminal'],
    ['means nothing when it is unknown', 'acme_run', 'dance', { job: 'x' }, 'generic'],
  ])('%s: %s (%s) with %j is %s', (_, name, kind, input, family) => {
    const view = viewToolEntry(makeEntry({ name, input, call: { kind } }))
    expect(view.family).toBe(family)
    if (family !== 'generic') expect(view.icon).not.toBe('wrench')
  })

  it('counts nothing for an unknown tool', () => {
    const view = viewToolEntry(makeEntry({ name: 'acme_lookup', input: { topic: 'x' }, call: { kind: 'search' }, content: 'a\nb' }))
    expect(formatToolLine(view)).toBe('✓ acme_lookup {"topic":"x"} → 2 lines')
  })
})

describe('a declared title', () => {
  it('stands for a call whose arguments say nothing', () => {
    const view = viewToolEntry(makeEntry({ name: 'read', input: undefined, call: { kind: 'read', title: 'Read src/a.ts' }, content: 'x' }))
    expect(formatToolLine(view)).toBe('✓ read Read src/a.ts → x')
    expect(view.callSummaryKind).toBe('prose')
  })

  it('gives way to arguments that say something', () => {
    const view = viewToolEntry(makeEntry({ name: 'bash', input: { command: 'ls' }, call: { title: 'List files' } }))
    expect(view.callSummary).toBe('ls')
    expect(view.title).toBe('List files')
  })
})
