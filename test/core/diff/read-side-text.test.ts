import { describe, expect, it } from 'vitest'
import { diffTexts } from '../../../src/core/diff/diff-texts'
import { parsePatch } from '../../../src/core/diff/parse-patch'
import { readSideText } from '../../../src/core/diff/read-side-text'

const sides = (file: Parameters<typeof readSideText>[0]) => [readSideText(file, 'old'), readSideText(file, 'new')]
const patch = (text: string) => parsePatch(`--- a/x\n+++ b/x\n${text}`)[0]!

describe('readSideText', () => {
  it('gives whole texts as they are, carriage returns and all', () => {
    expect(sides(diffTexts('a\r\nb', 'c\r\n'))).toEqual(['a\r\nb', 'c\r\n'])
  })

  it('gives the lines of a patch without signs', () => {
    expect(sides(patch('@@ -5,3 +5,3 @@\n a\n-b\n+ c\n d\n'))).toEqual(['a\nb\nd\n', 'a\n c\nd\n'])
  })

  it('adds no line end that the file has not', () => {
    expect(sides(patch('@@ -1 +1 @@\n-a\n+b\n\\ No newline at end of file\n'))).toEqual(['a\n', 'b'])
  })

  it('gives nothing for a side where there is no file', () => {
    expect(sides(diffTexts(null, 'a\n'))).toEqual([null, 'a\n'])
    expect(sides(diffTexts('a\n', null))).toEqual(['a\n', null])
    expect(sides(patch('@@ -0,0 +1 @@\n+a\n'))).toEqual([null, 'a\n'])
  })

  it('does not pass the ends of a large text off as the whole', () => {
    expect(sides(diffTexts('a\n', 'b\n'.repeat(60_000)))).toEqual([null, null])
  })
})
