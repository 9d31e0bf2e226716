import { describe, expect, it } from 'vitest'
import { countLines, isBlankText } from '../../../src/core/text/count-lines'

describe('counting lines', () => {
  it.each([
    ['', 0],
    ['  \n\t\r\n', 0],
    ['\u001B[0m\n\u001B[K', 0],
    ['a', 1],
    ['a\n', 1],
    ['a\n\n', 2],
    ['a\nb\n\u001B[0m', 2],
    ['a\r\nb\r\n', 2],
    ['  0%\r 50%\r100%\n', 1],
    ['\na', 2],
  ])('%j has %i', (text, count) => {
    expect(countLines(text)).toBe(count)
  })

  it('tells a text of nothing but white space and sequences', () => {
    expect(isBlankText('\u001B[31m \u00A0\n')).toBe(true)
    expect(isBlankText('\u001B[31m.\n')).toBe(false)
  })
})
