import { describe, expect, it } from 'vitest'
import type { ToolEntry, TranscriptItem, TranscriptText } from '../../../src/core/model'
import { toMarkdown } from '../../../src/core/export/to-markdown'
import { toPlainText } from '../../../src/core/export/to-plain-text'
import { makeEntry } from '../../support/tool-entry'

const tool = (entry: ToolEntry): TranscriptItem => ({ kind: 'tool', key: entry.key, entry })
const said = (role: TranscriptText['role'], text: string): TranscriptItem =>
  ({ kind: 'other', key: text, record: {}, text: { role, text } })
const shell = (command: string, content?: unknown, more = {}) =>
  tool(makeEntry({ input: { command }, ...content !== undefined && { content }, ...more }))
const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n')

describe('Markdown of a transcript', () => {
  it('has a line for each card, fences for its two halves, and who said what', () => {
    const items = [said('user', 'List it.'), shell('ls src', 'a.ts\nb.ts\n'), said('assistant', 'Two *files*.')]
    expect(toMarkdown(items)).toBe([
      '**User**\n\n> List it.',
      '✓ **run\\_shell** `ls src` → 2 lines',
      '```sh\nls src\n```',
      '```\na.ts\nb.ts\n```',
      '**Assistant**\n\n> Two *files*.\n',
    ].join('\n\n'))
  })

  it('fences a text with more backticks than any in it', () => {
    expect(toMarkdown([shell('cat a.md', '````\ncode\n````\n')])).toContain('\n\n`````\n````\ncode\n````\n`````\n')
    expect(toMarkdown([shell('echo `date`', '')])).toContain('`` echo `date` ``')
  })

  it('never makes HTML of what was said, called or answered', () => {
    const markdown = toMarkdown([
      said('user', 'see <img src=x onerror=alert(1)> and `<b>` and <!-- never closed'),
      tool(makeEntry({ name: '<script>', input: { note: 'a <b> of mine' }, content: '<i>x</i>' })),
    ])
    const outside = markdown.replace(/^```[^`]+^```$/gm, '').replace(/`[^`]*`/g, '')
    expect(outside).not.toMatch(/(?<!\\)<[a-z!]/i)
    expect(markdown).toContain('and `<b>` and')
    expect(markdown).toContain('<i>x</i>')
  })

  it('keeps tags in a fenced block of a message, and escapes those behind it', () => {
    expect(toMarkdown([said('assistant', '```vue\n<ToolCard />\n```\n<hr>')]))
      .toBe('**Assistant**\n\n> ```vue\n> <ToolCard />\n> ```\n> &lt;hr>\n')
  })

  it.each([
    ['a backslash', '\\<img src=x>'],
    ['a backtick that opens no code', '\\`<img src=x>`'],
    ['code that ends in another line', 'a ` b\n` <img src=x>'],
    ['a fence that ends with its list', '- a\n\n  ```\n<img src=x>'],
    ['a backtick in an address', '<https://a.b/`>`<img src=x>`'],
    ['cells of a table', '|a|b|\n|-|-|\n|`|<img src=x>`|'],
  ])('makes no HTML behind %s', (_, text) => {
    expect(toMarkdown([said('assistant', text)])).not.toContain('<img')
  })

  it('names a role that is not known, whatever its name', () => {
    const item = said('constructor' as 'user', 'x')
    expect(toMarkdown([item])).toBe('**constructor**\n\n> x\n')
    expect(toPlainText([item])).toContain('constructor:')
  })

  it('writes an entry of a host that has no list of children', () => {
    const { children: _, ...entry } = makeEntry({ input: { command: 'ls' }, content: 'a' })
    expect(toPlainText([tool(entry as ToolEntry)])).toContain('✓ run_shell ls → a')
  })

  it('quotes a message, so that a fence it never closes ends with it', () => {
    const markdown = toMarkdown([said('assistant', '```js\nlet a'), shell('ls', 'x')])
    expect(markdown).toContain('> ```js\n> let a\n\n✓ **run')
  })

  it('quotes the cards of a sub-agent between its call and its answer', () => {
    const child = makeEntry({ input: { command: 'ls' }, content: 'a\n' })
    const markdown = toMarkdown([tool(makeEntry({ name: 'summon_agent', input: { task: 'look' }, content: 'Done.', children: [child] }))])
    expect(markdown).toContain('\n\n> ✓ **run\\_shell** `ls` → a\n\n> ```sh\n> ls\n> ```\n\n> ```\n> a\n> ```\n\n```\nDone.\n```\n')
  })

  it('shows an edit as a diff', () => {
    const input = { path: 'a.ts', oldString: 'one\n', newString: 'two\n' }
    expect(toMarkdown([tool(makeEntry({ name: 'edit_file', input, content: 'Replaced 1 occurrence(s) in "a.ts".' }))]))
      .toContain('```diff\n--- a.ts\n+++ a.ts\n@@ -1 +1 @@\n-one\n+two\n```')
  })

  it.each([
    ['12', 12, /line 6\nline 7/],
    ['13', 13, /line 6\n⋯ 1 more line\nline 8/],
    ['400', 400, /line 6\n⋯ 388 more lines\nline 395/],
  ])('writes %s lines as the card shows them', (_, count, expected) => {
    expect(toMarkdown([shell('x', lines(count))])).toMatch(expected)
  })

  it('writes everything when asked to', () => {
    expect(toMarkdown([shell('x', lines(400))], { whole: true })).toContain(lines(400))
  })

  it('drops the sequences of a terminal', () => {
    expect(toMarkdown([shell('x', '\u001B[31mred\u001B[0m')])).toContain('```\nred\n```')
  })
})

