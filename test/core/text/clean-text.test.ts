import { describe, expect, it } from 'vitest'
import { cleanText } from '../../../src/core/text/clean-text'

describe('cleaning a text', () => {
  it.each([
    ['colours', '\u001B[31mred\u001B[0m', 'red'],
    ['eight-bit control sequences', '\u009B1mbold\u009B0m', 'bold'],
    ['a link closed by ST', 'see \u001B]8;;https://a.example\u001B\\docs\u001B]8;;\u001B\\ now', 'see docs now'],
    ['a link closed by BEL', '\u001B]8;;https://a.example\u0007docs\u001B]8;;\u0007', 'docs'],
    ['a string that is never closed, up to the end of its line', 'a\u001B]0;title\nb', 'a\nb'],
    ['DCS, SOS, PM and APC', 'a\u001BPx\u001B\\b\u001BXx\u001B\\c\u001B^x\u001B\\d\u001B_x\u001B\\e', 'abcde'],
    ['charset selection', '\u001B(Btext', 'text'],
    ['a sequence cut off by the end', 'text\u001B[3', 'text'],
    ['a broken sequence, up to where it breaks', '\u001B[3\u001B[1mx', 'x'],
    ['Windows line ends', 'a\r\nb\r\r\nc', 'a\nb\nc'],
    ['nothing of plain text', 'a[0m]8;b', 'a[0m]8;b'],
  ])('drops %s', (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned)
  })

  it.each([
    ['parameters without end', `\u001B[${';'.repeat(100_000)}`],
    ['openings in a row', '\u001B['.repeat(100_000)],
    ['strings in a row', '\u001B]'.repeat(100_000)],
    ['returns in front of one line end', `${'\r'.repeat(500_000)}x\r\n`],
  ])('takes linear time for %s', (_, text) => {
    const start = performance.now()
    cleanText(text)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
