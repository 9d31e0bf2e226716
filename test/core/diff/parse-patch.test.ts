import { createTwoFilesPatch } from 'diff'
import { describe, expect, it } from 'vitest'
import { diffTexts } from '../../../src/core/diff/diff-texts'
import { parsePatch } from '../../../src/core/diff/parse-patch'
import { createDraw, drawTextPair } from './random-texts'
import { formatRange, listLines, listRows } from './rows'

const unified = `--- a/db/q.sql
+++ b/db/q.sql
@@ -1,4 +1,4 @@
--- old note
+-- new note
 select 1;
 select 2;
 select 3;
@@ -10,3 +10,3 @@ create view
 select 10;
-select 11;
+++ counter
 select 12;
`

const git = `diff --git a/src/tax.ts b/src/tax.ts
index 83db48f..bf269f4 100644
--- a/src/tax.ts
+++ b/src/tax.ts
@@ -1,2 +1,2 @@ export function tax()
-const rate = 19
+const rate = 20
 export { rate }
diff --git a/logo.png b/logo.png
new file mode 100644
index 0000000..9f86d08
Binary files /dev/null and b/logo.png differ
diff --git a/old name.ts b/new name.ts
similarity index 100%
rename from old name.ts
rename to new name.ts
diff --git a/run.sh b/run.sh
old mode 100644
new mode 100755
diff --git a/gone.txt b/gone.txt
deleted file mode 100644
index ce01362..0000000
--- a/gone.txt
+++ /dev/null
@@ -1 +0,0 @@
-hello
diff --git a/empty.txt b/empty.txt
new file mode 100644
index 0000000..e69de29
`

const describeFile = (file: ReturnType<typeof parsePatch>[number]) =>
  [file.change, file.path, file.added, file.removed, file.note]

