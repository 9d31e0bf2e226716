import { describe, expect, it } from 'vitest'
import { diffTexts } from '../../../src/core/diff/diff-texts'
import { pairRows } from '../../../src/core/diff/pair-rows'

const pairs = (oldText: string | null, newText: string | null) =>
  pairRows(diffTexts(oldText, newText).hunks.flatMap(hunk => hunk.lines)).map(pair => pair.map(line => line?.text ?? null))

describe('pairRows', () => {
  it.each([
    ['a changed line', 'a\nb\n', 'a\nc\n', [['a', 'a'], ['b', 'c']]],
    ['more old lines than new ones', 'a\nb\nz\n', 'x\nz\n', [['a', 'x'], ['b', null], ['z', 'z']]],
    ['more new lines than old ones', 'a\nz\n', 'x\ny\nz\n', [['a', 'x'], [null, 'y'], ['z', 'z']]],
    ['an insertion', 'a\nz\n', 'a\nb\nz\n', [['a', 'a'], [null, 'b'], ['z', 'z']]],
    ['a creation', null, 'a\n', [[null, 'a']]],
    ['a deletion', 'a\n', null, [['a', null]]],
    ['nothing', 'a\n', 'a\n', []],
  ])('lays out %s', (_, oldText, newText, expected) => {
    expect(pairs(oldText, newText)).toEqual(expected)
  })
})
