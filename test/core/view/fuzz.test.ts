import process from 'node:process'
import { describe, expect, it } from 'vitest'
import type { ToolEntry } from '../../../src/core/model'
import { agentToolNames, toolNames } from '../../../src/core/tools/name-table'
import { formatToolLine } from '../../../src/core/view/format-tool-line'
import { viewToolEntry } from '../../../src/core/view/view-tool-entry'
import { catalogue } from '../../support/catalogue'
import type { CatalogueExample } from '../../support/catalogue'
import type { Chance } from '../../support/fuzz-values'
import { makeChance, makeValue, spoil } from '../../support/fuzz-values'
import { makeEntry } from '../../support/tool-entry'

/** Entries that are made; each family gets its share. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 20_000)
const seed = Number(process.env['FUZZ_SEED'] ?? 1)

const agents = [...new Set(agentToolNames.map(([agent]) => agent)), 'codex-cli', 'claude-code', 'gemini-cli', 'qwen-code', 'pi', 'opencode', undefined]
const kinds = ['read', 'edit', 'search', 'execute', 'fetch', 'think', 'other', undefined, undefined, undefined]
const tables = [...toolNames, ['unknown', 'acme_runner acme'], ['server', 'mcp__git__list mcp_a_b_read_file x.y/z __proto__ \uD83D']] as const

function makeFuzzed(names: readonly string[], chance: Chance): ToolEntry {
  const value = () => makeValue(chance)
  const isOrphan = chance.below(10) === 0
  const hasResult = isOrphan || chance.below(5) > 0
  const view = chance.below(12) === 0 ? { view: value() } : {}
  const agent = chance.oneOf(agents)
  const kind = chance.oneOf(kinds)
  return makeEntry({
    name: chance.oneOf(names),
    input: value(),
    ...(isOrphan ? { call: null } : { call: { ...(agent !== undefined && { agent }), ...(kind !== undefined && { kind }), ...view } }),
    ...(hasResult && {
      content: value(),
      isError: chance.below(4) === 0,
      result: { ...(chance.below(2) === 0 && { details: value() }), ...(chance.below(12) === 0 && { view: value() }) },
    }),
  })
}

/** What is wrong with the view of an entry; nothing when all is well. */
function findFaults(entry: ToolEntry): readonly string[] {
  const view = viewToolEntry(entry)
  const words = [
    view.name, view.server, view.title, view.callSummary, view.resultSummary, view.statusReason,
    ...view.callBadges.map(badge => badge.text),
  ].filter(text => typeof text === 'string')
  void view.callDetail
  void view.output
  return words.flatMap((text) => {
    // 200, in quotation marks.
    if (text.length > 402 || [...text].length > 202) return [`too long: ${text.slice(0, 80)}`]
    if (!text.isWellFormed()) return [`half a character: ${JSON.stringify(text)}`]
    if (/\p{Cc}/u.test(text)) return [`a control character: ${JSON.stringify(text)}`]
    return /\[object |\bundefined\b|\bNaN\b/.test(text) ? [`no words: ${text}`] : []
  })
}

/** A call of the catalogue with wrong types, missing keys, and marks of other tools in its result. */
function makeSpoiled({ agent, tool, example }: CatalogueExample, chance: Chance): ToolEntry {
  return makeEntry({
    name: tool,
    input: spoil(chance, example.input),
    ...(chance.below(12) === 0 ? { call: null } : { call: { ...(chance.below(2) === 0 && { agent }) } }),
    content: spoil(chance, example.result),
    isError: chance.below(4) === 0,
    result: { ...(example.details !== undefined && { details: spoil(chance, example.details) }) },
  })
}

function expectWhole(entry: ToolEntry, run: number): void {
  expect(findFaults(entry), `run ${run}`).toEqual([])
  expect(formatToolLine(viewToolEntry(entry))).not.toContain('\n')
}

describe(`a card of ${runs} entries that nobody meant to write`, () => {
  const share = Math.ceil(runs / 2 / tables.length)

  it.each(tables.map(([family, names], index) => [family, names.split(/\s+/), index] as const))('is whole for tools of the family %s', (_, names, index) => {
    const chance = makeChance(seed * 1000 + index)
    for (let run = 0; run < share; run++) expectWhole(makeFuzzed(names, chance), run)
  }, 600_000)

  it('is whole for every tool of the catalogue, however its calls and results are spoiled', () => {
    const chance = makeChance(seed)
    for (let run = 0; run < runs / 2; run++) expectWhole(makeSpoiled(catalogue[run % catalogue.length]!, chance), run)
  }, 600_000)
})
