import { describe, expect, it } from 'vitest'
import type { MatchGroup, OutputDetail } from '../../../../src/core/model'
import { viewToolEntry } from '../../../../src/core/view/view-tool-entry'
import { makeEntry } from '../../../support/tool-entry'

type Matches = Extract<OutputDetail, { kind: 'matches' }>

function search(content: unknown, input: unknown = { pattern: 'rate' }, name = 'grep'): Matches {
  const { output } = viewToolEntry(makeEntry({ name, input, content }))
  if (output?.kind !== 'matches') throw new Error(`no matches but ${output?.kind}`)
  return output
}

/** A file with its count, then its rows: a tilde in front of lines around a match, found text in brackets. */
function write({ path, count, matches }: MatchGroup): readonly string[] {
  return [`${path} ${count ?? '-'}`, ...matches.map(({ line, text, isContext, marks }) => {
    const marked = marks.toReversed().reduce((row, [start, end]) => `${row.slice(0, start)}[${row.slice(start, end)}]${row.slice(end)}`, text)
    return `${isContext ? '~' : ''}${line ?? ''}:${marked}`
  })]
}

describe('what a search found', () => {
  it.each<[string, string, readonly string[]]>([
    ['rows with their path', 'a.ts:1:rate\nb.ts:7:  rate = 1', ['a.ts 1', '1:[rate]', 'b.ts 1', '7:  [rate] = 1']],
    ['lines around a match', 'a.ts-1-before\na.ts:2:rate\na.ts-3-after 9:1: z\n--\nb-2-x.ts:4:rate', ['a.ts 1', '~1:before', '2:[rate]', '~3:after 9:1: z', 'b-2-x.ts 1', '4:[rate]']],
    ['indented lines around an indented match', 'a.ts-1-{\na.ts:2: rate', ['a.ts 1', '~1:{', '2: [rate]']],
    ['a space that belongs to the form', 'a.ts:1: rate\nb.ts:2:   rate', ['a.ts 1', '1:[rate]', 'b.ts 1', '2:  [rate]']],
    ['Windows paths', 'C:\\a.ts:3:rate\r\nC:\\a.ts:4:rates', ['C:\\a.ts 2', '3:[rate]', '4:[rate]s']],
    ['colours', '\u001B[35ma.ts\u001B[0m:\u001B[32m3\u001B[0m:rate', ['a.ts 1', '3:[rate]']],
    ['ripgrep\'s headings', 'src/a.ts\n3:rate\n4-after\n\nsrc/b.ts\n9:rate', ['src/a.ts 1', '3:[rate]', '~4:after', 'src/b.ts 1', '9:[rate]']],
    ['Gemini CLI', 'Found 2 matches for pattern "rate" in path "src":\n---\nFile: a.ts\nL1: rate\nL2- after\n---\nFile: b.ts\nL9:   rate\n---', ['a.ts 1', '1:[rate]', '~2:after', 'b.ts 1', '9:  [rate]']],
    ['OpenCode', 'Found 2 matches\n/home/dev/a.ts:\n  Line 1: rate\n\n/home/dev/b.ts:\n  Line 9: rate', ['/home/dev/a.ts 1', '1:[rate]', '/home/dev/b.ts 1', '9:[rate]']],
    ['Roo Code', 'Found 1 result.\n\n# src/a.ts\n  7 | rate\n  8 | next\n----', ['src/a.ts 2', '7:[rate]', '8:next']],
    ['Cline without numbers', 'Found 1 result.\n\ntax.ts\n│----\n│rate = 1\n│----', ['tax.ts 1', ':[rate] = 1']],
    ['Zed', 'Found 2 matches:\n\n## Matches in a.rs\n\n### L1\n```\nrate\n```\n\n### fn total › L9-10\n```\nsum\nrate\n```\n', ['a.rs 3', '1:[rate]', '9:sum', '10:[rate]']],
    ['VS Code', '1 match\n<match path="/a.ts" line=3>\nuse(rate)\n\nend\n</match>', ['/a.ts 3', '3:use([rate])', '4:', '5:end']],
    ['oh-my-pi', '[src/a.ts#K2]\n12:rate\n*13:rates', ['src/a.ts 2', '12:[rate]', '13:[rate]s']],
    ['places without text', 'src/a.ts:1:4\nsrc/b.ts:9', ['src/a.ts 1', '1:', 'src/b.ts 1', '9:']],
    ['a compiler\'s problems', 'src/a.ts(12,7): error TS2322: rate', ['src/a.ts 1', '12:error TS2322: [rate]']],
    ['files alone', 'src/a.ts\n./b.ts\n(Results are truncated)', ['src/a.ts -', './b.ts -']],
  ])('is told apart: %s', (_, text, rows) => {
    expect(search(text).groups?.flatMap(write)).toEqual(rows)
  })

  it.each<[string, unknown, readonly string[]]>([
    ['matches', [{ file: 'a.ts', line: 3, text: 'rate' }], ['a.ts 1', '3:[rate]']],
    ['files with their matches', { results: [{ path: 'a.ts', matches: [{ lineNumber: 3, line: 'rate' }, { lineNumber: 4, line: 'x' }] }] }, ['a.ts 2', '3:[rate]', '4:x']],
    ['places of a language server', [{ uri: 'file:///a%20b.ts', range: { start: { line: 0, character: 3 } } }], ['/a b.ts 1', '1:']],
    ['paths', ['a.ts', 'b.ts'], ['a.ts -', 'b.ts -']],
    ['parts of files', [{ path: 'a.ts', start_line: 5, content: 'one\nrate\n' }], ['a.ts 2', '5:one', '6:[rate]']],
  ])('is told apart as JSON: %s', (_, value, rows) => {
    expect(search(value).groups?.flatMap(write)).toEqual(rows)
    expect(search(JSON.stringify(value)).groups?.flatMap(write)).toEqual(rows)
  })

  it('has rows without a path under the file that was searched', () => {
    expect(search('3:rate\n4-after', { pattern: 'rate', path: 'src/a.ts' }).groups?.flatMap(write)).toEqual(['src/a.ts 1', '3:[rate]', '~4:after'])
  })

  it('has a number that was looked for as text, and not as a column', () => {
    expect(search('a.csv:3:42\na.csv:9:421', { pattern: '42' }).groups?.flatMap(write)).toEqual(['a.csv 2', '3:[42]', '9:[42]1'])
    expect(search('a.csv:3:42\na.csv:9:7', { pattern: '^\\d+$' }).groups?.flatMap(write)).toEqual(['a.csv 2', '3:[42]', '9:[7]'])
  })

  it('keeps the counts that a tool gives instead of rows', () => {
    expect(search('a.ts:3\nb.ts:2\n\nFound 5 total occurrences across 2 files.', { pattern: 'x', output_mode: 'count' }).groups?.flatMap(write)).toEqual(['a.ts 3', 'b.ts 2'])
  })

  it('keeps what the tool says beside its matches', () => {
    expect(search('a.ts:1:rate\n(Results are truncated. Narrow it.)').notes).toEqual(['(Results are truncated. Narrow it.)'])
  })

  it.each([['prose', 'Nothing here looks like rate.\nAt all.'], ['no matches', 'No matches found'], ['a page', `# Title\n\n${'Some words.\n'.repeat(20)}`]])('stays text when it is %s', (_, text) => {
    expect(search(text)).toMatchObject({ groups: undefined, text })
  })

  it('cuts a line of a minified file and still marks its start', () => {
    const [group] = search(`a.js:1:rate${'x'.repeat(1_000_000)}`).groups ?? []
    expect([group?.matches[0]?.text.length, group?.matches[0]?.marks]).toEqual([1000, [[0, 4]]])
  })

  it('shows the words of a failure as they are', () => {
    expect(viewToolEntry(makeEntry({ name: 'grep', input: { pattern: '(' }, content: 'a.ts:1:unclosed', isError: true })).output).toMatchObject({ kind: 'text', isError: true })
  })

  it('is told apart up to 20,000 rows, and opens at once as text beyond', () => {
    const text = (count: number) => Array.from({ length: count }, (_, index) => `src/file-${index % 50}.ts:${index}:const rate = ${index}`).join('\n')
    expect(search(text(20_000)).groups).toHaveLength(50)
    const long = search(text(200_000))
    const start = performance.now()
    expect(long.groups).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(200)
  })
})