describe('parsePatch: unified patches', () => {
  it('does not take removed and added lines for file headers', () => {
    const files = parsePatch(unified)
    expect(files.map(describeFile)).toEqual([['modified', 'db/q.sql', 2, 2, undefined]])
    expect(listRows(files[0]!)).toEqual([
      ['removed', '-- old note', 1, null],
      ['added', '-- new note', null, 1],
      ['context', 'select 1;', 2, 2],
      ['context', 'select 2;', 3, 3],
      ['context', 'select 3;', 4, 4],
      ['context', 'select 10;', 10, 10],
      ['removed', 'select 11;', 11, null],
      ['added', '++ counter', null, 11],
      ['context', 'select 12;', 12, 12],
    ])
  })

  it('keeps the words behind the hunk header and marks changed words', () => {
    const [file] = parsePatch(unified)
    expect(file?.hunks.map(hunk => hunk.header)).toEqual([undefined, 'create view'])
    expect(listLines(file!).map(line => line.marks).slice(0, 2)).toEqual([[[3, 6]], [[3, 6]]])
  })

  it('reads what the package diff writes, row for row', () => {
    const draw = createDraw(5)
    for (let round = 0; round < 300; round++) {
      const [oldText, newText] = drawTextPair(draw).map(lines => lines.join('\n') + (draw(2) === 0 ? '\n' : ''))
      const expected = diffTexts(oldText!, newText!)
      const [file] = parsePatch(createTwoFilesPatch('a/x', 'b/x', oldText!, newText!))
      if (expected.added + expected.removed === 0) continue
      const sides = (rows: ReturnType<typeof listLines>) => [
        rows.filter(row => row.newLine !== null).map(row => [row.newLine, row.text]),
        rows.filter(row => row.oldLine !== null).map(row => [row.oldLine, row.text]),
      ]
      // Which of equal lines counts as kept may differ, and with it where the shown context ends.
      const whole = createTwoFilesPatch('a/x', 'b/x', oldText!, newText!, '', '', { context: 99 })
      expect(sides(listLines(parsePatch(whole)[0]!)))
        .toEqual(sides(listLines(diffTexts(oldText!, newText!, { context: 99 }))))
      expect(file?.path).toBe('x')
    }
  })

  it.each<[string, string, unknown[]]>([
    ['a creation', '--- /dev/null\n+++ b/n.md\n@@ -0,0 +1 @@\n+a\n', ['created', 'n.md', 1, 0, undefined]],
    ['a deletion', '--- a/n.md\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n', ['deleted', 'n.md', 0, 1, undefined]],
    ['a move', '--- a/n.md\n+++ b/m.md\n@@ -1 +1 @@\n-a\n+b\n', ['renamed', 'm.md', 1, 1, undefined]],
    ['a backup', '--- n.md.orig\n+++ n.md\n@@ -1 +1 @@\n-a\n+b\n', ['modified', 'n.md', 1, 1, undefined]],
    ['names without prefixes', '--- a/n.md\n+++ a/n.md\n@@ -1 +1 @@\n-a\n+b\n', ['modified', 'a/n.md', 1, 1, undefined]],
    ['prefixes by side', '--- i/n.md\n+++ w/n.md\n@@ -1 +1 @@\n-a\n+b\n', ['modified', 'n.md', 1, 1, undefined]],
    ['a date behind a tab', '--- a/n.md\t2026-01-01\n+++ b/n.md\t2026-01-02\n@@ -1 +1 @@\n-a\n+b\n', ['modified', 'n.md', 1, 1, undefined]],
    ['a date behind spaces', '--- n.md 2026-01-01 10:00:00.000000000 +0100\n+++ n.md 2026-01-02 10:00:00.0 +0100\n@@ -1 +1 @@\n-a\n+b\n', ['modified', 'n.md', 1, 1, undefined]],
    ['a Subversion header', 'Index: n.md\n===================================================================\n--- n.md\t(revision 1)\n+++ n.md\t(working copy)\n@@ -1 +1 @@\n-a\n+b\n', ['modified', 'n.md', 1, 1, undefined]],
    ['only a hunk', '@@ -3,2 +3,2 @@\n-a\n+b\n c\n', ['modified', '', 1, 1, undefined]],
    ['only line ends', '--- a/n.md\n+++ b/n.md\n@@ -1 +1 @@\n-a\n+a\r\n', ['modified', 'n.md', 1, 1, 'line-endings']],
    ['only line ends of several lines', '--- a/n.md\n+++ b/n.md\n@@ -1,2 +1,2 @@\n-a\r\n-b\r\n+a\n+b\n', ['modified', 'n.md', 2, 2, 'line-endings']],
    ['line ends of some lines', '--- a/n.md\n+++ b/n.md\n@@ -1,2 +1,2 @@\n-a\r\n-b\r\n+a\n+c\n', ['modified', 'n.md', 2, 2, 'line-endings']],
    ['a line that goes and comes again', '--- a/n.md\n+++ b/n.md\n@@ -1,2 +1,2 @@\n-a\n-b\n+a\n+c\n', ['modified', 'n.md', 2, 2, undefined]],
    ['a header without hunks', '--- a/n.md\n+++ b/n.md\n', ['modified', 'n.md', 0, 0, 'no-content']],
  ])('reads %s', (_, patch, expected) => {
    expect(parsePatch(patch).map(describeFile)).toEqual([expected])
  })

  it('keeps the old path of a move', () => {
    expect(parsePatch('--- a/n.md\n+++ b/m.md\n@@ -1 +1 @@\n-a\n+b\n')[0]?.oldPath).toBe('n.md')
  })

  it('marks lines without a line end, and counts no row for the marker', () => {
    const [file] = parsePatch('--- a/x\n+++ b/x\n@@ -1 +1 @@\n-y\n+y\n\\ No newline at end of file\n')
    expect(listLines(file!).map(line => line.noNewline)).toEqual([undefined, true])
    expect(file?.note).toBeUndefined()
  })

  it('writes the range of a side without lines as 0,0', () => {
    expect(formatRange(parsePatch('--- /dev/null\n+++ b/x\n@@ -0,0 +1,2 @@\n+a\n+b\n')[0]?.hunks[0])).toBe('0,0 1,2')
  })

  it('takes carriage returns off every line', () => {
    expect(parsePatch(unified.replaceAll('\n', '\r\n'))).toEqual(parsePatch(unified))
  })
})

