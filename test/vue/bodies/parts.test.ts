import type { DOMWrapper } from '@vue/test-utils'
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { ToolCard } from 'vue-tool-card'
import { entryOf, lines } from '../../support/records'

const part = (name: string) => `[data-part="${name}"]`
const open = (toolName: string, input: unknown, content?: unknown) => mount(ToolCard, { props: { entry: entryOf(toolName, input, content), open: true } })

const patch = 'diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n+y\n@@ -9,2 +9 @@ total()\n-p\n-q\n+r\n'
const edit = { path: 'a.ts', old_string: 'a\nb', new_string: 'a\nc' }

describe('the parts of a body that a style may ask for', () => {
  it.each<[string, string, unknown, string]>([
    ['a command', 'run_shell', { command: 'ls' }, 'input'],
    ['a diff', 'edit_file', edit, 'line'],
    ['a path', 'read_file', { path: 'a.ts' }, 'path'],
    ['fields', 'custom', { a: 1, b: 'x y z' }, 'input'],
    ['to-dos', 'todo_write', { todos: [{ content: 'x', status: 'pending' }] }, 'call'],
    ['a plan', 'exit_plan_mode', { plan: 'x y z' }, 'call'],
  ])('have the call in one of them: %s', (_, toolName, input, inner) => {
    const wrapper = open(toolName, input, 'ok')
    const calls = wrapper.findAll(part('call'))
    expect(calls).toHaveLength(1)
    expect(inner === 'call' || calls[0]!.find(part(inner)).exists()).toBe(true)
  })

  it.each<[string, string, unknown, unknown, string]>([
    ['a diff', 'git_diff', {}, patch, 'diff'],
    ['to-dos', 'todo_read', {}, { todos: [{ content: 'x', status: 'pending' }] }, 'todos'],
    ['text', 'custom', {}, 'x', 'text'],
    ['JSON', 'custom', {}, { a: [1] }, 'json'],
    ['nothing', 'run_shell', { command: 'ls' }, '', 'empty'],
  ])('have the output in one of them, which tells its kind: %s', (_, toolName, input, content, kind) => {
    const outputs = open(toolName, input, content).findAll(part('output'))
    expect(outputs.map(output => output.attributes('data-output'))).toEqual([kind])
    expect(outputs[0]!.text()).not.toBe('')
  })

  it('have all that came back of a diff in it', () => {
    const output = open('git_diff', {}, patch).get(part('output'))
    expect(output.findAll(part('file'))).toHaveLength(1)
    expect(output.findAll(part('line'))).toHaveLength(5)
  })

  const linesOf = (hunk: DOMWrapper<Element>) => hunk.findAll(part('line')).map(line => line.text())

  it('have the lines of each hunk in one of them, with the line above them', () => {
    const hunks = open('git_diff', {}, patch).findAll(part('hunk'))
    expect(hunks.map(linesOf)).toEqual([['x', 'y'], ['p', 'q', 'r']])
    expect(hunks.map(hunk => hunk.get(part('hunk-line')).text())).toEqual(['@@ −1 +1 @@', '@@ −9,2 +9 @@total()'])
    expect(open('edit_file', edit, 'ok').findAll(part('hunk')).map(linesOf)).toEqual([['a', 'b', 'c']])
  })

  it('have what a person is asked about in the call as well', () => {
    const entry = { ...entryOf('write_file', { path: 'a.txt', content: lines(2) }), status: 'approval' as const }
    expect(mount(ToolCard, { props: { entry, open: true } }).findAll(`${part('call')} ${part('line')}`)).toHaveLength(2)
  })
})
