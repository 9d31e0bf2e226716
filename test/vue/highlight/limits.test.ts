// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isHighlightable } from '../../../src/vue/highlight/limits'

describe('isHighlightable', () => {
  const words = (length: number) => 'word '.repeat(length / 5)

  it.each<[string, string, boolean]>([
    ['an empty text', '', true],
    ['50,000 units', `${words(1000)}\n`.repeat(50).slice(0, 50_000), true],
    ['50,001 units', `${words(1000)}\n`.repeat(50).slice(0, 50_001), false],
    ['2,000 lines', Array.from({ length: 2000 }, () => 'a').join('\n'), true],
    ['2,001 lines', Array.from({ length: 2001 }, () => 'a').join('\n'), false],
    ['2,000 lines and a final line end', 'a\n'.repeat(1999), true],
    ['a line of 2,000 units', words(2000), true],
    ['a line of 2,001 units', `${words(2000)}a`, false],
    ['a long line in the middle', `a\n${words(2005)}\na`, false],
    ['one word of 2,000 units', 'x'.repeat(2000), true],
    ['two words of 2,000 units', `${'x'.repeat(2000)}\n${'x'.repeat(2000)}`, false],
  ])('decides %s', (_, text, expected) => {
    expect(isHighlightable(text)).toBe(expected)
  })
})
