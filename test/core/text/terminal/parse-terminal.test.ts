import { describe, expect, it } from 'vitest'
import { parseTerminal, parseTerminalLines } from '../../../../src/core/text/terminal/parse-terminal'
import type { TerminalRow } from '../../../../src/core/text/terminal/terminal-row'
import { readCases } from '../../../support/cases'

const textOf = (row: TerminalRow) => row.map(run => run.text).join('')
const linesOf = (text: string) => parseTerminal(text).map(textOf)
const link = (address: string, text = 'click') => `\x1B]8;;${address}\x1B\\${text}\x1B]8;;\x1B\\`

describe('parsing terminal text', () => {
  it('yields runs of text, each in one style', () => {
    expect(parseTerminal('a \x1B[1;31mred\x1B[0m\n\x1B[48;5;208;4mb')).toEqual([
      [{ text: 'a ', style: null }, { text: 'red', style: { bold: true, foreground: 'red' } }],
      [{ text: 'b', style: { background: '#ff8700', underline: true } }],
    ])
  })

  it('joins neighbours of the same style', () => {
    expect(parseTerminal('\x1B[31ma\x1B[0m\x1B[31mb\x1B[1m\x1B[22mc')).toEqual([[{ text: 'abc', style: { foreground: 'red' } }]])
  })

  it.each([
    ['', []],
    ['\n', ['']],
    ['a\n\n', ['a', '']],
    ['a\r\nb\r\n', ['a', 'b']],
    ['  a  ', ['  a  ']],
    ['a\tb', ['a\tb']],
    ['Progress 10%\rProgress 100%\nDone\n', ['Progress 100%', 'Done']],
    ['10%\n\x1B[1A\x1B[2K20%\n\x1B[1A\x1B[2K', []],
    ['a\n\n\n\x1B[3A\x1B[Jb', ['b']],
    ['one\x1B[2Ktwo\x1B[1G\x1B[0J\nnext', ['', 'next']],
  ])('shows %j as the lines that are left', (text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })

  it('shows what a program conceals, and draws what blinks', () => {
    expect(parseTerminal('--------\rHello\x1B[8m, you\x1B[5m!')).toEqual([[{ text: 'Hello, you!', style: null }]])
  })

  it('takes a true colour with colons and no colour space', () => {
    expect(parseTerminal('\x1B[38:2:255:135:0ma')).toEqual([[{ text: 'a', style: { foreground: '#ff8700' } }]])
  })

  it('ignores absolute positions, since nobody knows the height of the window', () => {
    expect(linesOf('one\n\x1B[5;10Htwo\x1B[1;1Hthree\x1B[3d!')).toEqual(['one', 'twothree!'])
  })

  it('changes nothing that has scrolled out of a tall window', () => {
    const rows = linesOf(`first\n${'line\n'.repeat(500)}\x1B[999A\x1B[2J`)
    expect(rows[0]).toBe('first')
    expect(rows.at(-1)).toBe('line')
    expect(rows.length).toBeLessThan(400)
  })
})

describe('links in terminal text', () => {
  it.each(['https://example.com/docs?a=1;b=2#c', 'http://localhost:3000/', 'HTTPS://EXAMPLE.COM/', 'mailto:a@example.com'])('lead to %s', (address) => {
    expect(parseTerminal(link(address))).toEqual([[{ text: 'click', style: { href: address } }]])
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\x01javascript:1',
    ' https://example.com/',
    'data:text/html,x',
    'vscode://x/y',
    'file:///etc/passwd',
    'https://a.example/" onmouseover="x',
    'https://a.example/\u202Egnp.exe',
    '//example.com',
    `https://example.com/${'a'.repeat(2048)}`,
  ])('are plain text when they lead to %j', (address) => {
    expect(parseTerminal(link(address))).toEqual([[{ text: 'click', style: null }]])
  })

  it('end with their line when they are never closed', () => {
    expect(parseTerminal('open \x1B]8;;https://example.com/x\x1B\\never closed\nnext line')).toEqual([
      [{ text: 'open ', style: null }, { text: 'never closed', style: { href: 'https://example.com/x' } }],
      [{ text: 'next line', style: null }],
    ])
  })

  it('do not swallow the lines behind a sequence that is cut off', () => {
    expect(linesOf('a\x1B]8;;https://example.com/\nb')).toEqual(['a', 'b'])
  })
})

describe('parsing line by line', () => {
  it('yields a row a line, whatever the cursor does', () => {
    expect(parseTerminalLines('a\nb\x1B[1A\x1B[2J\nc\x1B[A!\n').map(textOf)).toEqual(['a', '', 'c!', ''])
  })

  it('starts in the style that it is given', () => {
    expect(parseTerminalLines('a\x1B[39mb', { foreground: 1, background: -1, flags: 1 })).toEqual([
      [{ text: 'a', style: { foreground: 'red', bold: true } }, { text: 'b', style: { bold: true } }],
    ])
  })
})

describe('hostile terminal text', () => {
  it('loses no character of a line that is too long to be edited', () => {
    expect(linesOf(`${'x'.repeat(25_000)}\ry`)).toEqual([`${'x'.repeat(20_000)}y${'x'.repeat(4999)}`])
    expect(linesOf(`a\b${'x'.repeat(25_000)}`)[0]).toHaveLength(25_000)
    expect(linesOf(`${'😀'.repeat(12_000)}\x1B[K\x1B[5D`)[0]).toBe('😀'.repeat(12_000))
  })

  it('goes no further right than 10,000 columns', () => {
    expect(linesOf('\x1B[99999999999Cx')[0]).toHaveLength(10_000)
  })

  it('does not blow up a few bytes into gigabytes', () => {
    const length = parseTerminal('\x1B[9999Gx\n'.repeat(5000)).reduce((sum, row) => sum + textOf(row).length, 0)
    expect(length).toBeLessThan(1_100_000)
  })

  it.each([
    ['numbers without end', `\x1B[38;5;${'9'.repeat(100_000)}mx`, 'x'],
    ['parameters without end', `\x1B[${';'.repeat(100_000)}31mx`, 'x'],
    ['sequences that break off', `${'\x1B['.repeat(100_000)}`, undefined],
    ['returns', `${'\r'.repeat(500_000)}x`, 'x'],
    ['commands without end', `x${'\x1B]'.repeat(100_000)}`, 'x'],
    ['accents without end', `a\b\u0301${'\u0301'.repeat(1000)}b`, 'b'],
  ])('is read to its end when it holds %s', (_, text, shown) => {
    expect(parseTerminal(text).map(textOf)[0]).toBe(shown)
  })
})

describe('terminal output of the public bug reports', () => {
  const cases = readCases('output') as unknown as readonly {
    readonly id: string
    readonly input: { readonly cases?: readonly { readonly output?: unknown }[] }
    readonly right: { readonly perCase?: readonly { readonly lines?: readonly string[], readonly linesOneOf?: readonly (readonly string[])[] }[] }
  }[]
  const rows = cases.flatMap(({ id, input, right }) => (input.cases ?? []).flatMap(({ output }, index) => {
    const wanted = right.perCase?.[index]
    const accepted = wanted?.linesOneOf ?? (wanted?.lines && [wanted.lines])
    return typeof output === 'string' && accepted ? [{ id, output, accepted }] : []
  }))

  it.each(rows)('is shown as $id wants it: $output', ({ output, accepted }) => {
    expect(accepted).toContainEqual(linesOf(output))
  })
})
