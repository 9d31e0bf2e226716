import { describe, expect, it } from 'vitest'
import { parsePatch } from '../../../src/core/diff/parse-patch'
import { formatRange, listRows } from './rows'

const envelope = `*** Begin Patch
*** Delete File: src/legacy.ts
*** Update File: src/old-name.ts
*** Move to: src/new-name.ts
@@
-export const a = 1
+export const a = 2
*** Add File: docs/notes.md
+# Notes
+
*** Update File: site/config.ts
@@ class A
 keep
-x
+y
@@ class B
@@   method()
-1

+2
*** End of File
*** End Patch
`

describe('parsePatch: the *** Begin Patch envelope', () => {
  it('names what happened to each file', () => {
    expect(parsePatch(envelope).map(({ change, path, oldPath, added, removed, note }) => [change, oldPath, path, added, removed, note])).toEqual([
      ['deleted', undefined, 'src/legacy.ts', 0, 0, 'no-content'],
      ['renamed', 'src/old-name.ts', 'src/new-name.ts', 1, 1, undefined],
      ['created', undefined, 'docs/notes.md', 2, 0, undefined],
      ['modified', undefined, 'site/config.ts', 2, 2, undefined],
    ])
  })

  it('shows no line of the envelope as a row, and the words behind @@ as header', () => {
    const file = parsePatch(envelope)[3]!
    expect(file.hunks.map(hunk => hunk.header)).toEqual(['class A', 'class B method()'])
    expect(listRows(file)).toEqual([
      ['context', 'keep', 1, 1],
      ['removed', 'x', 2, null],
      ['added', 'y', null, 2],
      ['removed', '1', 3, null],
      ['context', '', 4, 3],
      ['added', '2', null, 4],
    ])
  })

  it('has no true line numbers but those of a created file', () => {
    const files = parsePatch(envelope)
    expect(files.map(file => file.relative)).toEqual([undefined, true, undefined, true])
    expect(formatRange(files[2]?.hunks[0])).toBe('0,0 1,2')
  })

  it('reads the same with CRLF line ends, indented lines in front, and in a fence', () => {
    expect(parsePatch(envelope.replaceAll('\n', '\r\n'))).toEqual(parsePatch(envelope))
    expect(parsePatch(`\n  ${envelope}`)).toEqual(parsePatch(envelope))
    expect(parsePatch(`\`\`\`\n${envelope}\`\`\``)).toEqual(parsePatch(envelope))
    expect(parsePatch(`apply_patch <<'EOF'\n${envelope}EOF\n`)).toEqual(parsePatch(envelope))
  })

  it('keeps the files seen so far at every cut', () => {
    let seen = 0
    for (let end = 0; end <= envelope.length; end++) {
      const files = parsePatch(envelope.slice(0, end))
      expect(files.length).toBeGreaterThanOrEqual(seen)
      expect(files.flatMap(listRows).map(row => row[1]).filter(text => String(text).startsWith('**'))).toEqual([])
      seen = files.length
    }
    expect(seen).toBe(4)
  })

  it('reads an envelope without its first line', () => {
    expect(parsePatch('*** Update File: a.ts\n@@ -1,2 +1,2 @@ f()\n-a\n+b\n')).toMatchObject([
      { path: 'a.ts', added: 1, removed: 1, relative: true, hunks: [{ header: 'f()' }] },
    ])
  })

  it('accepts added lines without their sign and a move to the same place', () => {
    expect(parsePatch('*** Begin Patch\n*** Add File: a.md\n# A\n+b\n')).toMatchObject([{ added: 2 }])
    expect(parsePatch('*** Begin Patch\n*** Update File: a\n*** Move to: a\n-x\n+y\n')[0]).toMatchObject({ change: 'modified' })
  })

  it('notes a pure move and an update that has only begun', () => {
    expect(parsePatch('*** Begin Patch\n*** Update File: a\n*** Move to: b\n*** End Patch')[0])
      .toMatchObject({ change: 'renamed', path: 'b', oldPath: 'a', note: 'no-changes' })
    expect(parsePatch('*** Begin Patch\n*** Update File: a\n@@\n')[0]).toMatchObject({ note: 'no-content', hunks: [] })
  })

  it('does not take the envelope for one when a patched file holds it', () => {
    const patch = '--- a/x.md\n+++ b/x.md\n@@ -1,2 +1,2 @@\n *** Begin Patch\n-a\n+b\n'
    expect(parsePatch(patch)).toMatchObject([{ path: 'x.md', added: 1, removed: 1 }])
  })
})
