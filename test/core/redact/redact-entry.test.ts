import { describe, expect, it, vi } from 'vitest'
import type { RedactPlace } from '../../../src/core/redact/redact-entry'
import { redactEntry } from '../../../src/core/redact/redact-entry'
import { toMarkdown } from '../../../src/core/export/to-markdown'
import { toPlainText } from '../../../src/core/export/to-plain-text'
import { formatToolLine } from '../../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../support/tool-entry'

const hide = (text: string) => text.replaceAll('s3cret', '•••')

describe('a redacted entry', () => {
  it('keeps every field of an object whose keys all read the same', () => {
    const input = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, index]))
    const shown = redactEntry(makeEntry({ name: 'acme', input }), () => '•').call!.input as object
    expect(Object.values(shown)).toHaveLength(20_000)
    expect(Object.keys(shown).slice(0, 3)).toEqual(['•', '• 2', '• 3'])
  })

  const cycle: Record<string, unknown> = { s3cret: 's3cret' }
  cycle.self = cycle
  const deep = Array.from({ length: 300 }).reduce<unknown>(inner => ({ inner }), 's3cret')

  it.each([
    ['a string', 's3cret'],
    ['a list in an object', { a: [{ b: 's3cret' }] }],
    ['a key', { s3cret: 1 }],
    ['keys that become the same', { 's3cret': 1, 'x': 's3cret', '•••': 2 }],
    ['a cycle', cycle],
    ['a value deeper than anyone looks', deep],
    ['a map, a set, an error, a pattern and a symbol', [new Map([['s3cret', 's3cret']]), new Set(['s3cret']), new Error('s3cret'), /s3cret/, Symbol('s3cret')]],
    ['an object with a class', new (class { token = 's3cret' })()],
    ['a getter that throws', { get a() { throw new Error('s3cret') }, b: 's3cret' }],
    ['a proxy that refuses', new Proxy({}, { ownKeys: () => { throw new Error('s3cret') } })],
    ['`__proto__` as a key', JSON.parse('{"__proto__": {"a": "s3cret"}}')],
  ])('shows nothing of a secret in %s, as argument, content or detail', (_, value) => {
    const entry = makeEntry({ name: 'x', input: value, content: value, result: { details: value } })
    for (const write of [toMarkdown, toPlainText]) {
      expect(write([{ kind: 'tool', key: 'k', entry }], { redact: hide, whole: true })).not.toContain('s3cret')
    }
    expect(formatToolLine(viewToolEntry(entry, { redact: hide }))).not.toContain('s3cret')
  })

  it('loses no field when two keys read the same afterwards', () => {
    const entry = redactEntry(makeEntry({ input: { s3cret: 1, s3crets3cret: 2 } }), text => text.replace(/(s3cret)+/, '•'))
    expect(entry.call!.input).toEqual({ '•': 1, '• 2': 2 })
  })

  it('keeps ids, so that the host finds the call again', () => {
    const entry = makeEntry({ call: { approval: { id: 's3cret', reason: 's3cret', options: [{ id: 's3cret', label: 's3cret' }] } } })
    const { call, key, toolCallId } = redactEntry({ ...entry, key: 's3cret', toolCallId: 's3cret' }, hide)
    expect({ key, toolCallId }).toEqual({ key: 's3cret', toolCallId: 's3cret' })
    expect(call!.approval).toMatchObject({ id: 's3cret', reason: '•••', options: [{ id: 's3cret', label: '•••' }] })
  })

  it('reaches calls of sub-agents', () => {
    const entry = makeEntry({ children: [makeEntry({ input: { command: 's3cret' }, children: [makeEntry({ content: 's3cret' })] })] })
    expect(JSON.stringify(redactEntry(entry, hide))).not.toContain('s3cret')
  })

  it('leaves the original alone, and is the same object each time', () => {
    const entry = makeEntry({ input: { command: 's3cret' }, content: 's3cret' })
    const shown = redactEntry(entry, hide)
    expect(entry.call!.input).toEqual({ command: 's3cret' })
    expect(redactEntry(entry, hide)).toBe(shown)
    expect(redactEntry(shown, hide)).toBe(shown)
  })
})

describe('a redact function', () => {
  it('is told the tool, the half and the key of a text', () => {
    const places: (RedactPlace & { text: string })[] = []
    const entry = makeEntry({ name: 'bash', input: { env: { TOKEN: 'a' } }, content: [{ type: 'text', text: 'b' }] })
    JSON.stringify(redactEntry(entry, (text, where) => {
      places.push({ text, ...where })
      return text
    }))
    expect(places).toContainEqual({ text: 'a', toolName: 'bash', part: 'call', field: 'TOKEN' })
    expect(places).toContainEqual({ text: 'b', toolName: 'bash', part: 'result', field: 'text' })
  })

  it('sees a large output once, however often its card is looked at, and a detail only when it is needed', () => {
    const output = 'x\n'.repeat(500_000)
    const redact = vi.fn((text: string) => text)
    const entry = makeEntry({ name: 'bash', input: { command: 'ls' }, content: output, result: { view: undefined, details: { notes: 'never shown' } } })
    for (let count = 0; count < 3; count++) {
      const view = viewToolEntry(entry, { redact })
      void [view.callDetail, view.output]
    }
    // News of the call, such as a commit, leave the halves as they were.
    void viewToolEntry({ ...entry, provisional: true }, { redact }).output
    expect(redact.mock.calls.filter(([text]) => text === output)).toHaveLength(1)
  })

  it.each([
    ['throws', () => { throw new Error('no') }],
    ['gives no string', () => undefined as unknown as string],
  ])('that %s hides the text', (_, redact) => {
    const entry = makeEntry({ name: 'bash', input: { command: 's3cret' }, content: 's3cret' })
    expect(toPlainText([{ kind: 'tool', key: 'k', entry }], { redact })).not.toContain('s3cret')
    expect(JSON.stringify(redactEntry(entry, redact))).toContain('[redacted]')
  })

  it('is asked about messages too', () => {
    const message = { kind: 'other', key: 'm', record: {}, text: { role: 'user', text: 'my s3cret' } } as const
    expect(toMarkdown([message], { redact: hide })).toContain('my •••')
  })
})
