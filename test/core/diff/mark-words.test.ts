import { describe, expect, it } from 'vitest'
import { diffTexts } from '../../../src/core/diff/diff-texts'
import { findChangedWords } from '../../../src/core/diff/mark-words'
import { listLines } from './rows'

/** The marked pieces of both lines. */
function markedWords(oldText: string, newText: string) {
  const [oldMarks, newMarks] = findChangedWords(oldText, newText)
  return [
    oldMarks.map(([start, end]) => oldText.slice(start, end)),
    newMarks.map(([start, end]) => newText.slice(start, end)),
  ]
}

describe('findChangedWords', () => {
  it.each([
    ['a value', 'port: 3000', 'port: 5173', ['3000'], ['5173']],
    ['an argument more', 'call(a)', 'call(a, b)', [], [', b']],
    ['an argument less', 'call(a, b)', 'call(a)', [', b'], []],
    ['words that only white space parts', 'let one two = 1;', 'let uno due = 1;', ['one two'], ['uno due']],
    ['an indent', '  return a + b', '    return a + b', ['  '], ['    ']],
    ['two places', 'const a = f(1, x)', 'let a = f(2, x)', ['const', '1'], ['let', '2']],
    ['Chinese without spaces', '打开文件夹', '打开文件', ['夹'], []],
    ['a picture of several code points', 'status: 👩‍💻 ok', 'status: 👩‍🚀 ok', ['👩‍💻'], ['👩‍🚀']],
    ['a letter with a combining mark', 'say cafe\u0301 now', 'say cafe\u0300 now', ['cafe\u0301'], ['cafe\u0300']],
  ])('marks %s', (_, oldText, newText, oldWords, newWords) => {
    expect(markedWords(oldText, newText)).toEqual([oldWords, newWords])
  })

  it.each([
    ['are equal', 'same', 'same'],
    ['share nothing', 'alpha', 'omega'],
    ['share only white space', 'a b c d', 'e f g h'],
    ['share too little', 'return a', 'const value = compute(a, b, c)'],
    ['hold only white space', '  ', '    '],
    ['are longer than 500 units', `${'x '.repeat(250)}a`, `${'x '.repeat(250)}b`],
  ])('marks nothing in lines that %s', (_, oldText, newText) => {
    expect(findChangedWords(oldText, newText)).toEqual([[], []])
  })

  it('keeps every offset inside the line, whatever signs it holds', () => {
    const strange = 'a\u0000b\u0085\u200D\uD800 \u0301é👍🏽 ~`'
    const [, marks] = findChangedWords(`${strange} x`, `${strange} y`)
    expect(marks).toEqual([[strange.length + 1, strange.length + 2]])
  })
})

describe('word marks of a diff', () => {
  const marksOf = (oldText: string, newText: string) => listLines(diffTexts(oldText, newText)).map(line => line.marks)

  it('pairs the n-th removed line of a block with the n-th added one', () => {
    expect(marksOf('a = 1\nb = 2\n', 'a = 3\nb = 4\n')).toEqual([[[4, 5]], [[4, 5]], [[4, 5]], [[4, 5]]])
  })

  it('pairs as far as it can when one side is longer', () => {
    expect(marksOf('a = 1\n', 'a = 2\nb = 3\n')).toEqual([[[4, 5]], [[4, 5]], undefined])
  })

  it('does not pair long blocks of unequal length', () => {
    const lines = (count: number, value: string) => Array.from({ length: count }, (_, i) => `key${i} = ${value}\n`).join('')
    expect(marksOf(lines(30, 'a'), lines(31, 'b')).filter(Boolean)).toHaveLength(0)
    expect(marksOf(lines(30, 'a'), lines(30, 'b')).filter(Boolean)).toHaveLength(60)
  })

  it('stops after 500 pairs of a file', () => {
    const lines = (value: string) => Array.from({ length: 600 }, (_, i) => `key${i} = ${value}\n`).join('')
    expect(marksOf(lines('a'), lines('b')).filter(Boolean)).toHaveLength(1000)
  })

  it('leaves unpaired rows alone', () => {
    expect(marksOf('a\n', 'a\nb\n')).toEqual([undefined, undefined])
  })
})
