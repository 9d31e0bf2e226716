import { describe, expect, it } from 'vitest'
import type { ToolEntry } from '../../../src/core/model'
import { readCases } from '../../support/cases'
import { formatToolLine } from '../../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { expandMacros } from '../../support/case-macros'
import { makeEntry } from '../../support/tool-entry'

interface CardInput {
  readonly name?: string
  readonly args?: unknown
  readonly result?: { readonly content: unknown, readonly isError?: boolean }
  readonly output?: string
}

interface CardRight {
  readonly status?: string
  readonly header?: { readonly includes?: readonly string[], readonly excludes?: readonly string[], readonly notExactly?: string }
  readonly body?: { readonly includes?: readonly string[] }
  readonly lines?: readonly string[]
  readonly linesOneOf?: readonly (readonly string[])[]
  readonly fields?: readonly { readonly key: string, readonly value: string }[]
  readonly mustName?: string
  readonly elision?: { readonly total: number, readonly toggle: boolean, readonly head?: readonly string[], readonly hidden?: number, readonly tail?: readonly string[] }
}

function toEntry(card: CardInput): ToolEntry {
  if (card.output !== undefined) return makeEntry({ input: { command: 'x' }, content: card.output })
  const { name = 'run_shell', args, result } = card
  return makeEntry({ name, input: args, ...(result !== undefined && { content: result.content, isError: result.isError ?? false }) })
}

function linesOf(entry: ToolEntry): readonly string[] {
  const output = viewToolEntry(entry).output
  if (output === null || !('lines' in output)) return []
  return output.lines.kind === 'full' ? output.lines.lines : output.lines.all
}

function check(card: CardInput, right: CardRight): void {
  const entry = toEntry(card)
  const view = viewToolEntry(entry)
  const header = formatToolLine(view)
  const body = JSON.stringify([view.callDetail, linesOf(entry).join('\n')])
  if (right.status !== undefined) expect(view.status).toBe(right.status)
  for (const text of right.header?.includes ?? []) expect(header).toContain(text)
  for (const text of right.header?.excludes ?? []) expect(header).not.toContain(text)
  for (const text of right.body?.includes ?? []) expect(body).toContain(JSON.stringify(text).slice(1, -1))
  if (right.fields !== undefined) expect(view.callDetail).toMatchObject({ kind: 'fields', fields: right.fields })
  if (right.lines !== undefined) expect(linesOf(entry)).toEqual(right.lines)
  if (right.linesOneOf !== undefined) expect(right.linesOneOf).toContainEqual(linesOf(entry))
  if (right.elision !== undefined) checkElision(view.output, right.elision)
}

function checkElision(output: ReturnType<typeof viewToolEntry>['output'], right: NonNullable<CardRight['elision']>): void {
  const lines = output !== null && 'lines' in output ? output.lines : undefined
  if (lines?.kind !== 'elided') {
    expect([lines?.lines.length, false]).toEqual([right.total, right.toggle])
    return
  }
  expect(lines.all).toHaveLength(right.total)
  expect([lines.head[0], lines.head.at(-1), lines.hiddenCount]).toEqual([...right.head ?? [], right.hidden])
  expect([lines.tail[0], lines.tail.at(-1)]).toEqual(right.tail)
}

const cases = ['summaries', 'output', 'states'].flatMap(readCases).flatMap((item) => {
  const input = expandMacros(item.input) as { readonly cases?: readonly CardInput[] }
  const right = expandMacros(item.right) as { readonly perCase?: readonly CardRight[] }
  return (input.cases ?? []).map((card, index) => [`${item.id} ${index}`, card, right.perCase?.[index] ?? {}] as const)
})

describe('cases from public bug reports', () => {
  // A line that was overwritten keeps its last text, so that what follows the conceal stays readable.
  it.each(cases)('%s', (_, card, right) => {
    check(card, right)
  })

  it('names the last part of a path with a closing separator', () => {
    const names = [['src/components/', 'components'], ['C:\\proj\\.claude\\', '.claude'], ['/', '/'], ['./', './']] as const
    for (const [path, name] of names) expect(formatToolLine(viewToolEntry(makeEntry({ name: 'read_file', input: { path } })))).toContain(name)
  })
})