describe('parsePatch: git patches', () => {
  it('keeps the folder of a file that was created by a patch without prefixes', () => {
    const patch = 'diff --git c/main.c c/main.c\nnew file mode 100644\n--- /dev/null\n+++ c/main.c\n@@ -0,0 +1 @@\n+x\n'
    expect(parsePatch(patch).map(describeFile)).toEqual([['created', 'c/main.c', 1, 0, undefined]])
  })

  it('reads changed, binary, renamed, mode-only, deleted and empty files of one patch', () => {
    const files = parsePatch(git)
    expect(files.map(describeFile)).toEqual([
      ['modified', 'src/tax.ts', 1, 1, undefined],
      ['created', 'logo.png', 0, 0, 'binary'],
      ['renamed', 'new name.ts', 0, 0, 'no-changes'],
      ['modified', 'run.sh', 0, 0, 'no-changes'],
      ['deleted', 'gone.txt', 0, 1, undefined],
      ['created', 'empty.txt', 0, 0, 'no-content'],
    ])
    expect(files[2]?.oldPath).toBe('old name.ts')
    expect(files[3]?.mode).toEqual(['100644', '100755'])
  })

  it.each([
    ['quoted names', 'diff --git "a/\\303\\244 \\"b\\".txt" "b/\\303\\244 \\"b\\".txt"\nold mode 100644\nnew mode 100755\n', 'ä "b".txt'],
    ['a literal binary patch', 'diff --git a/x.bin b/x.bin\nindex 1..2 100644\nGIT binary patch\nliteral 3\nKcmZ\n\nliteral 0\nHcmV\n\n', 'x.bin'],
    ['a binary file without prefixes', 'diff --git i.png i.png\nindex 0..1 100644\nBinary files i.png and i.png differ\n', 'i.png'],
    ['a mode without prefixes', 'diff --git a/my run.sh a/my run.sh\nold mode 100644\nnew mode 100755\n', 'a/my run.sh'],
    ['a binary file with prefixes by side', 'diff --git i/x w/x\nindex 1..2 100644\nBinary files i/x and w/x differ\n', 'x'],
    ['a mode with prefixes by side', 'diff --git i/x w/x\nold mode 100644\nnew mode 100755\n', 'x'],
    ['a quoted name without prefixes', 'diff --git "\\303\\244" "\\303\\244"\nold mode 100644\nnew mode 100755\n', 'ä'],
    ['a binary file that git does not speak of', 'Binary files a/salt and pepper and b/salt and pepper differ\n', 'salt and pepper'],
  ])('names the file of %s', (_, patch, path) => {
    expect(parsePatch(patch).map(file => [file.path, file.hunks.length])).toEqual([[path, 0]])
  })

  it('loses no binary file between those of GNU diff', () => {
    const patch = 'diff -ru a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\nBinary files a/i.png and b/i.png differ\nBinary files a/j.png and b/j.png differ\ndiff -ru a/y b/y\n--- a/y\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n'
    expect(parsePatch(patch).map(describeFile)).toEqual([
      ['modified', 'x', 1, 1, undefined],
      ['modified', 'i.png', 0, 0, 'binary'],
      ['modified', 'j.png', 0, 0, 'binary'],
      ['modified', 'y', 1, 1, undefined],
    ])
  })

  it('reads a copy as a creation that names its source', () => {
    const patch = 'diff --git a/a.ts b/b.ts\nsimilarity index 100%\ncopy from a.ts\ncopy to b.ts\n'
    expect(parsePatch(patch)).toMatchObject([{ change: 'created', path: 'b.ts', oldPath: 'a.ts', note: 'no-changes' }])
  })

  it('passes over the text of a mail around the patch', () => {
    const mail = `From 83db48f Mon Sep 17\nSubject: [PATCH] tax\n\n---\n src/tax.ts | 2 +-\n\n${git.slice(0, git.indexOf('diff --git a/logo'))}-- \n2.39.5\n`
    expect(parsePatch(mail).map(describeFile)).toEqual([['modified', 'src/tax.ts', 1, 1, undefined]])
  })
})

