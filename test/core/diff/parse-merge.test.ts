import { expect, it } from 'vitest'
import { parsePatch } from '../../../src/core/diff/parse-patch'
import { listRows } from './rows'

const merge = `diff --cc src/a.ts
index 1,2..3
--- a/src/a.ts
+++ b/src/a.ts
@@@ -1,4 -1,3 +1,5 @@@ top
  same
- ours
 -theirs
++both
+ of theirs
 +of ours

  end
diff --cc b.ts
--- a/b.ts
+++ b/b.ts
@@@ -1,1 -1,1 +1,1 @@@
--- old
++++ new
`

const describeFile = (file: ReturnType<typeof parsePatch>[number]) =>
  [file.change, file.path, file.added, file.removed, file.note]

it('reads a merge, with the old numbers of its first parent', () => {
  const files = parsePatch(merge)
  expect(files.map(describeFile)).toEqual([['modified', 'src/a.ts', 3, 2, undefined], ['modified', 'b.ts', 1, 1, undefined]])
  expect(listRows(files[0]!)).toEqual([
    ['context', 'same', 1, 1],
    ['removed', 'ours', 2, null],
    ['removed', 'theirs', null, null],
    ['added', 'both', null, 2],
    ['added', 'of theirs', null, 3],
    ['added', 'of ours', null, 4],
    ['context', '', 4, 5],
    ['context', 'end', 5, 6],
  ])
  expect(files[0]?.hunks[0]?.header).toBe('top')
  expect(listRows(files[1]!)).toEqual([['removed', '- old', 1, null], ['added', '++ new', null, 1]])
})

it('does not call a file empty whose hunks it cannot read', () => {
  expect(parsePatch(merge.slice(0, merge.indexOf('  same')).replace('-1,3 ', '')).map(describeFile)).toEqual([['modified', 'src/a.ts', 0, 0, undefined]])
})
