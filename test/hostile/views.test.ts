import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agentToolNames, toolNames } from '../../src/core/tools/name-table'
import { formatToolLine } from '../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../src/core/view/view-tool-entry'
import type { CatalogueExample } from '../support/catalogue'
import { catalogue } from '../support/catalogue'
import { tryMany } from '../support/fuzz'
import { anyValue, spoiled } from '../support/hostile-values'
import type { EntryParts } from '../support/tool-entry'
import { makeEntry } from '../support/tool-entry'
import { findHeaderFaults } from '../support/view-faults'

const agents = [...new Set(agentToolNames.map(([agent]) => agent)), 'codex-cli', 'claude-code', 'gemini-cli', 'qwen-code', 'pi', 'opencode', undefined]
const kinds = ['read', 'edit', 'search', 'execute', 'fetch', 'think', 'other', undefined, undefined, undefined]
const tables = [...toolNames, ['unknown', 'acme_runner acme'], ['server', 'mcp__git__list mcp_a_b_read_file x.y/z __proto__ \uD83D']] as const

/** A field that is there once in so many times. */
const seldom = (times: number, key: string) => fc.oneof(
  { weight: times - 1, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: anyValue.map(value => ({ [key]: value })) },
)

function entryOf(names: readonly string[]): fc.Arbitrary<EntryParts> {
  return fc.record({
    name: fc.constantFrom(...names),
    input: anyValue,
    isOrphan: fc.nat(9).map(number => number === 0),
    hasResult: fc.nat(4).map(number => number > 0),
    agent: fc.constantFrom(...agents),
    kind: fc.constantFrom(...kinds),
    callView: seldom(12, 'view'),
    content: anyValue,
    isError: fc.boolean(),
    details: seldom(2, 'details'),
    resultView: seldom(12, 'view'),
  }, { noNullPrototype: true }).map(({ name, input, isOrphan, hasResult, agent, kind, callView, content, isError, details, resultView }) => ({
    name,
    input,
    call: isOrphan ? null : { ...(agent !== undefined && { agent }), ...(kind !== undefined && { kind }), ...callView },
    ...((hasResult || isOrphan) && { content, isError, result: { ...details, ...resultView } }),
  }))
}

/** A call of the catalogue with wrong types, missing keys, and marks of other tools in its result. */
function spoiledExample({ agent, tool, example }: CatalogueExample): fc.Arbitrary<EntryParts> {
  return fc.record({
    name: fc.constant(tool),
    input: spoiled(example.input),
    content: spoiled(example.result),
    isError: fc.boolean(),
    call: fc.constantFrom({ agent }, { agent }, {}, null),
    result: example.details === undefined ? fc.constant({}) : spoiled(example.details).map(details => ({ details })),
  }, { noNullPrototype: true })
}

function expectWhole(parts: EntryParts): void {
  const view = viewToolEntry(makeEntry(parts))
  expect(findHeaderFaults(view)).toEqual([])
  expect(formatToolLine(view)).not.toContain('\n')
  void view.callDetail
  void view.output
}

describe('a card of an entry that nobody meant to write', () => {
  it.each(tables)('is whole for tools of the family %s', (_, names) => {
    tryMany(150, [entryOf(names.split(/\s+/))], expectWhole)
  })

  it.each(catalogue.map(row => [`${row.agent} ${row.tool}`, row] as const))('is whole however calls and results are spoiled: %s', (_, row) => {
    tryMany(20, [spoiledExample(row)], expectWhole)
  })
})
