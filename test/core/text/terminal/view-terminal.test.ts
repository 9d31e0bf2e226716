import { describe, expect, it } from 'vitest'
import type { TerminalRow } from '../../../../src/core/text/terminal/terminal-row'
import { viewTerminal } from '../../../../src/core/text/terminal/view-terminal'
import { viewOutput } from '../../../../src/core/text/view-output'

const number = (count: number, end = '\n') => Array.from({ length: count }, (_, index) => `line ${index + 1}${end}`).join('')
const textsOf = (rows: readonly TerminalRow[]) => rows.map(row => row.map(run => run.text).join(''))

function view(text: string, options = {}) {
  const { kind, ...rest } = viewTerminal(text, options)
  if (kind === 'full') return { lines: textsOf((rest as { lines: readonly TerminalRow[] }).lines) }
  const { head, hiddenCount, tail, all } = rest as Exclude<ReturnType<typeof viewTerminal>, { kind: 'full' }>
  return { head: textsOf(head), hiddenCount, tail: textsOf(tail), all: textsOf(all) }
}

describe('viewing terminal output', () => {
  const texts = [
    '', '\n', 'a', 'a\n', number(12), number(13), `${number(12)}\n`, number(13, '\r\n'), `${number(13)}\x1B[0m`, '\n'.repeat(20),
    `${number(20)}last`, `${number(14)}\x07`, 'a\rb\n'.repeat(30), `${'x\n'.repeat(9)}\n\n\n\n\n`,
  ]
  it.each(texts)('cuts the same lines as plain output: %j', (text) => {
    const plain = viewOutput(text)
    const wanted = plain.kind === 'full'
      ? { lines: plain.lines }
      : { head: plain.head, hiddenCount: plain.hiddenCount, tail: plain.tail, all: plain.all }
    expect(view(text)).toEqual(wanted)
  })

  it.each([{ max: 3, head: 1, tail: 1 }, { max: 2, head: 0, tail: 2 }, { max: 2, head: 2, tail: 0 }, { max: Number.NaN, head: -1 }])('takes the sizes %j', (options) => {
    const plain = viewOutput(number(15), options)
    expect(view(number(15), options)).toMatchObject(plain.kind === 'full' ? {} : { head: plain.head, hiddenCount: plain.hiddenCount, tail: plain.tail })
  })

  it('carries colours over hidden lines', () => {
    const shown = viewTerminal(`\x1B[1mbold\n${number(9)}\x1B[31m\n${number(20)}`)
    expect(shown.kind === 'elided' && shown.tail[0]).toEqual([{ text: 'line 15', style: { bold: true, foreground: 'red' } }])
    expect(shown.kind === 'elided' && shown.head[1]).toEqual([{ text: 'line 1', style: { bold: true } }])
  })

  it('does not carry a colour that was taken back, nor one in a title', () => {
    const shown = viewTerminal(`\x1B[31m${number(10)}\x1B[0m\x1B]0;\x9B32m\x07${number(10)}`)
    expect(shown.kind === 'elided' && shown.tail[0]).toEqual([{ text: 'line 5', style: null }])
  })

  it('counts the rows that are left where lines were drawn over', () => {
    const progress = Array.from({ length: 50 }, (_, index) => `\x1B[2A\x1B[2Ka ${index}\n\x1B[2Kb ${index}\n`).join('')
    expect(view(`start\n\n\n${progress}done\n`)).toEqual({ lines: ['start', 'a 49', 'b 49', 'done'] })
    expect(view(`${number(20)}\n\n${progress}`)).toMatchObject({ hiddenCount: 10, tail: ['line 17', 'line 18', 'line 19', 'line 20', 'a 49', 'b 49'] })
  })

  it('gives the same ends as all rows do', () => {
    const text = Array.from({ length: 40 }, (_, index) => `\x1B[3${index % 8}mline\x1B[${index % 3 ? 1 : 22}m ${index}\rLI\n`).join('')
    const shown = viewTerminal(text)
    if (shown.kind !== 'elided') throw new Error('40 lines are not short')
    expect(shown.all.slice(0, 6)).toEqual(shown.head)
    expect(shown.all.slice(-6)).toEqual(shown.tail)
    expect(shown.all).toHaveLength(40)
    expect(shown.all).toBe(shown.all)
  })

  it('takes the lines as they are where a very long text moves the cursor', () => {
    const text = `${'some longer line of text\n'.repeat(100_000)}\x1B[3Aover\n`
    expect(view(text)).toMatchObject({ hiddenCount: 100_001 - 12, tail: expect.arrayContaining(['over']) })
  })
})
