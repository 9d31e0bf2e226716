import { describe, expect, it } from 'vitest'
import { parseLog } from '../../../src/core/formats/parse-log'
import { unwrapRecords } from '../../../src/core/formats/unwrap-records'

describe('parseLog', () => {
  it('numbers the lines of records and of what could not be read', () => {
    expect(parseLog('{"a":1}\n\r\n oops\r{"b":2}')).toEqual({
      records: [{ a: 1 }, { b: 2 }],
      lines: [1, 4],
      issues: [{ message: 'The line is not JSON.', index: -1, line: 3 }],
    })
  })

  it('joins the data lines of an event and reports a broken one', () => {
    expect(parseLog('id: 1\ndata: {"a":\ndata:1}\n\ndata: {\n\n: note\ndata: {"b":2}')).toEqual({
      records: [{ a: 1 }, { b: 2 }],
      lines: [2, 8],
      issues: [{ message: 'The line is not JSON.', index: -1, line: 5 }],
    })
  })

  it('takes comments for events only where events follow', () => {
    expect(parseLog(': hello\n\n: again\ndata: {"a":1}').issues).toEqual([])
    expect(parseLog(': hello\n{"a":1}')).toMatchObject({ records: [{ a: 1 }], lines: [2], issues: [{ line: 1 }] })
    expect(parseLog(': hello')).toMatchObject({ records: [], issues: [{ message: 'The text is neither JSON nor JSON Lines nor server-sent events.' }] })
    expect(parseLog(': hello\n\ndata: [DONE]\n\n')).toEqual({ records: [], lines: [], issues: [] })
  })

  it('reads what there is of a log that was cut off', () => {
    expect(parseLog('{"a":1}\n{"b":').records).toEqual([{ a: 1 }])
  })

  it('takes time in proportion to the text', () => {
    const line = `${JSON.stringify({ type: 'x', text: 'y'.repeat(100) })}\n`
    expect(parseLog(line.repeat(50_000)).records).toHaveLength(50_000)
  })
})

describe('unwrapRecords', () => {
  it.each<[unknown, readonly unknown[]]>([
    [[1, 2], [1, 2]],
    [{ loglines: [{ type: 'a' }] }, [{ type: 'a' }]],
    [{ conversationId: 'c', chunks: [{ type: 'a' }] }, [{ type: 'a' }]],
    [{ first: [{ a: 1 }], second: [{ b: 2 }] }, [{ a: 1 }, { b: 2 }]],
    [[['ns', [{ a: 1 }, { b: 2 }]]], ['ns', { a: 1 }, { b: 2 }]],
    [{ type: 'tool-call', input: [1] }, [{ type: 'tool-call', input: [1] }]],
    [{ role: 'user', chunks: [1] }, [{ role: 'user', chunks: [1] }]],
    [{ a: 1 }, [{ a: 1 }]],
    [{ content: [{ type: 'text', text: 'x' }] }, [{ content: [{ type: 'text', text: 'x' }] }]],
    [{ content: [], structuredContent: [{ a: 1 }] }, [{ content: [], structuredContent: [{ a: 1 }] }]],
    [{ content: [{ type: 'tool_use', id: 'a' }] }, [{ type: 'tool_use', id: 'a' }]],
    [{ parts: [{ functionCall: {} }] }, [{ parts: [{ functionCall: {} }] }]],
    [{ choices: [{ message: {} }] }, [{ choices: [{ message: {} }] }]],
    [[{ model: 'x', messages: [{ role: 'user' }] }, { messages: [{ role: 'tool' }] }], [{ role: 'user' }, { role: 'tool' }]],
    [[{ messages: [{ role: 'user' }] }, { a: 1 }], [{ messages: [{ role: 'user' }] }, { a: 1 }]],
    [[{ messages: [{ type: 'human' }] }, { messages: [{ type: 'human' }, { type: 'ai' }] }], [{ messages: [{ type: 'human' }] }, { messages: [{ type: 'human' }, { type: 'ai' }] }]],
    [null, [null]],
  ])('yields of %j the records %j', (value, records) => {
    expect(unwrapRecords(value)).toEqual(records)
  })
})
