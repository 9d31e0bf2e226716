import { structuredPatch } from 'diff'
import { describe, expect, it } from 'vitest'
import { diffTexts } from '../../../src/core/diff/diff-texts'
import { readStructuredPatch } from '../../../src/core/diff/structured-patch'
import { formatRange, listRows } from './rows'

const hunk = { oldStart: 12, oldLines: 3, newStart: 12, newLines: 3, lines: [' keep', '-const a = 1', '+const a = 2', ' end'] }

/** A list that throws whatever is done with it. */
function revokedList(): unknown {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  return proxy
}

describe('readStructuredPatch', () => {
  it('numbers the rows and marks changed words', () => {
    const hunks = readStructuredPatch([hunk])
    expect(listRows({ hunks: hunks! })).toEqual([
      ['context', 'keep', 12, 12],
      ['removed', 'const a = 1', 13, null],
      ['added', 'const a = 2', null, 13],
      ['context', 'end', 14, 14],
    ])
    expect(hunks?.[0]?.lines[2]?.marks).toEqual([[10, 11]])
  })

  it('gives the hunks of diffTexts for what the package diff reports', () => {
    const [oldText, newText] = ['a\nb\nc', 'a\nB\nc\nd']
    expect(readStructuredPatch(structuredPatch('', '', oldText, `${newText}\n`).hunks)?.map(formatRange))
      .toEqual(diffTexts(oldText, `${newText}\n`).hunks.map(formatRange))
  })

  it('reads the marker for a missing line end', () => {
    const hunks = readStructuredPatch([{ oldStart: 1, newStart: 1, lines: ['-a', '\\ No newline at end of file', '+a'] }])
    expect(hunks?.[0]?.lines.map(line => line.noNewline)).toEqual([true, undefined])
    expect(readStructuredPatch([{ lines: ['\\ No newline at end of file'] }])?.[0]?.lines).toEqual([])
  })

  it('reads a creation that starts at line 1 on a side without lines', () => {
    expect(readStructuredPatch([{ oldStart: 1, oldLines: 0, newStart: 1, newLines: 1, lines: ['+a'] }])?.map(formatRange)).toEqual(['0,0 1,1'])
  })

  it('lets a hunk without numbers go on where the one before ended', () => {
    expect(readStructuredPatch([hunk, { lines: ['-x'] }])?.map(formatRange)).toEqual(['12,3 12,3', '15,1 15,0'])
    expect(readStructuredPatch([{ oldStart: -1, newStart: 1.5, lines: ['-x', '+y'] }])?.map(formatRange)).toEqual(['1,1 1,1'])
  })

  it('leaves out what it cannot read, item by item', () => {
    const throwing = {
      get lines(): never {
        throw new Error('no')
      },
    }
    const mixed = [null, 1, 'x', {}, { lines: 'no' }, { lines: [] }, { lines: [1, null] }, throwing, { ...hunk, lines: [1, '+ok', null] }]
    expect(listRows({ hunks: readStructuredPatch(mixed)! })).toEqual([['added', 'ok', null, 12]])
  })

  it.each([
    ['nothing', undefined], ['null', null], ['a text', 'x'], ['an object', { lines: [] }], ['a list of other things', [1, {}]],
    ['a list that throws', revokedList()],
  ])('gives null for %s', (_, value) => {
    expect(readStructuredPatch(value)).toBeNull()
  })

  it('gives no hunks for an empty list', () => {
    expect(readStructuredPatch([])).toEqual([])
  })

  it('does not read inherited fields', () => {
    expect(readStructuredPatch([Object.create(hunk)])).toBeNull()
  })

  it('reads at most 50,000 rows', () => {
    const long = { oldStart: 1, newStart: 1, lines: Array.from({ length: 40_000 }, () => '+x') }
    const hunks = readStructuredPatch([long, long, long])
    expect(hunks?.map(each => each.newLines)).toEqual([40_000, 10_000])
  })
})
