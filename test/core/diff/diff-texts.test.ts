import { structuredPatch } from 'diff'
import { describe, expect, it } from 'vitest'
import { diffTexts } from '../../../src/core/diff/diff-texts'
import type { DiffHunk, FileDiff } from '../../../src/core/model'
import { createDraw, drawTextPair, measureCommonLength } from './random-texts'
import { formatRange, listLines, listRows } from './rows'

const numbered = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `line ${from + index}\n`).join('')

/** A hunk as the package `diff` writes it. */
function toStructuredHunk({ oldStart, oldLines, newStart, newLines, lines }: DiffHunk) {
  const signs = { context: ' ', removed: '-', added: '+' }
  return { oldStart, oldLines, newStart, newLines, lines: lines.map(line => signs[line.kind] + line.text) }
}

describe('diffTexts: the rows of a change', () => {
  it('shows a changed line as a removal followed by an addition, each numbered on its own side', () => {
    const diff = diffTexts('port: 3000', 'port: 5173', { path: 'vite.config.ts' })
    expect(diff.path).toBe('vite.config.ts')
    expect(diff.change).toBe('modified')
    expect(formatRange(diff.hunks[0])).toBe('1,1 1,1')
    expect(listRows(diff)).toEqual([['removed', 'port: 3000', 1, null], ['added', 'port: 5173', null, 1]])
  })

  it('puts all removals of a block before its additions', () => {
    expect(listRows(diffTexts('a\nb\nc\nz\n', '1\n2\nz\n')).map(row => row[0]))
      .toEqual(['removed', 'removed', 'removed', 'added', 'added', 'context'])
  })

  it('numbers rows after an insertion by their own file', () => {
    const newText = `${numbered(5)}new 1\nnew 2\nnew 3\n${numbered(49, 6)}line 55 changed\n${numbered(5, 56)}`
    const diff = diffTexts(numbered(60), newText)
    expect(diff.hunks).toHaveLength(2)
    expect([diff.added, diff.removed]).toEqual([4, 1])
    expect(listRows(diff)).toEqual(expect.arrayContaining([
      ['added', 'new 1', null, 6],
      ['added', 'new 3', null, 8],
      ['removed', 'line 55', 55, null],
      ['added', 'line 55 changed', null, 58],
      ['context', 'line 56', 56, 59],
    ]))
  })

  it('starts counting at the given lines', () => {
    const rows = listRows(diffTexts('a\nb\n', 'a\nc\n', { oldStart: 40, newStart: 42 }))
    expect(rows).toEqual([['context', 'a', 40, 42], ['removed', 'b', 41, null], ['added', 'c', null, 43]])
    expect(listRows(diffTexts('b\n', 'c\n', { oldStart: 7 }))).toEqual([['removed', 'b', 7, null], ['added', 'c', null, 7]])
    expect(listRows(diffTexts('b\n', 'c\n', { oldStart: -1, newStart: Number.NaN })))
      .toEqual([['removed', 'b', 1, null], ['added', 'c', null, 1]])
  })

  it('says that line numbers are those of a snippet', () => {
    expect(diffTexts('a', 'b', { relative: true }).relative).toBe(true)
    expect(diffTexts('a', 'b').relative).toBeUndefined()
  })

  it('keeps the texts for the highlighter', () => {
    expect(diffTexts(null, 'b\r\n')).toMatchObject({ oldText: null, newText: 'b\r\n' })
  })
})

