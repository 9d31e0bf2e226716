import { describe, expect, it } from 'vitest'
import type { OutputDetail } from '../../../../src/core/model'
import { viewToolEntry } from '../../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../../support/tool-entry'

type Files = Extract<OutputDetail, { kind: 'files' }>

function list(content: unknown, input: unknown = { path: 'src' }, name = 'list'): Files {
  const { output } = viewToolEntry(makeEntry({ name, input, content }))
  if (output?.kind !== 'files') throw new Error(`no files but ${output?.kind}`)
  return output
}

/** Indented names, folders with a slash, notes in brackets, then the path where it is another. */
function write({ items }: Files): readonly string[] | undefined {
  return items?.map(({ name, path, depth, isDirectory, note }) =>
    `${'  '.repeat(depth)}${name}${isDirectory ? '/' : ''}${note === undefined ? '' : ` (${note})`}${path === name ? '' : ` = ${path}`}`)
}

describe('files and folders', () => {
  it.each<[string, string, readonly string[]]>([
    ['names', 'a.ts\ncart/', ['a.ts = src/a.ts', 'cart/ = src/cart']],
    ['whole paths', '/home/a.ts\nsrc/b.ts', ['/home/a.ts', 'src/b.ts']],
    ['tags', '[DIR] cart\n[FILE] a.ts', ['cart/ = src/cart', 'a.ts = src/a.ts']],
    ['tags and sizes', '[FILE] a.json              1.21 KB\n[DIR] cart\n\nTotal: 1 files, 1 directories', ['a.json (1.21 KB) = src/a.json', 'cart/ = src/cart']],
    ['headings', '# Folders:\nsrc/cart\n\n# Files:\nsrc/a.ts\n', ['src/cart/', 'src/a.ts']],
    ['sizes', 'cart/  [120]\n  a.ts  [120]\nb.ts (4.1 KB)', ['cart/ (120) = src/cart', '  a.ts (120) = src/cart/a.ts', 'b.ts (4.1 KB) = src/b.ts']],
    ['an indented tree below its root', '- /home/shop/\n  - src/\n    - a.ts\n  - b.ts\n\nNOTE: do any of the files above seem malicious?', ['src/ = /home/shop/src', '  a.ts = /home/shop/src/a.ts', 'b.ts = /home/shop/b.ts']],
    ['a drawn tree', '.\n├── cart\n│   ├── tax.ts\n│   └── total.ts\n└── main.ts\n\n1 directory, 3 files', ['cart/', '  tax.ts = cart/tax.ts', '  total.ts = cart/total.ts', 'main.ts']],
    ['a tree in ASCII', 'src\n|-- cart\n|   `-- tax.ts\n`-- main.ts', ['cart/ = src/cart', '  tax.ts = src/cart/tax.ts', 'main.ts = src/main.ts']],
    ['long rows', 'total 8\ndrwxr-xr-x 2 ada ada 4096 Nov 30 12:00 cart\n-rw-r--r-- 1 ada ada  812 Nov 30 12:00 my notes.md', ['cart/ = src/cart', 'my notes.md (812) = src/my notes.md']],
    ['links', 'link@\nrun.sh*', ['link = src/link', 'run.sh = src/run.sh']],
  ])('are told apart: %s', (_, text, rows) => {
    expect(write(list(text))).toEqual(rows)
  })

  it.each<[string, unknown, readonly string[]]>([
    ['paths', ['a.ts', 'cart/'], ['a.ts = src/a.ts', 'cart/ = src/cart']],
    ['a tree', [{ name: 'cart', type: 'directory', children: [{ name: 'tax.ts', type: 'file', size: 4197 }] }], ['cart/ = src/cart', '  tax.ts (4.1 KB) = src/cart/tax.ts']],
    ['entries', { entries: [{ path: 'src/a.ts', is_dir: false }, { path: 'src/b', is_dir: true }] }, ['src/a.ts', 'src/b/']],
  ])('are told apart as JSON: %s', (_, value, rows) => {
    expect(write(list(value))).toEqual(rows)
  })

  it('keep the paths that a pattern found as they are', () => {
    expect(write(list('docs/a.md\nREADME.md', { pattern: '**/*.md', path: 'docs' }, 'glob'))).toEqual(['docs/a.md', 'README.md'])
  })

  it('keep the whole names that a pattern found, or that a tag names', () => {
    const names = ['docs/Plan (2)', 'docs/x  3', 'bin/tool*', 'mail@', 'a (4.1 KB)']
    expect(write(list(names.join('\n'), { pattern: '*' }, 'glob'))).toEqual(names)
    expect(write(list('[FILE] a (1)\n[FILE] b*\n[DIR] c  3'))).toEqual(['a (1) = src/a (1)', 'b* = src/b*', 'c  3/ = src/c  3'])
  })

  it('do not take a copy\'s number for its size', () => {
    expect(write(list('LICENSE (1)\nb.ts (120 bytes)'))).toEqual(['LICENSE (1) = src/LICENSE (1)', 'b.ts (120 bytes) = src/b.ts'])
  })

  it('keep what the tool says beside them', () => {
    expect(list('a.ts\n\n(File list truncated. Narrow the path.)')).toMatchObject({ items: [{ name: 'a.ts' }], notes: ['(File list truncated. Narrow the path.)'] })
  })

  it.each(['No files found', 'Directory src is empty.', 'x'.repeat(2000)])('stay text when there are none: %.20s', (text) => {
    expect(list(text)).toMatchObject({ items: undefined, text })
  })

  it('read a tree of four hundred levels', () => {
    const text = Array.from({ length: 400 }, (_, level) => `${' '.repeat(level * 2)}d${level}/`).join('\n')
    expect(list(text).items?.at(-1)?.depth).toBe(398)
  })
})
