import { expect, it } from 'vitest'
import { joinRows } from '../../../../src/core/text/terminal/join-rows'
import { parseTerminal, parseTerminalLines } from '../../../../src/core/text/terminal/parse-terminal'

it('makes one text of lines without colours, however many', () => {
  const text = 'a line\n'.repeat(20_000)
  expect(joinRows(parseTerminal(text))).toEqual([{ text: text.slice(0, -1), style: null }])
})

it('keeps line ends out of coloured text', () => {
  expect(joinRows(parseTerminal('a\n\x1B[41mb\n\nc'))).toEqual([
    { text: 'a\n', style: null },
    { text: 'b', style: { background: 'red' } },
    { text: '\n\n', style: null },
    { text: 'c', style: { background: 'red' } },
  ])
})

it('keeps the line of a last row that is empty', () => {
  expect(joinRows(parseTerminalLines('a\n'))).toEqual([{ text: 'a\n\n', style: null }])
  expect(joinRows([])).toEqual([])
})

it('colours no more pieces than a page can bear, and keeps every word', () => {
  const joined = joinRows(parseTerminal('\x1B[31ma\x1B[32mb\n'.repeat(20_000)))
  expect(joined.length).toBeLessThan(4010)
  expect(joined.map(run => run.text).join('')).toBe('ab\n'.repeat(20_000).slice(0, -1))
})
