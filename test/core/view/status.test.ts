import { describe, expect, it } from 'vitest'
import { isExpectedExit } from '../../../src/core/view/exit-policy'
import type { ViewToolEntryOptions } from '../../../src/core/view/options'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import type { EntryParts } from '../../support/tool-entry'
import { makeEntry } from '../../support/tool-entry'

function judge(parts: EntryParts, options?: ViewToolEntryOptions): readonly [string, string | null] {
  const view = viewToolEntry(makeEntry({ input: { command: 'npm test' }, ...parts }), options)
  return [view.status, view.resultSummary]
}

describe('the status of a card', () => {
  it.each<[string, EntryParts, string, string | null]>([
    ['no result', {}, 'pending', null],
    ['arguments still arriving', { status: 'streaming' }, 'streaming', null],
    ['a question to a person', { status: 'approval' }, 'approval', null],
    ['a preliminary result', { content: 'half', status: 'pending', result: { preliminary: true } }, 'pending', null],
    ['a preliminary result under a status that says it is done', { content: 'half', status: 'ok', result: { preliminary: true } }, 'pending', null],
    ['a final result under a status that lags behind', { content: 'done', status: 'pending' }, 'ok', 'done'],
    ['a result that is not truthy', { content: 0 }, 'ok', '0'],
    ['a denial that was said', { status: 'denied' }, 'denied', 'rejected'],
    ['a cancellation that was said', { status: 'cancelled', statusReason: 'unanswered' }, 'cancelled', 'cancelled'],
    ['a late result of a cancelled call', { content: 'done', status: 'cancelled' }, 'cancelled', 'cancelled'],
    ['a refusal in the tool\'s words beside a flag', { content: 'The user doesn\'t want to proceed with this tool use.', isError: true }, 'denied', 'rejected'],
    ['a flag', { content: 'x', isError: true }, 'error', 'failed · x'],
    ['a flag inside the result', { content: { content: [{ type: 'text', text: 'x' }], isError: true }, status: 'ok' }, 'error', 'failed · x'],
    ['an error object', { content: '', result: { error: { message: 'no key' } }, name: 'weather', status: 'ok' }, 'error', 'failed · no key'],
    ['a host that judged by itself', { content: 'x', status: 'error' }, 'error', 'failed · x'],
    ['an exit code beside a flag that says fine', { content: 'x', result: { exitCode: 2 } }, 'error', 'failed · exit 2 · x'],
    ['an exit code of zero', { content: 'x', result: { exitCode: 0 } }, 'ok', 'x'],
    ['a status nobody knows', { content: 'x', status: 'weird' as never }, 'ok', 'x'],
    ['a status nobody knows without a result', { status: 'weird' as never }, 'pending', null],
    ['a declared spelling in the entry', { status: 'running' as never }, 'pending', null],
  ])('%s', (_, parts, status, summary) => {
    expect(judge(parts)).toEqual([status, summary])
  })

  it('is what the app declares, in either spelling', () => {
    expect(judge({ content: 'x', result: { exitCode: 1 } }, { status: 'success' })).toEqual(['ok', 'exit 1 · x'])
    expect(judge({ content: 'x' }, { status: 'error' })).toEqual(['error', 'failed · x'])
    expect(judge({ content: 'x' }, { status: 'running' })).toEqual(['pending', null])
    expect(judge({ content: 'x', isError: true }, { status: 'weird' })).toEqual(['error', 'failed · x'])
  })

  it('reads the MCP flag of other tools the same way', () => {
    const content = { content: [{ type: 'text', text: '401 Bad credentials\nsee the docs' }], isError: true }
    expect(judge({ name: 'mcp__git__list', input: {}, content })).toEqual(['error', 'failed · 401 Bad credentials'])
    expect(judge({ name: 'mcp__git__list', input: {}, content: { content: [{ type: 'text', text: 'done' }] } })).toEqual(['ok', 'done'])
    expect(judge({ name: 'mcp__git__list', input: {}, content: JSON.stringify(content) })).toEqual(['error', 'failed · 401 Bad credentials'])
  })
})

