import { describe, expect, it } from 'vitest'
import { readGutter, stripGutter } from '../../../src/core/tools/gutter'
import { formatRange, readRange, splitSelector } from '../../../src/core/tools/range'

describe('line numbers in front of rows', () => {
  it.each([
    ['     7→a\n     8→b', 7, 2, 'a\nb'],
    ['7\ta\n8\tb\n9\t', 7, 2, 'a\nb\n'],
    ['1\ta\n2', 1, 1, 'a\n'],
    ['     1\ta\n     2\t\n     3\tb\n', 1, 3, 'a\n\nb'],
    ['1: a\n2: ', 1, 1, 'a\n'],
    ['00001| a\n00002| b', 1, 2, 'a\nb'],
    [' 9 | a\n10 | b', 9, 2, 'a\nb'],
    ['L3: a\nL4:  b', 3, 2, 'a\n b'],
  ])('%j starts at %i', (text, start, count, stripped) => {
    expect(readGutter(text, { start })).toEqual({ start, count })
    expect(stripGutter(text, { start })).toBe(stripped)
  })

  it.each([
    ['numbers that do not rise by one', '1\ta\n3\tb'],
    ['a row without one', '1\ta\nb'],
    ['a list that is the file\'s own', '5: a\n6: b'],
    ['a numbered list', '1. a\n2. b'],
    ['an empty text', ''],
  ])('%s are no line numbers', (_, text) => {
    expect(readGutter(text)).toBeUndefined()
    expect(stripGutter(text)).toBe(text)
  })

  it('takes doubtful signs where the tool is known to use them', () => {
    expect(stripGutter('1. a\n2. b', { isNumbered: true })).toBe('a\nb')
    expect(stripGutter('5:a\n6:b', { isNumbered: true })).toBe('a\nb')
  })
})

describe('the range that a call asks for', () => {
  it.each<[Record<string, unknown>, string | undefined, string | undefined]>([
    [{ offset: 40, limit: 3 }, undefined, ':40-42'],
    [{ limit: 80 }, undefined, ':1-80'],
    [{ offset: 0, limit: 80 }, undefined, ':1-80'],
    [{ offset: '40', limit: '3' }, undefined, ':40-42'],
    [{ offset: 10 }, undefined, ':10-'],
    [{ offset: 0 }, undefined, ':1-'],
    [{ offset: 0 }, 'qwen-code', ':1-'],
    [{ offset: 9, limit: 2 }, 'qwen-code', ':10-11'],
    [{ absolute_path: '/a', offset: 9, limit: 2 }, undefined, ':10-11'],
    [{ start_line: 1, end_line: 3 }, undefined, ':1-3'],
    [{ StartLine: 5 }, undefined, ':5-'],
    [{ view_range: [10, -1] }, undefined, ':10-'],
    [{ read_range: [1, 2] }, undefined, ':1-2'],
    [{ head: 2 }, undefined, ':1-2'],
    [{ tail: 5 }, undefined, ':-5'],
    [{ offset: null, limit: 'many' }, undefined, undefined],
    [{ view_range: 'all' }, undefined, undefined],
  ])('%j', (args, agent, badge) => {
    const range = readRange(args, agent)
    expect(range === undefined ? undefined : formatRange(range)).toBe(badge)
  })

  it.each([
    ['a.ts:5-9', 'a.ts', ':5-9'],
    ['a.ts:5-', 'a.ts', ':5-'],
    ['a.ts:5+20', 'a.ts', ':5-24'],
    ['a.ts#L5', 'a.ts', ':5-5'],
    ['a.ts#L5-L9', 'a.ts', ':5-9'],
    ['a.ts', 'a.ts', undefined],
    ['C:\\a.ts', 'C:\\a.ts', undefined],
  ])('a selector on %s', (path, bare, badge) => {
    const selected = splitSelector(path)
    expect(selected.path).toBe(bare)
    expect(selected.range === undefined ? undefined : formatRange(selected.range)).toBe(badge)
  })
})
