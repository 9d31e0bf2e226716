import { describe, expect, it } from 'vitest'
import { cutSections } from '../../../src/core/diff/cut-sections'
import { diffTexts } from '../../../src/core/diff/diff-texts'
import type { ShownContext } from '../../../src/core/diff/expand-hunks'
import { expandHunks } from '../../../src/core/diff/expand-hunks'
import { parsePatch } from '../../../src/core/diff/parse-patch'
import { findUnchangedLines } from '../../../src/core/diff/unchanged-lines'
import type { FileDiff } from '../../../src/core/model'
import { createDraw, drawTextPair } from './random-texts'
import { formatRange } from './rows'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('')
const sixty = numbered(60)
const file = diffTexts(sixty, sixty.replace('line 10\n', 'ten\nand more\n').replace('line 40\n', ''))

const expand = (of: FileDiff, shown: Readonly<Record<number, Partial<ShownContext>>> = {}) => {
  const { sections, hiddenAfter } = expandHunks(of.hunks, findUnchangedLines(of), gap => ({ fromStart: 0, fromEnd: 0, ...shown[gap] }))
  return { sections: sections.map(({ hunk, gap, hidden }) => [gap, hidden, formatRange(hunk)]), hiddenAfter, hunks: sections.map(({ hunk }) => hunk) }
}

describe('findUnchangedLines', () => {
  it('counts the lines in front of each hunk and behind the last', () => {
    expect(findUnchangedLines(file)?.gaps.map(({ count }) => count)).toEqual([6, 23, 17])
  })

  it('numbers a gap on either side', () => {
    expect(findUnchangedLines(file)?.gaps[1]).toEqual({ oldLine: 14, newLine: 15, count: 23 })
  })

  it.each([
    ['only the old text', { ...file, newText: undefined }],
    ['only the new text', { ...file, oldText: undefined }],
  ])('finds them when %s is known', (_, known) => {
    expect(findUnchangedLines(known)?.gaps.map(({ count }) => count)).toEqual([6, 23, 17])
    expect(findUnchangedLines(known)?.textOf(14, 15)).toBe('line 14')
  })

  it('finds them where a hunk has no lines on one side', () => {
    expect(findUnchangedLines(diffTexts(sixty, sixty.replace('line 40\n', ''), { context: 0 }))?.gaps.map(({ count }) => count)).toEqual([39, 20])
    expect(findUnchangedLines(diffTexts('', 'a\n'))?.gaps.map(({ count }) => count)).toEqual([0, 0])
  })

  it.each([
    ['no text is known', { ...file, oldText: undefined, newText: undefined }],
    ['the text is another one', { ...file, newText: numbered(70) }],
    ['the text is too short for the hunks', { ...file, newText: 'line 1\n' }],
    ['there are no hunks', diffTexts('a', 'a')],
    ['the hunks overlap', { ...file, hunks: [...file.hunks, ...file.hunks] }],
    ['the hunks come in the wrong order', { ...file, hunks: [...file.hunks].reverse() }],
    ['the sides do not fit each other', { ...file, hunks: file.hunks.map(hunk => ({ ...hunk, oldStart: hunk.oldStart + 1 })) }],
    ['the diff is a patch', parsePatch('--- a/x\n+++ b/x\n@@ -5 +5 @@\n-a\n+b\n')[0]!],
  ])('knows nothing when %s', (_, unknown) => {
    expect(findUnchangedLines(unknown)).toBeNull()
  })
})

