import { describe, expect, it } from 'vitest'
import type { ToolEntry } from '../../../src/core/model'
import { toolNames } from '../../../src/core/tools/name-table'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../support/tool-entry'

function makeCycle(): unknown {
  const value: Record<string, unknown> = { path: 'a.ts', command: 'ls' }
  value['todos'] = [value]
  value['edits'] = value
  return value
}

function makeThrowing(): unknown {
  const value = {}
  for (const key of ['command', 'path', 'file_path', 'query', 'todos', 'edits', 'content', 'type', 'text', 'output']) {
    Object.defineProperty(value, key, {
      enumerable: true,
      get() {
        throw new Error('no')
      },
    })
  }
  return value
}

const refusing = new Proxy({}, {
  get() {
    throw new Error('no')
  },
  ownKeys() {
    throw new Error('no')
  },
  getOwnPropertyDescriptor() {
    throw new Error('no')
  },
})

function makeRevoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

const keys = ['command', 'path', 'file_path', 'query', 'url', 'pattern', 'todos', 'edits', 'questions', 'code', 'plan', 'question', 'old_string', 'content']

function everyField(value: unknown): unknown {
  return Object.fromEntries(keys.map(key => [key, value]))
}

const values: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 42],
  ['NaN', Number.NaN],
  ['a BigInt', 10n],
  ['a symbol', Symbol('s')],
  ['a function', () => 1],
  ['broken JSON', '{"path":"a'],
  ['an empty list', []],
  ['a list of holes', [null, undefined, [], {}, 0]],
  ['a cycle', makeCycle()],
  ['getters that throw', makeThrowing()],
  ['an object that refuses', refusing],
  ['inherited names', JSON.parse('{"__proto__":{"command":"x"},"constructor":1,"toString":2}')],
  ['a list that refuses', new Proxy([], {
    get() {
      throw new Error('no')
    },
  })],
  ['a list whose items throw', Object.defineProperty([], '0', {
    enumerable: true,
    get() {
      throw new Error('no')
    },
  })],
  ['no prototype', Object.assign(Object.create(null), { command: 'ls', path: 'a' })],
  ['half a pair', { command: '\uD83D', path: '\uDE00', query: 'x\uD83D' }],
  ['numbers as fields', everyField(5)],
  ['objects as fields', everyField({ a: { b: 1 } })],
  ['lists as fields', everyField([null, 1, 'x', {}])],
  ['empty fields', everyField('')],
  ['fields without a value', everyField(undefined)],
]

function describeView(entry: ToolEntry): string {
  const view = viewToolEntry(entry)
  return JSON.stringify([view, view.callDetail, view.output], (_, value: unknown) => typeof value === 'bigint' ? String(value) : value)
}

describe.each(toolNames.map(([family, names]) => [family, names.split(/\s+/)[0] ?? ''] as const))('a card of the family %s (%s)', (_, name) => {
  it('survives hostile arguments, results and details', () => {
    for (const [what, value] of values) {
      const entries = [
        makeEntry({ name, input: value }),
        makeEntry({ name, input: value, content: value, isError: true, result: { details: value } }),
        makeEntry({ name, input: value, content: value, result: { details: value, view: value }, call: { view: value } }),
        makeEntry({ name, call: null, content: value, result: { details: value } }),
        makeEntry({ name, input: { path: 'a', command: 'ls', query: 'x' }, content: 'ok', result: { details: value } }),
      ]
      for (const entry of entries) {
        const text = describeView(entry)
        expect(text, what).not.toMatch(/\[object |\bundefined\b|\bNaN\b/)
        expect(viewToolEntry(entry).callSummary.isWellFormed(), what).toBe(true)
        expect(viewToolEntry(entry).resultSummary?.isWellFormed() ?? true, what).toBe(true)
      }
    }
  })
})

describe('names that objects inherit', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])('%s is an ordinary tool', (name) => {
    expect(viewToolEntry(makeEntry({ name, input: { a: 1 }, content: 'ok' }))).toMatchObject({ name, family: 'generic', resultSummary: 'ok' })
  })
})

describe('a list of four billion holes', () => {
  it('gives a card at once, wherever it stands', () => {
    const list = Array.from({ length: 0 })
    list.length = 4_000_000_000
    const start = performance.now()
    for (const [name, key] of [['run_shell', 'command'], ['TodoWrite', 'todos'], ['Edit', 'edits'], ['ask_user', 'questions'], ['weather', 'x']] as const) {
      const entry = makeEntry({ name, input: { [key]: list }, content: list, result: { details: { structuredPatch: list } } })
      expect(viewToolEntry(entry).callDetail.kind).not.toBe('')
      expect(viewToolEntry(makeEntry({ name, input: list, content: { content: list } })).output).not.toBeNull()
    }
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})

describe('10 MB', () => {
  const lines = 'a line of text\n'.repeat(700_000)
  const one = 'x'.repeat(10_000_000)

  it.each<[string, string, unknown, string, string]>([
    ['of output', 'run_shell', { command: 'ls' }, lines, '700000 lines'],
    ['in one line', 'run_shell', { command: 'ls' }, one, '9.5 MB'],
    ['of a file', 'read_file', { path: 'a' }, lines, '700000 lines'],
    ['of arguments', 'weather', { note: one }, 'ok', 'ok'],
    ['of an edit', 'Edit', { file_path: 'a', old_string: one, new_string: lines }, 'ok', '1 replacement'],
  ])('%s give a card at once', (_, name, input, content, summary) => {
    const start = performance.now()
    const view = viewToolEntry(makeEntry({ name, input, content }))
    void view.output
    void view.callDetail
    expect(view.resultSummary).toBe(summary)
    expect(view.callSummary.length).toBeLessThanOrEqual(400)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

describe('a view is pure', () => {
  function freeze<T>(value: T): T {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
      Object.freeze(value)
      Object.values(value).forEach(freeze)
    }
    return value
  }

  it('reads frozen entries and gives the same view twice', () => {
    const entry = freeze(makeEntry({ name: 'Edit', input: { file_path: 'a', old_string: 'x', new_string: 'y' }, content: 'ok', result: { details: { structuredPatch: [] } } }))
    expect(describeView(entry)).toBe(describeView(entry))
  })

  it.each(['call', 'result', 'children', 'call.title', 'call.locations', 'call.input', 'result.error', 'result.content'])('shows the rest of an entry whose %s cannot be read', (path) => {
    for (const make of [() => refusing, makeRevoked]) {
      const entry = makeEntry({ name: 'Bash', input: { command: 'ls' }, content: 'x' })
      const [half, field] = path.split('.')
      const target = field === undefined ? entry : entry[half as 'call']
      Object.assign(target as object, { [field ?? half!]: make() })
      const view = viewToolEntry(entry)
      expect(view.name).toBe('Bash')
      expect(() => [view.callDetail, view.output]).not.toThrow()
    }
  })

  it('computes the parts of an open card once, and only when they are read', () => {
    let reads = 0
    const input = Object.defineProperty({}, 'note', {
      enumerable: true,
      get() {
        reads++
        return 'x'
      },
    })
    const view = viewToolEntry(makeEntry({ name: 'weather', input }))
    const before = reads
    expect(view.callDetail).toBe(view.callDetail)
    expect(reads).toBe(before + 1)
  })
})