describe('an MCP result that is written as JSON text', () => {
  const content = JSON.stringify({ content: [{ type: 'text', text: 'boom' }], isError: true })

  it('is read for what it says, where the tool is one of a server', () => {
    expect(judge({ name: 'list', call: { server: 'git' }, input: {}, content })).toEqual(['error', 'failed · boom'])
    expect(judge({ name: 'mcp__git__list', input: {}, content: '{"content":[],"structuredContent":{"a":1}}' })).toEqual(['ok', '{"a":1}'])
  })

  it('is a text like any other where a command or a file holds it', () => {
    expect(judge({ name: 'bash', content })[0]).toBe('ok')
    expect(judge({ name: 'mcp__git__list', input: {}, content: '{"content":[],"total":0}' })).toEqual(['ok', '{"content":[],"total":0}'])
  })
})

describe('exit code 1 of a program for which it means no', () => {
  const exit = (command: string, parts: EntryParts = {}, options?: ViewToolEntryOptions) =>
    judge({ input: { command }, content: '', result: { exitCode: 1 }, status: 'error', ...parts }, options)

  it('is no failure, and still shown', () => {
    expect(exit('cd src && grep -r needle .')).toEqual(['ok', 'exit 1'])
    expect(exit('bash -lc \'diff a b\'', { content: '1c1\n< a\n> b' })).toEqual(['ok', 'exit 1 · 3 lines'])
  })

  it('is a failure of any other program, with any other code, and under a flag', () => {
    expect(exit('grep x a | sort')).toEqual(['error', 'failed · exit 1'])
    expect(exit('grep x a', { result: { exitCode: 2 } })).toEqual(['error', 'failed · exit 2'])
    expect(exit('grep x a', { isError: true })).toEqual(['error', 'failed · exit 1'])
  })

  it('follows the policy of the app', () => {
    expect(exit('grep x a', {}, { exitCodes: {} })).toEqual(['error', 'failed · exit 1'])
    expect(exit('npm audit', {}, { exitCodes: { npm: [1] } })).toEqual(['ok', 'exit 1'])
  })

  it.each([
    ['test -f a', true],
    ['[ -f a ]', true],
    ['FOO=1 /usr/bin/grep x', true],
    ['sudo grep x a', true],
    ['grep x a || true', false],
    ['npm test -- $(git diff --name-only | grep spec)', false],
    ['npm test -- `ls | grep spec`', false],
    ['node -e "process.exit(1)" <(grep a b)', false],
    ['grep x <(ls | wc)', true],
    ['X=$(grep a b)', true],
    ['A=1 X="$(cd src; grep a b)"', true],
    ['X=`grep a b`', true],
    ['X=$(npm test)', false],
    ['X=1', false],
    ['toString', false],
    ['', false],
  ])('of %j: %s', (command, isExpected) => {
    expect(isExpectedExit(1, command)).toBe(isExpected)
  })

  it('is not looked for in thousands of assignments', () => {
    expect(isExpectedExit(1, `${'X=$('.repeat(3000)}grep a b${')'.repeat(3000)}`)).toBe(false)
  })
})

describe('an orphan result', () => {
  it('says nothing of the call', () => {
    const view = viewToolEntry(makeEntry({ name: 'Bash', call: null, content: 'Exit code 2\nx', isError: true }))
    expect(view).toMatchObject({
      name: 'Bash',
      family: 'terminal',
      callSummary: '',
      callBadges: [],
      resultSummary: 'failed · exit 2 · x',
      locations: [],
      callDetail: { kind: 'none' },
    })
  })
})

describe('calls of a sub-agent', () => {
  it('are counted in a badge', () => {
    const child = makeEntry({ input: { command: 'ls' } })
    const view = viewToolEntry(makeEntry({ name: 'Task', input: { description: 'x', prompt: 'y' }, children: [child, child, child] }))
    expect(view.callBadges).toEqual([{ text: '3 calls' }])
  })
})