describe('expandHunks', () => {
  it('says how much is hidden before and after while nothing is asked for', () => {
    expect(expand(file)).toMatchObject({ sections: [[0, 6, '7,7 7,8'], [1, 23, '37,7 38,6']], hiddenAfter: 17 })
  })

  it('adds rows below a hunk and above the next', () => {
    const { sections, hunks } = expand(file, { 1: { fromStart: 2, fromEnd: 1 } })
    expect(sections).toEqual([[0, 6, '7,9 7,10'], [1, 20, '36,8 37,7']])
    expect(hunks[0]!.lines.slice(-2)).toEqual([
      { kind: 'context', text: 'line 14', oldLine: 14, newLine: 15 },
      { kind: 'context', text: 'line 15', oldLine: 15, newLine: 16 },
    ])
    expect(hunks[1]!.lines[0]).toEqual({ kind: 'context', text: 'line 36', oldLine: 36, newLine: 37 })
  })

  it('makes one hunk of two between which nothing is hidden', () => {
    expect(expand(file, { 1: { fromStart: 20, fromEnd: 20 } }).sections).toEqual([[0, 6, '7,37 7,37']])
  })

  it('shows the whole text when everything is asked for', () => {
    const all = { fromStart: 1000, fromEnd: 1000 }
    const { sections, hiddenAfter, hunks } = expand(file, { 0: all, 1: all, 2: all })
    expect([sections, hiddenAfter]).toEqual([[[0, 0, '1,60 1,60']], 0])
    expect(hunks[0]!.lines.filter(line => line.kind !== 'removed').map(line => `${line.text}\n`).join('')).toBe(file.newText)
  })

  it('keeps the rows of the hunks as they are, so that what is known of them stays known', () => {
    const { hunks } = expand(file, { 1: { fromStart: 5, fromEnd: 0 } })
    for (const line of file.hunks.flatMap(hunk => hunk.lines)) expect(hunks.some(hunk => hunk.lines.includes(line))).toBe(true)
  })

  it('marks a last line without a line end, but not in a snippet', () => {
    const text = sixty.trimEnd()
    const lastOf = (relative: boolean) =>
      expand(diffTexts(text, text.replace('line 2\n', 'two\n'), { relative }), { 1: { fromStart: 99 } }).hunks.at(-1)!.lines.at(-1)
    expect(lastOf(false)).toEqual({ kind: 'context', text: 'line 60', oldLine: 60, newLine: 60, noNewline: true })
    expect(lastOf(true)).not.toHaveProperty('noNewline')
  })

  it('leaves hunks alone where the texts are not known', () => {
    const patch = parsePatch('--- a/x\n+++ b/x\n@@ -5 +5 @@ one\n-a\n+b\n@@ -6 +6 @@ two\n-a\n+b\n')[0]!
    expect(expand(patch, { 1: { fromStart: 20 } })).toMatchObject({ sections: [[0, 0, '5,1 5,1'], [1, 0, '6,1 6,1']], hiddenAfter: 0, hunks: patch.hunks })
  })

  it('leads from the old text to the new one for any texts and any context', () => {
    const draw = createDraw(23)
    for (let round = 0; round < 300; round++) {
      const [oldLines, newLines] = drawTextPair(draw).map(lines => [...lines, 'end'])
      const diff = diffTexts(`${oldLines!.join('\n')}\n`, `${newLines!.join('\n')}\n`, { context: draw(3) })
      if (diff.hunks.length === 0) continue
      const all = Object.fromEntries(Array.from({ length: 20 }, (_, gap) => [gap, { fromStart: 99, fromEnd: 99 }]))
      const { hunks } = expand(diff, all)
      expect(hunks).toHaveLength(1)
      expect(hunks[0]!.lines.filter(row => row.kind !== 'removed').map(row => row.text)).toEqual(newLines)
      expect(hunks[0]!.lines.filter(row => row.kind !== 'added').map(row => row.text)).toEqual(oldLines)
    }
  })
})

describe('cutSections', () => {
  const { sections } = expandHunks(file.hunks, findUnchangedLines(file), () => ({ fromStart: 0, fromEnd: 0 }))
  const pages = (first: number, size: number) => cutSections(sections, first, size).map(page => [
    page.rowsFromHere,
    ...page.sections.map(section => `${section.gap}: ${section.hunk.lines.length}${section.isContinued ? ' more' : ''}`),
  ])

  it.each([
    ['keeps everything on one page that fits', 16, 5, [[16, '0: 9', '1: 7']]],
    ['cuts a hunk in two, of which the second goes on', 11, 99, [[16, '0: 9', '1: 2'], [5, '1: 5 more']]],
    ['cuts between two hunks without a trace', 9, 99, [[16, '0: 9'], [7, '1: 7']]],
    ['makes as many pages as are needed', 4, 4, [[16, '0: 4'], [12, '0: 4 more'], [8, '0: 1 more', '1: 3'], [4, '1: 4 more']]],
    ['leaves the first page empty when nothing may be shown', 0, 99, [[16], [16, '0: 9', '1: 7']]],
  ])('%s', (_, first, size, expected) => {
    expect(pages(first, size)).toEqual(expected)
  })

  it('ends whatever the sizes are, and makes one page of nothing', () => {
    expect(pages(-1, 0)).toHaveLength(17)
    expect(cutSections([], 300, 2000)).toEqual([{ sections: [], rowsFromHere: 0 }])
  })
})