describe('diffTexts: files that come and go', () => {
  it('shows a creation as added rows only', () => {
    const diff = diffTexts(null, 'a\nb\n')
    expect(diff.change).toBe('created')
    expect(formatRange(diff.hunks[0])).toBe('0,0 1,2')
    expect(listRows(diff)).toEqual([['added', 'a', null, 1], ['added', 'b', null, 2]])
  })

  it('shows a deletion as removed rows only', () => {
    const diff = diffTexts('a\nb\n', null)
    expect(diff.change).toBe('deleted')
    expect(formatRange(diff.hunks[0])).toBe('1,2 0,0')
    expect(listRows(diff)).toEqual([['removed', 'a', 1, null], ['removed', 'b', 2, null]])
  })

  it.each([
    ['a text that becomes empty', 'remove\n', '', 0, 1],
    ['a text without a final line end that becomes empty', 'remove', '', 0, 1],
    ['ten lines that go', numbered(10), '', 0, 10],
    ['an empty text that gets a line', '', 'abcd\n', 1, 0],
    ['an empty text that gets an empty line', '', '\n', 1, 0],
  ])('counts %s without an empty row on the other side', (_, oldText, newText, added, removed) => {
    const diff = diffTexts(oldText, newText)
    expect([diff.added, diff.removed]).toEqual([added, removed])
    expect(listRows(diff)).toHaveLength(added + removed)
  })

  it.each<[string, string | null, string | null, Partial<FileDiff>]>([
    ['an empty file that is created', null, '', { change: 'created', note: 'no-content' }],
    ['a file of one carriage return', null, '\r', { change: 'created', note: 'no-content' }],
    ['an empty file that is deleted', '', null, { change: 'deleted', note: 'no-content' }],
    ['no file on either side', null, null, { change: 'modified', note: 'no-changes' }],
    ['equal texts', 'a\n', 'a\n', { change: 'modified', note: 'no-changes' }],
    ['two empty texts', '', '', { change: 'modified', note: 'no-changes' }],
  ])('has a note in place of rows for %s', (_, oldText, newText, expected) => {
    expect(diffTexts(oldText, newText)).toMatchObject({ ...expected, hunks: [], added: 0, removed: 0 })
  })

  it('takes what is no text for no file', () => {
    expect(diffTexts(undefined as unknown as null, 'a')).toMatchObject({ change: 'created', added: 1 })
  })
})

describe('diffTexts: line ends', () => {
  it('shows the one line that changed when every line end did too, and says so', () => {
    const diff = diffTexts('one\ntwo\nthree\n', 'one\r\nTWO\r\nthree\r\n')
    expect([diff.added, diff.removed, diff.note]).toEqual([1, 1, 'line-endings'])
    expect(listRows(diff).map(row => row.slice(0, 2)))
      .toEqual([['context', 'one'], ['removed', 'two'], ['added', 'TWO'], ['context', 'three']])
  })

  it.each([
    ['LF to CRLF', 'one\ntwo\n', 'one\r\ntwo\r\n'],
    ['a mixture to LF', 'one\r\ntwo\n', 'one\ntwo\n'],
    ['a doubled carriage return', 'one\r\ntwo', 'one\r\r\ntwo'],
  ])('notes that only the line ends differ: %s', (_, oldText, newText) => {
    expect(diffTexts(oldText, newText)).toMatchObject({ note: 'line-endings', hunks: [], added: 0, removed: 0 })
  })

  it('has no note when both sides use the same line ends', () => {
    expect(diffTexts('a\r\nb\r\n', 'a\r\nc\r\n').note).toBeUndefined()
    expect(diffTexts('a', 'b\r\n').note).toBeUndefined()
  })

  it('notes that an edit brought other line ends into a file', () => {
    expect(diffTexts('a\r\nb\r\n', 'a\r\nc\n').note).toBe('line-endings')
  })

  it('takes a carriage return inside a line for content', () => {
    const diff = diffTexts('a\rb\n', 'a\rc\n')
    expect([diff.added, diff.removed, diff.note]).toEqual([1, 1, undefined])
    expect(listRows(diff)).toEqual([['removed', 'a\rb', 1, null], ['added', 'a\rc', null, 1]])
  })
})

