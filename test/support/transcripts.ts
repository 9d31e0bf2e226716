import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ToolEntry } from '../../src/core/model'

/** What a transcript must count. */
export interface ExpectedCounts {
  readonly calls: number
  readonly results: number
  readonly orphanResults: number
  readonly errors: number
  readonly denied?: number
  readonly issues?: number
}

const fixtures = join(import.meta.dirname, '../fixtures/transcripts/')
const shared = join(import.meta.dirname, '../../../shared/transcripts/')

/** Transcripts of the repository, `<format>/<file>`. */
export const fixtureNames: readonly string[] = listFiles(fixtures)

/** Public transcripts beside the repository; none on most machines. */
export const sharedNames: readonly string[] = listFiles(shared)

/** The text of a transcript of the repository. */
export function readFixture(name: string): string {
  return readFileSync(fixtures + name, 'utf8')
}

/** The text of a public transcript. */
export function readShared(name: string): string {
  return readFileSync(shared + name, 'utf8')
}

/** What the transcripts of a folder must count, by name. */
export function readExpected(from: 'fixtures' | 'shared'): Readonly<Record<string, ExpectedCounts>> {
  return JSON.parse((from === 'fixtures' ? readFixture : readShared)('expected.json')) as Record<string, ExpectedCounts>
}

/** The entries and, after each, those below it. */
export function flatten(entries: readonly ToolEntry[]): readonly ToolEntry[] {
  return entries.flatMap(entry => [entry, ...flatten(entry.children)])
}

/** Counts calls and final results of all levels. */
export function countEntries(entries: readonly ToolEntry[]): ExpectedCounts {
  const all = flatten(entries)
  const settled = all.filter(entry => entry.result !== null && entry.result.preliminary !== true)
  return {
    calls: all.filter(entry => entry.call !== null).length,
    results: settled.length,
    orphanResults: settled.filter(entry => entry.call === null).length,
    errors: all.filter(entry => entry.status === 'error').length,
    denied: all.filter(entry => entry.status === 'denied').length,
  }
}

function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(item => item.isDirectory())
    .flatMap(item => readdirSync(folder + item.name).map(file => `${item.name}/${file}`))
}
