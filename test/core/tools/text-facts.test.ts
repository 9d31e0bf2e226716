import { describe, expect, it } from 'vitest'
import { readEditPairs } from '../../../src/core/tools/edit-pairs'
import { errorLine } from '../../../src/core/tools/error-line'
import { completeLabels, defaultLabels } from '../../../src/core/tools/labels'
import { readContent } from '../../../src/core/tools/result-content'
import { stripReminders } from '../../../src/core/tools/strip-reminders'
import { textFact } from '../../../src/core/tools/text-fact'

describe('what a text amounts to', () => {
  it.each([
    ['', ''],
    [' \n', ''],
    ['v24.1.0\n', 'v24.1.0'],
    ['a\nb\n', '2 lines'],
    ['  0%\r 50%\r100%\n', '100%'],
    ['\u001B[32mok\u001B[0m', 'ok'],
    ['é'.repeat(60), 'é'.repeat(60)],
    ['é'.repeat(61), '122 B'],
    ['x'.repeat(5000), '4.9 KB'],
    [`\u001B[31m${'x'.repeat(5000)}\u001B[0m`, '4.9 KB'],
    [`${'x'.repeat(99)}€`.repeat(50_000), '4.9 MB'],
  ])('%j is %j', (text, fact) => {
    expect(textFact(text, defaultLabels)).toBe(fact)
  })
})

describe('the line of an error', () => {
  it.each([
    ['<tool_use_error>File has not been read yet.</tool_use_error>', 'File has not been read yet.'],
    ['ERROR: disk full\nmore', 'disk full'],
    ['error: Error: twice', 'Error: twice'],
    ['ERROR:\nNo replacement was performed.', 'No replacement was performed.'],
    ['\n\n  first words  \n', 'first words'],
    ['{"error":{"message":"bad key"}}', 'bad key'],
    ['{"error":"bad"}', 'bad'],
    ['{"message":"gone"}', 'gone'],
    ['{"error":"","message":"gone"}', 'gone'],
    ['{"other":1}', '{"other":1}'],
    ['### Error\nError: Ref e41 not found', 'Ref e41 not found'],
    ['File: a.ts\nError: missing', 'missing'],
    ['\u001B[31mError: red\u001B[0m', 'red'],
    [`Error: ${'x'.repeat(80)}`, `${'x'.repeat(59)}…`],
    ['', ''],
  ])('%j reads as %j', (text, line) => {
    expect(errorLine(text)).toBe(line)
  })
})

describe('notes that a harness appends', () => {
  it.each([
    ['ok\n\n<system-reminder>\nx\n</system-reminder>\n', 'ok'],
    ['ok\n<system-reminder>a</system-reminder>\n\n<system-reminder>b</system-reminder>', 'ok'],
    ['<system-reminder>all</system-reminder>', '<system-reminder>all</system-reminder>'],
    ['1\t<system-reminder>\n2\t</system-reminder>', '1\t<system-reminder>\n2\t</system-reminder>'],
  ])('%j becomes %j', (text, stripped) => {
    expect(stripReminders(text)).toBe(stripped)
  })
})

describe('the replacements of an edit', () => {
  it.each<[Record<string, unknown>, readonly (readonly [string, string])[]]>([
    [{ old_string: 'a', new_string: 'b' }, [['a', 'b']]],
    [{ oldText: 'a', newText: '' }, [['a', '']]],
    [{ before: 'a', after: 'b' }, [['a', 'b']]],
    [{ edits: [{ old_text: 'a', new_text: 'b' }, null, 'x'] }, [['a', 'b']]],
    [{ edits: '[{"oldString":"a","newString":"b"}]' }, [['a', 'b']]],
    [{ edits: { old_str: 'a', new_str: 'b' } }, [['a', 'b']]],
    [{ diff: '<<<<<<< SEARCH\n:start_line:4\n-------\na\n=======\nb\n>>>>>>> REPLACE\n<<<<<<< SEARCH\nc\n=======\n>>>>>>> REPLACE' }, [['a', 'b'], ['c', '']]],
    [{ diff: '------- SEARCH\r\na\r\n=======\r\nb\r\n+++++++ REPLACE' }, [['a', 'b']]],
    [{ diff: '<<<<<<< SEARCH\na\n=======\nb' }, [['a', 'b']]],
    [{ search: 'a' }, []],
    [{ old_string: 5 }, []],
  ])('%j', (args, pairs) => {
    expect(readEditPairs(args).map(pair => [pair.oldText, pair.newText])).toEqual(pairs)
  })
})

describe('the content of a result', () => {
  it('takes pictures from blocks of every vendor, and only data that a browser draws', () => {
    const { media } = readContent([
      { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } },
      { type: 'image', data: 'AAAA', mimeType: 'image/svg+xml' },
      { type: 'input_image', image_url: 'data:image/jpeg;base64,/9j/' },
      { type: 'image_url', image_url: { url: 'https://a.example/x.png' } },
      { type: 'image', source: { type: 'url', url: 'javascript:alert(1)' } },
    ])
    expect(media).toEqual([
      { type: 'image/png', data: 'iVBORw0KGgo=', bytes: 8 },
      { type: 'image/svg+xml', bytes: 3 },
      { type: 'image/jpeg', data: '/9j/', bytes: 3 },
      { type: 'image/png', url: 'https://a.example/x.png' },
      { type: 'image/png' },
    ])
  })

  it('leaves text alone that only looks like blocks', () => {
    expect(readContent('[{"type":"text","path":"a"}]\n').text).toBe('[{"type":"text","path":"a"}]\n')
  })
})

it('a word that is none leaves the English one', () => {
  const { count, noOutput } = completeLabels({ count: undefined, noOutput: 3 } as never)
  expect(textFact('a\nb\n', completeLabels({ count } as never))).toBe('2 lines')
  expect(noOutput).toBe(defaultLabels.noOutput)
})
