import { describe, expect, it } from 'vitest'
import { quoteCall, toCallLine, toResultLine } from '../../../src/core/text/single-line'

describe('putting a text on one line', () => {
  it.each([
    ['cat   logs/a.log\n', 'cat logs/a.log'],
    ['cat a.txt \\\n  b.txt', 'cat a.txt b.txt'],
    ['\u001B[1mls\u001B[0m\u0000 -l', 'ls -l'],
    ['rm -rf /srv \u202E# x', 'rm -rf /srv \\u202e# x'],
    ['a\u200Bb\uFEFFc\u2028d', 'a\\u200bb\\ufeffc\\u2028d'],
    ['half \uD83D of a pair', 'half \\ud83d of a pair'],
    ['שלום عربي', 'שלום عربي'],
    ['\u001B[1;31mls\u001B[0m\u009B2K \u001B(B-l', 'ls -l'],
    ['cat a.txt \\\r\n  b.txt\r\n', 'cat a.txt b.txt'],
    ['rm -rf /srv #\recho hello', 'rm -rf /srv # echo hello'],
    ['echo ok \u001B]0;; rm -rf ~ ;\u0007', 'echo ok \\u001b]0;; rm -rf ~ ;'],
    ['echo ok \u009D; rm -rf ~ ;\u009C done', 'echo ok \\u009d; rm -rf ~ ; done'],
    ['ls \u001B;rm -rf ~', 'ls \\u001b;rm -rf ~'],
    ['ls \u001B[;rm -rf ~', 'ls \\u001b[;rm -rf ~'],
  ])('reads %j in a call as %j', (text, line) => {
    expect(toCallLine(text)).toBe(line)
  })

  it('removes invisible characters and direction marks from results', () => {
    expect(toResultLine('a\u202E\u200B\u200E\u061Cb \uDC00')).toBe('ab')
  })

  it('keeps 199 code points and an ellipsis of a longer text', () => {
    expect(toCallLine('a'.repeat(200))).toBe('a'.repeat(200))
    expect(toCallLine('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`)
    expect(toCallLine('😀'.repeat(201))).toBe(`${'😀'.repeat(199)}…`)
  })

  it('finds the words behind a very long run of white space', () => {
    expect(toCallLine(`${' '.repeat(100_000)}ls`)).toBe('ls')
  })

  it('cuts a huge text the same way as a short one', () => {
    expect(toCallLine(`ls ${'x'.repeat(10_000_000)}`)).toBe(`ls ${'x'.repeat(196)}…`)
  })

  it('sets quotation marks and keeps inner ones', () => {
    expect(quoteCall(' say  "hi" ')).toBe('"say "hi""')
  })
})
