import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textFact } from '../../../../src/core/tools/text-fact'
import { defaultLabels } from '../../../../src/core/tools/labels'
import { parseTerminal } from '../../../../src/core/text/terminal/parse-terminal'
import { readScreen } from '../../../../src/core/text/terminal/read-screen'
import { viewTerminal } from '../../../../src/core/text/terminal/view-terminal'
import { viewOutput } from '../../../../src/core/text/view-output'
import { startStepCounter } from '../../../support/count-steps'

/** Texts of about so many characters, made to be slow to read. */
const texts: readonly (readonly [what: string, make: (size: number) => string])[] = [
  ['parameters without end', size => `\x1B[${';'.repeat(size)}`],
  ['sequences that break off', size => '\x1B['.repeat(size / 2)],
  ['a link without end', size => `\x1B]8;;${'a'.repeat(size)}`],
  ['commands without end', size => '\x1B]'.repeat(size / 2)],
  ['digits without end', size => `\x1B[38;5;${'9'.repeat(size)}mx`],
  ['returns without end', size => '\r'.repeat(size)],
  ['returns between characters', size => 'ab\r'.repeat(size / 3)],
  ['erasures of a long line', size => `${'x'.repeat(9000)}${'\x1B[1K\x1B[9000G'.repeat(size / 11)}`],
  ['jumps to the right in new lines', size => '\x1B[9999Gx\n'.repeat(size / 9)],
  ['moves up and down over many lines', size => `${'x\n'.repeat(300)}${'\x1B[199A\x1B[199B'.repeat(size / 12)}`],
  ['erasures of the screen', size => `${'x\n'.repeat(300)}${'\x1B[2Jx'.repeat(size / 5)}`],
  ['the corner asked for over and over', size => `${'x\n'.repeat(300)}${'\x1B[H'.repeat(size / 3)}`],
  ['places that are saved and gone back to', size => `a\x1B7${'b\n\x1B8'.repeat(size / 4)}`],
  ['accents without end', size => `a\b${'\u0301'.repeat(size)}`],
  ['a colour for each character', size => '\x1B[31ma\x1B[32mb'.repeat(size / 12)],
  ['colours by value that are all different', size => Array.from({ length: size / 20 }, (_, index) => `\x1B[38;2;${index % 256};${index >> 8 & 255};0mx`).join('')],
  ['one long line that is written over', size => `${'x'.repeat(size / 2)}\r${'y'.repeat(size / 2)}`],
  ['wide characters cut in half', size => `${'漢'.repeat(2000)}${'\r \x1B[C'.repeat(size / 5)}`],
]

describe('sec-escape-parser-backtracking', () => {
  let steps: Awaited<ReturnType<typeof startStepCounter>>
  beforeAll(async () => {
    steps = await startStepCounter('/src/core/')
  })
  afterAll(() => steps.stop())

  it.each(texts)('twice as long a text of %s takes no more than twice the steps', async (_, make) => {
    const count = (size: number) => {
      const text = make(size)
      return steps.count(() => {
        parseTerminal(text)
        readScreen(text)
        const view = viewTerminal(text)
        if (view.kind === 'elided') view.hidden.forEach(block => block.runs)
        viewOutput(text)
        textFact(text, defaultLabels)
      })
    }
    // Long enough that what is bounded, as columns and lines on a screen are, has reached its bound.
    const once = await count(30_000)
    const twice = await count(60_000)
    expect(once).toBeGreaterThan(10)
    expect(twice / once).toBeLessThan(2.2)
  })
})
