import { describe, expect, it } from 'vitest'
import { claudeCode } from '../../../src/core/formats/claude-code/format'
import { formatNames } from '../../../src/core/formats/format-votes'
import { readTranscript } from '../../../src/core/transcript/read-transcript'
import { callOf, resultOf } from '../../support/native'

const known = formatNames.join(', ')

describe('readTranscript', () => {
  const records = [callOf('a'), resultOf('a'), callOf('b')]

  it('settles what was never answered', () => {
    expect(readTranscript(records).entries).toMatchObject([{ status: 'ok' }, { status: 'cancelled', statusReason: 'unanswered', result: null }])
  })

  it.each([
    ['JSON', JSON.stringify(records, null, 2)],
    ['JSON in a container', JSON.stringify({ id: 'c', messages: records })],
    ['JSON Lines', records.map(record => JSON.stringify(record)).join('\n')],
    ['JSON Lines with a byte order mark, CR LF and blank lines', `\uFEFF\r\n${records.map(record => JSON.stringify(record)).join('\r\n\r\n')}\r\n`],
    ['server-sent events', `: hello\n\n${records.map(record => `event: x\ndata: ${JSON.stringify(record)}\n\n`).join('')}data: [DONE]\n`],
    ['lists in lists', JSON.stringify([['a', [records[0]!, records[1]!]], records[2]])],
  ])('reads %s', (_, text) => {
    expect(readTranscript(text)).toMatchObject({ format: 'dispatch', entries: [{ key: 'ta', status: 'ok' }, { key: 'tb' }] })
  })

  it('skips broken lines and says where they are', () => {
    const text = `${JSON.stringify(records[0])}\n{"type":\n\n${JSON.stringify(records[1])}\nnull\n`
    const { entries, issues } = readTranscript(text)
    expect(entries).toHaveLength(1)
    expect(issues).toEqual([
      { message: 'The line is not JSON.', index: -1, line: 2 },
      { message: 'The record is no object.', index: 2, line: 5 },
    ])
  })

  it.each([
    ['a text that is nothing of all this', 'Dear diary,\nnothing happened.\n', 'The text is neither JSON nor JSON Lines nor server-sent events.'],
    ['records of no known format', '[{"a":1},{"b":2}]', `The records are in no known format; looked for ${known}.`],
  ])('has one issue for %s', (_, text, message) => {
    const { format, entries, issues } = readTranscript(text)
    expect({ format, entries, issues }).toEqual({ format: 'unknown', entries: [], issues: [{ message, index: -1 }] })
  })

  it('carries every record of an unknown format along', () => {
    expect(readTranscript([{ a: 1 }, { b: 2 }]).items.map(item => item.kind === 'other' && item.record)).toEqual([{ a: 1 }, { b: 2 }])
  })

  it.each(['', ' \n ', '[]'])('finds nothing wrong with the empty log %j', (text) => {
    expect(readTranscript(text)).toEqual({ format: 'unknown', items: [], entries: [], issues: [] })
  })

  it('reads what it is told to read', () => {
    expect(readTranscript(records, { format: 'dispatch' }).format).toBe('dispatch')
    expect(readTranscript(records, { format: claudeCode })).toMatchObject({ format: 'claude-code', entries: [] })
    expect(readTranscript(records, { format: 'constructor' }).issues[0]!.message)
      .toBe(`There is no format named constructor; known are ${known}.`)
  })
})