describe('parsePatch: patches that are not quite right', () => {
  it('reads a hunk whose header holds a line separator', () => {
    expect(parsePatch('--- a/x\n+++ b/x\n@@ -14,3 +14,2 @@ a\u2028b\n a\n-b\n c\n').map(describeFile)).toEqual([['modified', 'x', 0, 1, undefined]])
  })

  it('reads the rows of a file whose hunk has no header', () => {
    const [file] = parsePatch('--- a/x\n+++ b/x\n-b\n+c\n')
    expect(describeFile(file!)).toEqual(['modified', 'x', 1, 1, undefined])
    expect(file!.relative).toBe(true)
  })

  it('never throws and never loses a file seen before, wherever a patch is cut off', () => {
    for (const patch of [git, unified]) {
      let seen = 0
      for (let end = 0; end <= patch.length; end++) {
        const files = parsePatch(patch.slice(0, end))
        expect(files.length).toBeGreaterThanOrEqual(seen)
        seen = files.length
      }
      expect(seen).toBe(parsePatch(patch).length)
    }
  })

  it.each([
    ['too long', '@@ -1,9 +1,9 @@'],
    ['too short', '@@ -1,1 +1,1 @@'],
    ['missing', '@@'],
    ['dots', '@@ ... @@'],
  ])('reads the rows as they are where the lengths in the header are %s', (_, header) => {
    const file = (name: string) => `--- a/${name}\n+++ b/${name}\n${header}\n-a\n+b\n same\n-c\n+d\n`
    const files = parsePatch(file('x') + file('y'))
    expect(files.map(describeFile)).toEqual([['modified', 'x', 2, 2, undefined], ['modified', 'y', 2, 2, undefined]])
    expect(files[1]?.hunks.map(formatRange)).toEqual(['1,3 1,3'])
  })

  it('says that guessed line numbers are relative, and lets them run on', () => {
    const [file] = parsePatch('--- a/x\n+++ b/x\n@@\n-a\n b\n@@\n-c\n+d\n')
    expect(file?.relative).toBe(true)
    expect(file?.hunks.map(formatRange)).toEqual(['1,2 1,1', '3,1 2,1'])
  })

  it('takes empty rows, and rows that lack their space, for unchanged lines', () => {
    const [file] = parsePatch('--- a/x\n+++ b/x\n@@ -1,4 +1,4 @@\n-a\n+b\nfunction f() {\n\n }\n\n\n')
    expect(listRows(file!).map(row => row.slice(0, 2))).toEqual([
      ['removed', 'a'], ['added', 'b'], ['context', 'function f() {'], ['context', ''], ['context', '}'],
    ])
  })

  it.each([
    ['', []],
    ['just words', []],
    ['- a list\n+ of things\n@@ here', []],
    ['Index: 5\nText', []],
    ['--- \n+++ \n', []],
    ['*** Begin Patch', []],
  ])('finds no file in %j', (text, expected) => {
    expect(parsePatch(text)).toEqual(expected)
  })

  it('takes what is no text for no patch', () => {
    expect(parsePatch(null as unknown as string)).toEqual([])
  })

  it('reads the start of a patch above the bounds and says so', () => {
    const long = `--- a/x\n+++ b/x\n@@ -0,0 +1,60000 @@\n${'+row\n'.repeat(60_000)}`
    expect(parsePatch(long)).toMatchObject([{ path: 'x', added: 49_997, note: 'too-large' }])
    const wide = `--- a/x\n+++ b/x\n@@ -0,0 +1,3 @@\n+a\n+${'y'.repeat(3_000_000)}\n+b\n`
    expect(parsePatch(wide)).toMatchObject([{ added: 1, note: 'too-large' }])
    expect(parsePatch('x'.repeat(3_000_000))).toEqual([])
  })

  it.each([
    ['blank rows', `--- a/x\n+++ b/x\n@@ -1,9 +1,9 @@\n${'\n'.repeat(40_000)}`],
    ['spaces', ' '.repeat(2_000_000)],
    ['a quoted name', `diff --git "${'\\'.repeat(1_000_000)}`],
    ['headers', '--- a/x\n+++ b/x\n'.repeat(20_000)],
  ])('is quick about a great many %s', (_, text) => {
    const start = performance.now()
    parsePatch(text)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

describe('parsePatch: fences', () => {
  it.each([
    ['a lead', `Edited db/q.sql:\n\n\`\`\`diff\n${unified}\`\`\`\n`],
    ['a longer fence', `\`\`\`\`diff\n${unified}\`\`\`\`\nDone.\n`],
    ['no language', `\`\`\`\n${unified}\`\`\``],
    ['no end', `\`\`\`diff\n${unified}`],
  ])('takes a patch out of a fence with %s', (_, text) => {
    expect(parsePatch(text)).toEqual(parsePatch(unified))
  })

  it('leaves fences in the patched file alone', () => {
    const rows = ' ```diff\n-a\n+b\n ```\n'
    const patch = `--- a/x.md\n+++ b/x.md\n@@ -1,3 +1,3 @@\n${rows}`
    expect(parsePatch(patch).map(describeFile)).toEqual([['modified', 'x.md', 1, 1, undefined]])
    expect(listRows(parsePatch(`\`\`\`\`diff\n${patch}\`\`\`\``)[0]!)).toHaveLength(4)
  })

  it('reads nothing from a fence that has just opened', () => {
    expect(parsePatch('```diff')).toEqual([])
  })
})
