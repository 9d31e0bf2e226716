import { describe, expect, it } from 'vitest'
import { countChanges } from '../../../src/core/diff/count-changes'
import { diffTexts } from '../../../src/core/diff/diff-texts'
import { createDraw, drawTextPair } from './random-texts'

const numbered = (count: number, word = 'line') => Array.from({ length: count }, (_, i) => `${word} ${i}\n`).join('')

describe('countChanges', () => {
  it.each([
    ['one line for another', 'a\nb\n', 'a\nc\n', 1, 1],
    ['a creation', null, 'a\nb', 2, 0],
    ['a deletion', 'a\nb\n', null, 0, 2],
    ['an empty side', '', 'a\n', 1, 0],
    ['an empty creation', null, '', 0, 0],
    ['equal texts', 'a', 'a', 0, 0],
    ['another final line end', 'a\nb', 'a\nb\n', 0, 0],
    ['other line ends', 'a\nb\n', 'a\r\nb\r\n', 0, 0],
    ['a creation that ends in CRLF', null, 'a\r\nb\r\n', 2, 0],
    ['an empty line at the end', 'x\n\n', 'x\n', 0, 1],
  ])('counts %s', (_, oldText, newText, added, removed) => {
    expect(countChanges([{ oldText, newText }])).toEqual({ added, removed })
  })

  it('adds up pairs', () => {
    expect(countChanges([{ oldText: 'a', newText: 'b\nc' }, { oldText: null, newText: 'd' }])).toEqual({ added: 3, removed: 1 })
    expect(countChanges([])).toEqual({ added: 0, removed: 0 })
  })

  it('agrees with the body for random texts', () => {
    const draw = createDraw(3)
    for (let round = 0; round < 500; round++) {
      const [oldText, newText] = drawTextPair(draw).map(lines => lines.join('\n') + (draw(2) === 0 ? '\n' : ''))
      const { added, removed } = diffTexts(oldText!, newText!)
      expect(countChanges([{ oldText: oldText!, newText: newText! }])).toEqual({ added, removed })
    }
  })

  it('gives no counts for more than 5,000 lines a side, over all pairs', () => {
    const pair = (count: number) => ({ oldText: numbered(count), newText: numbered(count, 'other') })
    expect(countChanges([pair(5000)])).toEqual({ added: 5000, removed: 5000 })
    expect(countChanges([pair(5001)])).toBeNull()
    expect(countChanges([pair(3000), pair(3000)])).toBeNull()
  })

  it('gives no counts for more than 2 MB', () => {
    expect(countChanges([{ oldText: 'x'.repeat(3_000_000), newText: 'y' }])).toBeNull()
  })

  it('counts creations of any length', () => {
    expect(countChanges([{ oldText: null, newText: numbered(60_000) }])).toEqual({ added: 60_000, removed: 0 })
  })
})
