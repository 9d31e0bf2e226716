import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diffTexts } from '../../../src/core/diff/diff-texts'
import { parsePatch } from '../../../src/core/diff/parse-patch'
import { writePatch } from '../../../src/core/diff/write-patch'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patch-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Applies a patch as git does; an answer of its own is an error. */
function apply(patch: string | null): void {
  const options = { cwd: folder, input: patch ?? 'no patch', env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() } }
  execFileSync('git', ['apply', '--check', '--whitespace=nowarn', '-'], options)
  execFileSync('git', ['apply', '--whitespace=nowarn', '-'], options)
}

const lines = (count: number, changed: Readonly<Record<number, string>> = {}, end = '\n') =>
  Array.from({ length: count }, (_, index) => `${changed[index + 1] ?? `line ${index + 1}`}${end}`).join('')

describe('a patch of two texts', () => {
  it.each([
    ['several hunks', 'src/a.ts', lines(90), lines(90, { 2: 'two', 40: 'forty\nand more', 88: 'x' }).replace('line 60\n', '')],
    ['a first and a last line', 'a', lines(5), lines(5, { 1: 'one', 5: 'five' })],
    ['no line end behind the last line', 'a', `${lines(20)}end`, `${lines(20, { 3: 'three' })}the end`],
    ['a line end that comes', 'a', `${lines(20)}end`, `${lines(20)}end\n`],
    ['a line end that goes', 'a', `${lines(20)}end\n`, `${lines(20)}end`],
    ['a new file', 'deep/in/new.ts', null, lines(3)],
    ['an empty new file', 'new.ts', null, ''],
    ['a file that goes', 'old.ts', lines(3), null],
    ['Windows line ends', 'a', lines(30, {}, '\r\n'), lines(30, { 7: 'seven' }, '\r\n')],
    ['a path with blanks and letters of other scripts', 'my docs/übersicht.md', lines(3), lines(4)],
    ['a path with quotes and a tab', 'a"b\tc', lines(3), lines(4)],
    ['a text that becomes empty', 'a', lines(3), ''],
  ])('is taken by git with %s', (_, path, oldText, newText) => {
    const file = join(folder, path)
    if (oldText !== null) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, oldText)
    }
    apply(writePatch(diffTexts(oldText, newText, { path })))
    expect(existsSync(file) ? readFileSync(file, 'utf8') : null).toBe(newText)
  })

  it('begins its paths where it is applied', () => {
    for (const path of ['/home/ada/a.ts', 'C:\\home\\ada\\a.ts'])
      expect(writePatch(diffTexts('a\n', 'b\n', { path }))).toContain('--- a/home/ada/a.ts\n')
  })

  it.each([
    ['a snippet, whose place in the file is not known', diffTexts('a\n', 'b\n', { path: 'x', relative: true })],
    ['a file without a name', diffTexts('a\n', 'b\n')],
    ['no changes', diffTexts('a\n', 'a\n', { path: 'x' })],
    ['texts of which only the ends are shown', diffTexts(lines(60_000), 'b\n', { path: 'x' })],
    ['lines that end in different ways', diffTexts('a\r\nb\n', 'a\r\nc\n', { path: 'x' })],
    ['a merge', parsePatch('diff --cc x\n--- a/x\n+++ b/x\n@@@ -1,1 -1,1 +1,2 @@@\n+ bb\n +mm\n')[0]!],
    ['a new file that had lines', parsePatch('diff --git a/x b/x\nnew file mode 100644\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n')[0]!],
  ])('is none for %s', (_, file) => {
    expect(writePatch(file)).toBeNull()
  })
})

it('a patch that was read is written so that git takes it: a new name, a new mode', () => {
  const text = 'diff --git a/old.sh b/new.sh\nold mode 100644\nnew mode 100755\nsimilarity index 80%\nrename from old.sh\nrename to new.sh\n--- a/old.sh\n+++ b/new.sh\n@@ -1,2 +1,2 @@\n line 1\n-line 2\n+line two\n'
  writeFileSync(join(folder, 'old.sh'), lines(2))
  apply(writePatch(parsePatch(text)[0]!))
  expect(existsSync(join(folder, 'old.sh'))).toBe(false)
  expect(readFileSync(join(folder, 'new.sh'), 'utf8')).toBe('line 1\nline two\n')
})

it('a patch that was read is written so that git takes it: a changed copy', () => {
  const text = 'diff --git a/x b/y\nsimilarity index 80%\ncopy from x\ncopy to y\n--- a/x\n+++ b/y\n@@ -1,2 +1,2 @@\n line 1\n-line 2\n+line two\n'
  writeFileSync(join(folder, 'x'), lines(2))
  apply(writePatch(parsePatch(text)[0]!))
  expect(readFileSync(join(folder, 'x'), 'utf8')).toBe(lines(2))
  expect(readFileSync(join(folder, 'y'), 'utf8')).toBe('line 1\nline two\n')
})