describe('diffTexts: the end of a file', () => {
  const marked = (diff: FileDiff) => listLines(diff).filter(line => line.noNewline).map(line => [line.kind, line.text])

  it.each([
    ['the new text', 'x\ny\n', 'x\ny', 'added'],
    ['the old text', 'x\ny', 'x\ny\n', 'removed'],
  ])('marks the side whose last line lost its line end, and counts nothing: %s', (_, oldText, newText, side) => {
    const diff = diffTexts(oldText, newText)
    expect(marked(diff)).toEqual([[side, 'y']])
    expect(listRows(diff)).toEqual([['context', 'x', 1, 1], ['removed', 'y', 2, null], ['added', 'y', null, 2]])
    expect([diff.added, diff.removed, diff.note]).toEqual([0, 0, undefined])
  })

  it('joins the lost line end to a change right before it, and counts that change', () => {
    const diff = diffTexts('a\nb\nz\n', 'a\nc\nz')
    expect(listRows(diff).map(row => row.slice(0, 2))).toEqual([
      ['context', 'a'], ['removed', 'b'], ['removed', 'z'], ['added', 'c'], ['added', 'z'],
    ])
    expect([diff.added, diff.removed]).toEqual([1, 1])
    expect(marked(diff)).toEqual([['added', 'z']])
  })

  it('keeps the lost line end apart from a change further up', () => {
    const diff = diffTexts(`a\n${numbered(20)}z\n`, `b\n${numbered(20)}z`)
    expect(diff.hunks).toHaveLength(2)
    expect([diff.added, diff.removed]).toEqual([1, 1])
  })

  it('removes an empty last line as a line', () => {
    const diff = diffTexts('x\n\n', 'x\n')
    expect([diff.added, diff.removed]).toEqual([0, 1])
    expect(listRows(diff).map(row => row.slice(0, 2))).toEqual([['context', 'x'], ['removed', '']])
  })

  it('marks a last line without a line end on both sides of a file, and on neither of a snippet', () => {
    expect(marked(diffTexts('a\nb', 'a\nc'))).toEqual([['removed', 'b'], ['added', 'c']])
    expect(marked(diffTexts('a\nb', 'c\nb'))).toEqual([['context', 'b']])
    expect(marked(diffTexts('a\nb', 'a\nc', { relative: true }))).toEqual([])
    expect(marked(diffTexts('a\nb\n', 'a\nc', { relative: true }))).toEqual([['added', 'c']])
  })
})

describe('diffTexts: context', () => {
  const twoChanges = (gap: number) => [`a\n${numbered(gap)}b\n`, `A\n${numbered(gap)}B\n`] as const

  it('joins changes six unchanged lines apart and splits them at seven', () => {
    expect(diffTexts(...twoChanges(6)).hunks).toHaveLength(1)
    expect(diffTexts(...twoChanges(7)).hunks.map(formatRange)).toEqual(['1,4 1,4', '6,4 6,4'])
  })

  it.each([
    [undefined, 7], [Number.NaN, 7], ['5', 7], [3, 7], [0, 1], [-4, 1], [1.9, 3], [Infinity, 41],
  ])('shows the asked lines around a change: context %s gives %s old lines', (context, oldLines) => {
    const diff = diffTexts(numbered(41), numbered(41).replace('line 21\n', 'changed\n'), { context: context as number })
    expect(diff.hunks.map(hunk => hunk.oldLines)).toEqual([oldLines])
  })

  it('names the line before where a side of a hunk has no lines', () => {
    expect(formatRange(diffTexts('a\nb\n', 'a\nx\nb\n', { context: 0 }).hunks[0])).toBe('1,0 2,1')
    expect(formatRange(diffTexts('a\nx\nb\n', 'a\nb\n', { context: 0 }).hunks[0])).toBe('2,1 1,0')
  })
})

describe('diffTexts: right for any texts', () => {
  it('leads from the old text to the new one, with the fewest changes, for 2,000 random pairs', () => {
    const draw = createDraw(7)
    for (let round = 0; round < 2000; round++) {
      const [oldLines, newLines] = drawTextPair(draw)
      const diff = diffTexts(oldLines.join('\n'), newLines.join('\n'), { context: Infinity, relative: true })
      const rows = listLines(diff)
      if (diff.note === undefined) {
        expect(rows.filter(row => row.kind !== 'added').map(row => row.text)).toEqual(oldLines)
        expect(rows.filter(row => row.kind !== 'removed').map(row => row.text)).toEqual(newLines)
      }
      const common = measureCommonLength(oldLines, newLines)
      expect([diff.removed, diff.added]).toEqual([oldLines.length - common, newLines.length - common])
    }
  })

  it('has the hunks of the package diff, row for row, where lines are distinct', () => {
    const draw = createDraw(11)
    for (let round = 0; round < 300; round++) {
      const oldLines = Array.from({ length: 20 + draw(60) }, (_, index) => `line ${index}`)
      const newLines = oldLines.flatMap((line) => {
        const dice = draw(12)
        if (dice === 0) return []
        return dice === 1 ? [line, `added ${draw(1e6)}`] : [dice === 2 ? `${line}!` : line]
      })
      const oldText = `${oldLines.join('\n')}\n`
      const newText = `${newLines.join('\n')}\n`
      expect(diffTexts(oldText, newText).hunks.map(toStructuredHunk))
        .toEqual(structuredPatch('', '', oldText, newText, '', '', { context: 3 }).hunks)
    }
  })

  it('gives the same answer twice and leaves its input alone', () => {
    const options = Object.freeze({ path: 'a', context: 1 })
    expect(diffTexts('a\nb\n', 'b\nc\n', options)).toEqual(diffTexts('a\nb\n', 'b\nc\n', options))
  })

  it('keeps lone surrogates and names of Object.prototype as ordinary lines', () => {
    const diff = diffTexts('__proto__\nconstructor\n\uD800\n', 'constructor\n__proto__\n\uDC00\n')
    expect([diff.added, diff.removed]).toEqual([2, 2])
    expect(listLines(diff).map(line => line.text)).toContain('\uDC00')
  })
})

