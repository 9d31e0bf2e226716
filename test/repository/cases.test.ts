import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

interface Case {
  readonly id: string
  readonly kind: string
  readonly level: string
  readonly input: Readonly<Record<string, unknown>>
}

const { cases } = JSON.parse(read('fixtures/cases.json')) as { readonly cases: readonly Case[] }

/** Rows of the table: id, level, runs, remarks. */
const rows = new Map(read('cases.md').split('\n').filter(line => /^\| [a-z]+-/.test(line)).map((line) => {
  const [, id = '', level = '', runs = '', remarks = ''] = line.split('|').map(cell => cell.trim())
  return [id, { level, remarks, runs: runs.split('<br>').map(readRun) }]
}))

function readRun(text: string) {
  const [, level = '', file = '', title] = /^(\w+): `([^`]+)`(?: “(.*)”)?$/.exec(text) ?? []
  return { level, file, title }
}

/** Tests that read every case of a kind that has this input. */
const readers: ReadonlyMap<string, { readonly kinds: readonly string[], readonly inputs: readonly string[] }> = new Map([
  ['core/transcript/cases.test.ts', { kinds: ['pairing', 'states'], inputs: ['events', 'aiSdkParts'] }],
  ['core/view/cases.test.ts', { kinds: ['summaries', 'output', 'states'], inputs: ['cases'] }],
])

/** Where tests of a level are; what a level needs, those further down have as well. */
function levelOf(file: string): string {
  if (/^(?:e2e|packed|dist)\//.test(file)) return 'build'
  if (/^(?:hostile\/)?browser\//.test(file)) return 'browser'
  if (/^(?:vue|ssr|hosts)\//.test(file) || file.startsWith('hostile/')) return 'component'
  return 'model'
}

describe('the cases from public bug reports', () => {
  it('are all in the table, at their level', () => {
    expect([...rows].map(([id, { level }]) => [id, level])).toEqual(cases.map(({ id, level }) => [id, level]))
  })

  it.each(cases.map(item => [item.id, item] as const))('%s is run where the table says', (id, { kind, level, input }) => {
    const { runs, remarks } = rows.get(id)!
    for (const { level: said, file, title } of runs) {
      const text = read(file)
      const reader = readers.get(file)
      const isRead = reader !== undefined && reader.kinds.includes(kind) && reader.inputs.some(name => name in input)
        && text.includes('readCases') && text.includes(`'${kind}'`)
      expect(isRead || text.includes(title ?? id), `${file} has no test of it`).toBe(true)
      expect(text, `${file} skips tests`).not.toMatch(/\b(?:it|describe|test)\.(?:skip|todo)\(/)
      expect(levelOf(file)).toBe(said)
    }
    // A case that is not run at its own level says why.
    if (!runs.some(run => run.level === level)) expect(remarks).not.toBe('')
  })
})

describe('tests that are left out', () => {
  /** Each `skipIf` and `runIf` of the tests, with its reason. */
  const reasons: ReadonlyMap<string, string> = new Map([
    ['core/view/transcripts.test.ts', 'public samples lie beside the repository, on few machines'],
    ['core/formats/pi.test.ts', 'more samples of the format lie beside the repository, on few machines'],
    ['core/formats/all-samples.test.ts', 'only logs that repeat themselves can be fed twice'],
  ])

  it('are known, each with its reason', async () => {
    const { globSync } = await import('node:fs')
    const files = globSync('**/*.test.ts', { cwd: root }).filter(file => !file.startsWith('.tmp'))
    const skipping = files.filter(file => file !== 'repository/cases.test.ts' && /\.(?:skip|skipIf|runIf|todo|only)\(/.test(read(file)))
    expect(skipping.map(file => file.replaceAll('\\', '/')).sort()).toEqual([...reasons.keys()].sort())
  })
})