describe('plain text of a transcript', () => {
  it('sets the halves of a card in below its line', () => {
    const child = makeEntry({ input: { command: 'ls' }, content: 'a\n\nb\n' })
    const items = [said('user', 'Go.'), tool(makeEntry({ name: 'summon_agent', input: { task: 'look' }, content: 'Done.', children: [child] })), shell('pwd')]
    expect(toPlainText(items)).toMatchInlineSnapshot(`
      "User:
      Go.

      ✓ summon_agent "look" 1 call → Done.
        task: look
        ✓ run_shell ls → 3 lines
          $ ls
          a

          b
        Done.

      ⟳ run_shell pwd
        $ pwd
      "
    `)
  })

  it('shortens and is whole like the Markdown', () => {
    expect(toPlainText([shell('x', lines(13))])).toContain('  line 6\n  ⋯ 1 more line\n  line 8\n')
    expect(toPlainText([shell('x', lines(13))], { whole: true })).toContain('  line 6\n  line 7\n  line 8\n')
  })

  it('takes words in another language', () => {
    const items = [said('user', 'Tere'), shell('x', lines(20))]
    const text = toPlainText(items, { roles: { user: 'Kasutaja' }, moreLines: count => `veel ${count} rida` })
    expect(text).toContain('Kasutaja:\nTere\n')
    expect(text).toContain('  ⋯ veel 8 rida\n')
  })
})

describe.each([['Markdown', toMarkdown], ['plain text', toPlainText]])('what was to run, as %s', (_, write) => {
  it.each([
    ['run_shell', { command: 'rm -rf /srv #\recho hi' }, 'rm -rf /srv #\\recho hi'],
    ['run_shell', { command: 'echo ok \u001B]0;; rm ~ ;\u0007' }, 'echo ok \\u001b]0;; rm ~ ;\\u0007'],
    ['run_python', { code: 'os.remove("x")\rprint("hi")' }, 'os.remove("x")\\rprint("hi")'],
    ['custom', { statement: 'drop x --\rselect 1', other: 1 }, 'drop x --\\rselect 1'],
    ['write_file', { path: 'a.ts', content: 'evil\rgood\n' }, '+evil\\rgood'],
  ])('has all the words of %s %j', (name, input, seen) => {
    expect(write([tool(makeEntry({ name, input, content: 'ok' }))])).toContain(seen)
  })

  it('has of a terminal the rows that it shows', () => {
    const text = write([shell('x', '1%\n\u001B[A\u001B[32m2%\u001B[0m\ndone\r\n')])
    expect(text).toMatch(/^ *2%\n *done$/m)
    for (const rest of ['\u001B', '\r', '1%']) expect(text).not.toContain(rest)
  })
})

describe.each([['Markdown', toMarkdown], ['plain text', toPlainText]])('%s', (_, write) => {
  const cycle: Record<string, unknown> = { name: 'x' }
  cycle.self = cycle
  const hostile: [string, TranscriptItem][] = [
    ['a cycle', tool(makeEntry({ name: 'x', input: cycle, content: cycle }))],
    ['a getter that throws', tool(makeEntry({ name: 'x', input: { get a() { throw new Error('no') } }, content: 'x' }))],
    ['a BigInt and a symbol', tool(makeEntry({ name: '__proto__', input: { a: 1n, b: Symbol('s') }, content: 2n }))],
    ['a picture', tool(makeEntry({ name: 'shot', input: {}, content: [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } }] }))],
    ['nothing at all', tool(makeEntry({ name: '', call: null }))],
    ['a declared view gone wrong', tool(makeEntry({ name: '', call: { view: { card: 'diff', title: 7, diffs: 'x' } } }))],
    ['bookkeeping', { kind: 'other', key: 'o', record: { type: 'ping' } }],
  ]

  it.each(hostile)('says something sane of %s', (_, item) => {
    expect(write([item])).not.toMatch(/\[object Object\]|undefined|NaN/)
  })

  it('is empty for an empty transcript and takes a message that is full of backticks in its stride', () => {
    expect(write([])).toBe('')
    const start = performance.now()
    const text = write([said('user', `${Array.from({ length: 4000 }, (_, index) => '`'.repeat(index % 90 + 1)).join('<b>')}`)])
    expect(text.length).toBeGreaterThan(1000)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