describe('diffTexts: bounds', () => {
  it('replaces all that lies between the common ends when the texts differ too much', () => {
    const shuffled = (seed: number) => {
      const draw = createDraw(seed)
      return Array.from({ length: 3000 }, () => `${draw(6)}`).join('\n')
    }
    const diff = diffTexts(`first\n${shuffled(1)}\nlast\n`, `first\n${shuffled(2)}\nlast\n`)
    expect(diff.hunks).toHaveLength(1)
    expect(diff.added).toBe(diff.removed)
    expect(diff.added).toBeGreaterThan(2900)
  })

  it('finds the few lines that a rewritten file of 10,000 lines kept', () => {
    const oldText = numbered(10_000)
    const newText = oldText.replace(/line (\d*[1-9])\n/g, 'other $1\n')
    expect(diffTexts(oldText, newText)).toMatchObject({ added: 9000, removed: 9000 })
  })

  it('outlines a text of more than 50,000 lines: both ends of what differs, and how much it is', () => {
    const oldText = numbered(60_000)
    const newText = oldText.replace('line 30000\n', `${numbered(200, 900_000)}`)
    const diff = diffTexts(oldText, newText)
    expect(diff).toMatchObject({ note: 'too-large', added: 200, removed: 1 })
    expect(diff).not.toHaveProperty('newText')
    expect(listRows(diff).slice(0, 2)).toEqual([
      ['removed', 'line 30000', 30_000, null],
      ['added', 'line 900000', null, 30_000],
    ])
    expect(listRows(diff).at(-1)).toEqual(['added', 'line 900199', null, 30_199])
    expect(listRows(diff)).toHaveLength(101)
    expect(diff.hunks.map(formatRange)).toEqual(['30000,1 30000,50', '0,0 30150,50'])
  })

  it('outlines a large creation with its whole length', () => {
    const diff = diffTexts(null, numbered(60_000))
    expect(diff).toMatchObject({ note: 'too-large', change: 'created', added: 60_000, removed: 0 })
    expect(listRows(diff).at(-1)).toEqual(['added', 'line 60000', null, 60_000])
  })

  it.each([
    ['a start that is cut within a line', 'ab\n', 'ac\n'],
    ['a common end within a line', 'xb\n', 'yb\n'],
    ['a lost final line end', 'end\n', 'end'],
    ['an insertion between equal lines', 'a\na\n', 'a\na\na\n'],
  ])('outlines whole lines: %s', (_, oldEnd, newEnd) => {
    const diff = diffTexts(numbered(60_000) + oldEnd, numbered(60_000) + newEnd)
    const split = (text: string) => text.replace(/\n$/, '').split('\n')
    const oldRows = listLines(diff).filter(line => line.kind === 'removed')
    const newRows = listLines(diff).filter(line => line.kind === 'added')
    expect(newRows.length - oldRows.length).toBe(split(newEnd).length - split(oldEnd).length)
    for (const row of oldRows) expect(split(oldEnd)[row.oldLine! - 60_001]).toBe(row.text)
    for (const row of newRows) expect(split(newEnd)[row.newLine! - 60_001]).toBe(row.text)
  })

  it('outlines a line of 10 MB', () => {
    const diff = diffTexts('x'.repeat(10_000_000), `${'x'.repeat(10_000_000)}y`)
    expect(diff).toMatchObject({ note: 'too-large', added: 1, removed: 1 })
  })

  it('notes line ends and sameness of large texts without an outline', () => {
    const text = numbered(60_000)
    expect(diffTexts(text, text.replaceAll('\n', '\r\n'))).toMatchObject({ note: 'line-endings', hunks: [] })
    expect(diffTexts(text, `${text}`)).toMatchObject({ note: 'no-changes' })
  })
})
