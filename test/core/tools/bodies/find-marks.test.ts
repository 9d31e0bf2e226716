import { describe, expect, it } from 'vitest'
import { makeMarkFinder } from '../../../../src/core/tools/bodies/find-marks'
import { readSearchPattern } from '../../../../src/core/tools/bodies/search-pattern'

function mark(pattern: string, text: string): string {
  const marks = makeMarkFinder([pattern])(text)
  return marks.toReversed().reduce((row, [start, end]) => `${row.slice(0, start)}[${row.slice(start, end)}]${row.slice(end)}`, text)
}

describe('what a search was asked for', () => {
  it.each([
    ['total', 'a total of totals', 'a [total] of [total]s'],
    ['to(t|d)al', 'total todal toal', '[total] [todal] toal'],
    ['function\\s+\\w+\\(', 'export function total(a)', 'export [function total(]a)'],
    ['\\bcat\\b', 'cat concat cat', '[cat] concat [cat]'],
    ['^import .* from', 'import { a } from \'b\'', '[import { a } from] \'b\''],
    ['[A-Z]\\w+Error', 'a TypeError here', 'a [TypeError] here'],
    ['[^a]b', 'ab cb', 'ab [cb]'],
    ['x{2,3}', 'x xx xxxx', 'x [xx] [xxx]x'],
    ['a.*?c', 'abcabc', '[abc][abc]'],
    ['(?:foo)+', 'foofoo foo', '[foofoo] [foo]'],
    ['(?i)todo', 'A TODO', 'A [TODO]'],
    ['todo', 'A TODO', 'A [TODO]'],
    ['total(', 'call total(1)', 'call [total(]1)'],
    ['a{', 'a{b}', '[a{]b}'],
    ['foo$', 'foofoo', 'foo[foo]'],
    ['.', 'a😀', '[a][😀]'],
    ['(?<=a)b', 'ab', 'ab'],
    ['\\p{L}', 'ab', 'ab'],
    ['', 'ab', 'ab'],
  ])('%s marks %s', (pattern, text, right) => {
    expect(mark(pattern, text)).toBe(right)
  })

  it('marks several patterns, joined where they overlap', () => {
    expect(makeMarkFinder(['ab', 'bc', 'x'])('abc x')).toEqual([[0, 3], [4, 5]])
  })

  it('agrees with the platform on ordinary patterns and texts', () => {
    const texts = ['const rate = 0.22', 'aaa bbb', 'if (a && b) return', '', 'x=1;y=22;zzz', 'foo_bar.baz(qux)']
    for (const pattern of ['\\w+', '[a-z]+\\s?=', 'a|aa|b+', '(a|b)*b', '\\d{1,2}', '\\(.*\\)', '\\.', 'o+_?b', '[^\\s;]+']) {
      const matcher = readSearchPattern(pattern, true)
      for (const text of texts) {
        const right = [...text.matchAll(new RegExp(pattern, 'g'))].filter(([found]) => found !== '').map(found => [found.index, found.index + found[0].length])
        const own: number[][] = []
        for (let at = 0; at < text.length;) {
          const end = matcher?.(text, at, found => found, { steps: 100_000 }) ?? -1
          if (end > at) own.push([at, end])
          at = end > at ? end : at + 1
        }
        expect(own, `${pattern} in ${text}`).toEqual(right)
      }
    }
  })

  it.each([
    ['nested repetition', '(a+)+$', `${'a'.repeat(999)}b`],
    ['repetition after repetition', '.*.*.*.*x', 'y'.repeat(1000)],
    ['alternatives that overlap', '(a|a|a)*b', 'a'.repeat(1000)],
    ['a long class', `[${'a-z'.repeat(60)}]*=`, 'q'.repeat(1000)],
    ['groups in groups', `${'('.repeat(200)}a${')'.repeat(200)}`, 'a'.repeat(1000)],
  ])('does not run away: %s', (_, pattern, text) => {
    const start = performance.now()
    for (let row = 0; row < 20; row++) makeMarkFinder([pattern])(text)
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
