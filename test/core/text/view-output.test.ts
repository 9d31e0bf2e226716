import { describe, expect, it } from 'vitest'
import { viewOutput } from '../../../src/core/text/view-output'

function number(count: number): string {
  return Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n')
}

describe('viewing output', () => {
  it('shows 12 lines whole, with and without a final line end', () => {
    expect(viewOutput(number(12))).toMatchObject({ kind: 'full', lines: number(12).split('\n') })
    expect(viewOutput(`${number(12)}\n`)).toMatchObject({ kind: 'full', lines: number(12).split('\n') })
  })

  it('shows the first and last 6 of 13 lines and says that 1 is hidden', () => {
    expect(viewOutput(`${number(13)}\n`)).toMatchObject({
      kind: 'elided',
      head: ['line 1', 'line 2', 'line 3', 'line 4', 'line 5', 'line 6'],
      hiddenCount: 1,
      tail: ['line 8', 'line 9', 'line 10', 'line 11', 'line 12', 'line 13'],
    })
  })

  it('counts a blank line in front of the final line end', () => {
    expect(viewOutput(`${number(12)}\n\n`)).toMatchObject({ kind: 'elided', hiddenCount: 1, tail: expect.arrayContaining(['']) })
  })

  it('gives every line when asked for all', () => {
    const view = viewOutput(number(4000))
    expect(view.kind === 'elided' && view.all).toHaveLength(4000)
    expect(view.kind === 'elided' && view.all.at(-1)).toBe('line 4000')
    expect(view.kind === 'elided' && view.all === view.all).toBe(true)
  })

  it('gives the hidden lines as a few texts', () => {
    const view = viewOutput(`${number(3000)}\n`.replace('line 1500', 'over\rline 1500'))
    const hidden = view.kind === 'elided' ? view.hidden : []
    expect(hidden.map(block => [block.start, block.count])).toEqual([[6, 1000], [1006, 1000], [2006, 988]])
    expect(hidden.map(block => block.text).join('\n')).toBe(number(3000).split('\n').slice(6, -6).join('\n'))
  })

  it('gives one text where the hidden lines are empty', () => {
    const view = viewOutput('\n'.repeat(20))
    expect(view.kind === 'elided' && view.hidden).toEqual([{ start: 6, count: 8, text: '\n'.repeat(7) }])
  })

  it.each([
    ['', []],
    ['\n', ['']],
    ['  a  ', ['  a  ']],
    ['a\r\nb\nc\r\n', ['a', 'b', 'c']],
    ['a\r\r\nb\r\r\n', ['a', 'b']],
    ['Progress 10%\rProgress 100%\nDone\n', ['Progress 100%', 'Done']],
    ['--------\rHello\u001B[K\n', ['Hello']],
    ['\u001B[?25l\u001B[32m[###] 30%\r[######] 100%\u001B[0m\u001B[?25h\n', ['[######] 100%']],
    ['\u0007bell\tand tab', ['bell\tand tab']],
  ])('shows %j as the lines a terminal leaves', (text, lines) => {
    expect(viewOutput(text)).toEqual({ kind: 'full', lines, isError: false })
  })

  it('takes other sizes, and ignores those that are no numbers', () => {
    expect(viewOutput(number(5), { max: 3, head: 1, tail: 1 })).toMatchObject({ head: ['line 1'], hiddenCount: 3, tail: ['line 5'] })
    expect(viewOutput(number(5), { max: 2, head: 0, tail: 2 })).toMatchObject({ head: [], hiddenCount: 3, tail: ['line 4', 'line 5'] })
    expect(viewOutput(number(13), { max: Number.NaN, head: -1 })).toMatchObject({ head: expect.objectContaining({ length: 6 }), hiddenCount: 1 })
  })

  it('shows everything when nothing would be hidden', () => {
    expect(viewOutput(number(5), { max: 2, head: 3, tail: 3 })).toMatchObject({ kind: 'full' })
  })

  it('carries the mark of an error', () => {
    expect(viewOutput('x', { isError: true }).isError).toBe(true)
  })
})
