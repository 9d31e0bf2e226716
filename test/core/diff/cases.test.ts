import { describe, expect, it } from 'vitest'
import { diffTexts } from '../../../src/core/diff/diff-texts'
import { parsePatch } from '../../../src/core/diff/parse-patch'
import type { FileDiff } from '../../../src/core/model'
import { formatToolLine } from '../../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { expandMacros } from '../../support/case-macros'
import { readCases } from '../../support/cases'
import { makeEntry } from '../../support/tool-entry'
import { listLines, listRows } from './rows'

interface Texts {
  readonly path: string
  readonly oldText: string | null
  readonly newText: string | null
}

interface Right {
  readonly stat?: { readonly added: number, readonly removed: number }
  readonly hunks?: number
  readonly rows?: readonly (readonly unknown[])[]
  readonly rowsInclude?: readonly (readonly unknown[])[]
}

const cases = new Map(readCases('diffs').map(item => [item.id, expandMacros(item)]))

/** Input and right answer of a case. */
function readCase<Input, Answer = Right>(id: string): { readonly input: Input, readonly right: Answer } {
  return cases.get(id) as { input: Input, right: Answer }
}

/** The pairs of texts of a case, each with its right answer. */
function readPairs(id: string): readonly (readonly [texts: Texts, right: Right])[] {
  const { input, right } = readCase<{ readonly cases: readonly Texts[] }, { readonly perCase: readonly Right[] }>(id)
  return input.cases.map((texts, index) => [texts, right.perCase[index] ?? {}])
}

const diffOf = ({ path, oldText, newText }: Texts) => diffTexts(oldText, newText, { path })

/** Compares as much of a diff as the case tells; rows may be told without their numbers. */
function check(diff: FileDiff, right: Right): void {
  if (right.stat !== undefined) expect({ added: diff.added, removed: diff.removed }).toEqual(right.stat)
  if (right.hunks !== undefined) expect(diff.hunks).toHaveLength(right.hunks)
  if (right.rows !== undefined) expect(listRows(diff).map((row, index) => row.slice(0, right.rows?.[index]?.length))).toEqual(right.rows)
  for (const row of right.rowsInclude ?? []) expect(listRows(diff)).toContainEqual(row)
}

describe('diff-only-final-newline', () => {
  const [gone, added, blank] = readPairs('diff-only-final-newline').map(([texts]) => diffOf(texts))

  it('says which side has no line end, and does not count that as a change', () => {
    const endOf = (diff: FileDiff) => listLines(diff).filter(line => line.noNewline).map(line => [line.kind, line.text])
    expect([endOf(gone!), endOf(added!)]).toEqual([[['added', 'y']], [['removed', 'y']]])
    for (const diff of [gone!, added!]) expect(diff).toMatchObject({ added: 0, removed: 0 })
    expect([gone!.note, added!.note]).toEqual([undefined, undefined])
  })

  it('shows an empty last line that went', () => {
    const [, right] = readPairs('diff-only-final-newline')[2]!
    check(blank!, right)
  })
})

describe('diff-line-ends-differ', () => {
  const pairs = readPairs('diff-line-ends-differ')

  it.each(pairs)('marks only the lines that differ otherwise, pair %#', (texts, right) => {
    const diff = diffOf(texts)
    check(diff, right)
    for (const line of listLines(diff)) expect(line.text).not.toMatch(/\r$/)
  })

  it('says that only the line ends differ', () => {
    expect(pairs.map(([texts]) => diffOf(texts).note)).toEqual(['line-endings', 'line-endings', undefined])
  })
})

it('diff-body-that-looks-like-a-header', () => {
  const { input, right } = readCase<
    { readonly patch: string, readonly sameAsTexts: Texts },
    Right & { readonly files: number, readonly sameAsTextsStat: Right['stat'] }
  >('diff-body-that-looks-like-a-header')
  const files = parsePatch(input.patch)
  expect(files).toHaveLength(right.files)
  check(files[0]!, right)
  check(diffOf(input.sameAsTexts), { stat: right.sameAsTextsStat })
})

describe('diff-deletion-counts', () => {
  it.each(readPairs('diff-deletion-counts'))('counts no line on the side that has no text, pair %#', (texts, right) => {
    const diff = diffOf(texts)
    check(diff, right)
    if (!texts.oldText) expect(listLines(diff).every(line => line.kind === 'added')).toBe(true)
    if (!texts.newText) expect(listLines(diff).every(line => line.kind === 'removed')).toBe(true)
  })

  it('reads an empty new file as created and empty', () => {
    const [texts] = readPairs('diff-deletion-counts').at(-1)!
    expect(diffOf(texts)).toMatchObject({ change: 'created', note: 'no-content', hunks: [] })
  })
})

it('diff-later-hunk-numbers', () => {
  const { input, right } = readCase<Texts>('diff-later-hunk-numbers')
  check(diffOf(input), right)
})

describe('diff-patch-envelope-kinds', () => {
  interface CaseFile {
    readonly op: 'delete' | 'move' | 'add' | 'update'
    readonly path?: string
    readonly from?: string
    readonly to?: string
    readonly added?: number
    readonly removed?: number
  }
  const { input, right } = readCase<
    { readonly name: string, readonly args: { readonly input: string }, readonly result: { readonly content: string } },
    { readonly files: readonly CaseFile[], readonly header: { readonly includes: readonly string[] } }
  >('diff-patch-envelope-kinds')
  const changes = { delete: 'deleted', move: 'renamed', add: 'created', update: 'modified' } as const
  const view = (patch: string) => viewToolEntry(makeEntry({ name: input.name, input: { input: patch }, content: input.result.content }))
  const filesOf = (patch: string) => {
    const { callDetail } = view(patch)
    return callDetail.kind === 'diff' ? callDetail.files : []
  }

  it.each([['LF', input.args.input], ['CRLF', input.args.input.replaceAll('\n', '\r\n')]])('names what becomes of each file, with %s', (_, patch) => {
    expect(filesOf(patch)).toMatchObject(right.files.map(({ op, path, from, to, added, removed }) => ({
      path: path ?? to,
      change: changes[op],
      ...(from !== undefined && { oldPath: from }),
      ...(added !== undefined && { added, removed }),
    })))
    for (const text of right.header.includes) expect(formatToolLine(view(patch))).toContain(text)
  })

  it('gives no count for a file whose length nobody knows, and shows no line of the envelope', () => {
    const [deleted] = filesOf(input.args.input)
    expect(deleted).toMatchObject({ hunks: [], note: 'no-content', removed: 0 })
    for (const line of filesOf(input.args.input).flatMap(listLines)) expect(line.text).not.toMatch(/^\*\*\*/)
  })

  it('keeps the files seen so far, whatever the patch breaks off at', () => {
    const lines = input.args.input.split(/(?<=\n)/)
    const counts = lines.map((_, index) => filesOf(lines.slice(0, index + 1).join('')).length)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.at(-1)).toBe(right.files.length)
  })
})
