import { describe, expect, it } from 'vitest'
import type { TerminalBlock } from '../../../../src/core/text/terminal/terminal-block'
import type { TerminalRow } from '../../../../src/core/text/terminal/terminal-row'
import { readTerminalText } from '../../../../src/core/text/terminal/read-terminal-text'
import { viewTerminal } from '../../../../src/core/text/terminal/view-terminal'
import { viewOutput } from '../../../../src/core/text/view-output'
import { viewToolEntry } from '../../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../../support/tool-entry'

const number = (count: number, end = '\n') => Array.from({ length: count }, (_, index) => `line ${index + 1}${end}`).join('')
const textsOf = (rows: readonly TerminalRow[]) => rows.map(row => row.map(run => run.text).join(''))

function view(text: string, options = {}) {
  const shown = viewTerminal(text, options)
  if (shown.kind === 'full') return { lines: textsOf(shown.lines) }
  const head = textsOf(shown.head)
  const tail = textsOf(shown.tail)
  return { head, hiddenCount: shown.hiddenCount, tail, all: [...head, ...shown.hidden.flatMap(linesOfBlock), ...tail] }
}

/** What a page draws: the line feed that keeps an empty last row is none of the block's. */
function linesOfBlock({ count, runs }: TerminalBlock): readonly string[] {
  const lines = runs.map(run => run.text).join('').split('\n')
  expect(lines.length - count).toBe(lines.at(-2) === '' && lines.at(-1) === '' && lines.length > count ? 1 : 0)
  return lines.slice(0, count)
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

  it('gives each block the colours that were set in the lines before it', () => {
    const text = Array.from({ length: 2600 }, (_, index) => `${index % 900 === 0 ? `\x1B[3${index / 900 + 1}m` : ''}line ${index}\n`).join('')
    const shown = viewTerminal(text)
    if (shown.kind !== 'elided') throw new Error('2600 lines are not short')
    expect(shown.hidden.map(block => [block.start, block.count])).toEqual([[6, 1000], [1006, 1000], [2006, 588]])
    const colours = shown.hidden.map(block => [...new Set(block.runs.map(run => run.style?.foreground).filter(Boolean))])
    expect(colours).toEqual([['red', 'green'], ['green', 'yellow'], ['yellow']])
    expect(shown.hidden).toBe(shown.hidden)
  })

  it('tells which blocks are one plain text', () => {
    const shown = viewTerminal(`${number(1500)}a\rb\n${number(1500)}`)
    expect(shown.kind === 'elided' && shown.hidden.map(block => block.isPlain)).toEqual([true, false, true])
    expect(shown.kind === 'elided' && shown.hidden[0]!.runs).toHaveLength(1)
  })

  it('counts the same rows in a card\'s header and body', () => {
    const progress = Array.from({ length: 50 }, (_, index) => `\x1B[2A\x1B[2Ka ${index}\n\x1B[2Kb ${index}\n`).join('')
    const entry = makeEntry({ input: { command: 'docker pull x' }, content: `${number(20)}\n\n${progress}` })
    const { resultSummary, output } = viewToolEntry(entry)
    expect(resultSummary).toBe('22 lines')
    expect(output).toMatchObject({ kind: 'terminal', lines: { hiddenCount: 10, tail: ['line 17', 'line 18', 'line 19', 'line 20', 'a 49', 'b 49'] } })
  })

  it('takes the lines as they are where a very long text moves the cursor', () => {
    const text = `${'some longer line of text\n'.repeat(100_000)}\x1B[3Aover\n`
    expect(view(text)).toMatchObject({ hiddenCount: 100_001 - 12, tail: expect.arrayContaining(['over']) })
  })
})

describe('the whole of an output', () => {
  it.each([
    ['moves between rows', '1%\n\u001B[A\u001B[32m2%\u001B[0m\n'],
    ['overwritten rows without a final line end', 'fetching...\rdone\r\nnext'],
    ['more than is replayed', `${'\u001B[1mx\u001B[0m\r\n'.repeat(200_000)}`],
  ])('is what its rows say: %s', (_, text) => {
    const view = viewTerminal(text, { max: Number.MAX_SAFE_INTEGER })
    const rows = view.kind === 'full' ? view.lines.map(row => row.map(run => run.text).join('')) : []
    expect(readTerminalText(text)).toBe(rows.join('\n') + (text.endsWith('\n') ? '\n' : ''))
  })

  it('is the text itself where nothing in it is for a terminal', () => {
    expect(readTerminalText(' a\tb\n\n')).toBe(' a\tb\n\n')
  })
})
