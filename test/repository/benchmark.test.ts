import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bars } from '../../bench/bars.mjs'
import { checkBars } from '../../bench/harness/check.mjs'
import { listBars } from '../../bench/harness/markdown.mjs'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
interface LockFile { readonly packages: Record<string, { readonly version: string }> }
const readLock = (path: string) => JSON.parse(read(path)) as LockFile

describe('the bars of the benchmark', () => {
  it('are those that its page lists', () => {
    expect(read('docs/benchmark.md')).toContain(listBars(bars).join('\n'))
  })

  it('are missed by a figure above them, and by one that is not there', () => {
    const bar = { group: 'cards', says: 'heap', table: 'closed', row: 'ours', column: 'heap', limit: 8 }
    const holds = (...cells: object[]) => checkBars([bar], ['cards'], cells.map(heap => (
      { id: 'closed', columns: [], rows: [{ name: 'ours', cells: { heap } }] }
    )))[0]!.holds
    expect([holds({ value: 7 }), holds({ value: 9 }), holds({}), holds()]).toEqual([true, false, false, false])
  })
})

describe('the peers of the benchmark', () => {
  it('stand beside the packages that this one itself is tested with', () => {
    const own = readLock('package-lock.json').packages
    const peers = readLock('bench/package-lock.json').packages
    const names = ['vue', 'diff', 'shiki', '@shikijs/primitive', '@vueuse/core', 'vite'].map(name => `node_modules/${name}`)
    expect(names.map(name => peers[name]?.version)).toEqual(names.map(name => own[name]?.version))
  })

  it('are locked without the address of a registry', () => {
    expect(read('bench/package-lock.json').match(/"resolved": "http/g)).toBeNull()
  })
})
