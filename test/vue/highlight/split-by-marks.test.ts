// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { HighlightToken } from '../../../src/vue/highlight/highlighter'
import { splitByMarks } from '../../../src/vue/highlight/split-by-marks'

const tokens: readonly HighlightToken[] = [['const', 'keyword'], [' a = ', null], ['"one two"', 'string']]
const text = 'const a = "one two"'

/** `[word]` for marked pieces, `|` between runs. */
const draw = (marks: readonly (readonly [number, number])[]) =>
  splitByMarks(tokens, marks).map(run => run.marked ? `[${run.text}]` : run.text).join('|')

describe('splitByMarks', () => {
  it.each<[string, readonly (readonly [number, number])[], string]>([
    ['no marks', [], 'const| a = |"one two"'],
    ['a mark inside of a token', [[11, 14]], 'const| a = |"|[one]| two"'],
    ['a mark that is a token', [[0, 5]], '[const]| a = |"one two"'],
    ['a mark over several tokens', [[2, 12]], 'co|[nst]|[ a = ]|["o]|ne two"'],
    ['two marks in one token', [[11, 14], [15, 18]], 'const| a = |"|[one]| |[two]|"'],
    ['marks out of order and overlapping', [[8, 12], [6, 9]], 'const| |[a =]|[ ]|["o]|ne two"'],
    ['a mark beyond the end', [[18, 99]], 'const| a = |"one two|["]'],
    ['an empty mark', [[3, 3]], 'const| a = |"one two"'],
  ])('cuts at %s', (_, marks, expected) => {
    const runs = splitByMarks(tokens, marks)
    expect(draw(marks)).toBe(expected)
    expect(runs.map(run => run.text).join('')).toBe(text)
  })

  it('keeps the kind of each piece', () => {
    expect(splitByMarks(tokens, [[4, 6]]).map(run => run.kind)).toEqual(['keyword', 'keyword', null, null, 'string'])
  })
})
