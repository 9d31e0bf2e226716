import { describe, expect, it } from 'vitest'
import { hasLongLine } from '../../../src/core/text/has-long-line'

describe('hasLongLine', () => {
  it.each([
    { text: '', length: 3, expected: false },
    { text: 'ab', length: 3, expected: false },
    { text: 'abc', length: 3, expected: true },
    { text: 'ab\ncd\nef\n', length: 3, expected: false },
    { text: 'ab\n\n\ncde', length: 3, expected: true },
    { text: 'abc\nde', length: 3, expected: true },
    { text: '\n\n\n\n', length: 3, expected: false },
  ])('$text with lines of $length: $expected', ({ text, length, expected }) => {
    expect(hasLongLine(text, length)).toBe(expected)
  })

  it('says what a pattern says, whatever the text', () => {
    for (let seed = 0; seed < 2_000; seed++) {
      const text = seed.toString(2).replaceAll('0', '\n').repeat(2)
      expect(hasLongLine(text, 4), text).toBe(/[^\n]{4}/.test(text))
    }
  })
})
