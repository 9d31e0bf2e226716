import { describe, expect, it } from 'vitest'
import { parseLog } from '../../../src/core/formats/parse-log'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { makeChance } from '../../support/fuzz-values'
import { samples } from '../../support/samples'

const lineLogs = samples.filter(({ name, text }) => name.endsWith('.jsonl') && text.length < 200_000 && parseLog(text).lines.length > 2)

describe.each(lineLogs)('$name', ({ text, format }) => {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '')
  const whole = readTranscript(lines.join('\n'))

  it('reads the same with a byte order mark, CR LF and blank lines', () => {
    const { items, issues } = readTranscript(`\uFEFF\r\n${lines.join('\r\n \r\n')}\r\n\r\n`)
    expect(items).toEqual(whole.items)
    // The record of line n stands on line 2n now.
    expect(issues).toEqual(whole.issues.map(issue => issue.line === undefined ? issue : { ...issue, line: issue.line * 2 }))
  })

  it('reads all lines but the last when it was cut off, and says which that is', () => {
    const chance = makeChance(lines.length)
    for (let round = 0; round < 5; round++) {
      const last = 1 + chance.below(lines.length - 1)
      const rest = lines[last]!.slice(0, 1 + chance.below(lines[last]!.length - 1))
      const isWhole = parseLog(rest).records.length > 0
      const cut = readTranscript([...lines.slice(0, last), rest].join('\n'), { format })
      const before = readTranscript(lines.slice(0, last).join('\n'), { format })
      if (isWhole) continue
      expect(cut.items).toEqual(before.items)
      expect(cut.issues.filter(issue => issue.message === 'The line is not JSON.').map(issue => issue.line))
        .toEqual([...before.issues.filter(issue => issue.message === 'The line is not JSON.').map(issue => issue.line), last + 1])
    }
  })

  it('has an issue with the line number for each broken line, and reads the others', () => {
    const chance = makeChance(7)
    const at = chance.below(lines.length)
    const { items, issues } = readTranscript(lines.toSpliced(at, 0, '{"type": "user",, }').join('\n'))
    expect(items).toEqual(whole.items)
    expect(issues).toContainEqual({ message: 'The line is not JSON.', index: -1, line: at + 1 })
    expect(issues).toHaveLength(whole.issues.length + 1)
  })
})

describe.each(samples.filter(sample => sample.text.length < 60_000))('$name', ({ text }) => {
  it('cut off or garbled anywhere is read without an error', () => {
    const chance = makeChance(text.length)
    for (let round = 0; round < 4; round++) {
      const at = chance.below(text.length)
      const garbled = `${text.slice(0, at)}${chance.oneOf(['', '\0', '"', '}', '\n', '\uD800', '[['])}${text.slice(at + chance.below(50))}`
      for (const broken of [text.slice(0, at), text.slice(at), garbled]) {
        const { items, issues } = readTranscript(broken)
        expect(items.length + issues.length).toBeGreaterThan(broken.trim() === '' ? -1 : 0)
        expect(new Set(items.map(item => item.key)).size).toBe(items.length)
      }
    }
  })
})
