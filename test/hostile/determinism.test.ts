import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { createTranscript, detectFormat } from 'vue-tool-card/core'
import { parseLog } from '../../src/core/formats/parse-log'
import { findFormat } from '../../src/core/formats/registry'
import { bundle, repository } from '../support/dist'
import { fixtureNames, readFixture } from '../support/transcripts'
import { viewItems, viewLog } from '../support/view-log'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** A machine in another part of the world. */
const places = [
  { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' },
  { TZ: 'Pacific/Apia', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  { TZ: 'America/St_Johns', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' },
] as const

describe('the views of a log', () => {
  it.each(fixtureNames)('are the same twice, and live as replayed: %s', (name) => {
    const text = readFixture(name)
    const replayed = viewLog(text)
    expect(hash(viewLog(text))).toBe(hash(replayed))

    const { records } = parseLog(text)
    const format = findFormat(detectFormat(records))
    if (format === undefined) return
    const live = createTranscript({ format })
    for (const record of records) {
      live.push(record)
      void live.items
    }
    live.settle()
    expect(hash(viewItems(live.items))).toBe(hash(replayed))
  })

  it('are the same in every time zone and language', async () => {
    const folder = join(repository, 'test/.tmp/determinism')
    mkdirSync(folder, { recursive: true })
    const { code } = await bundle(`
      import { readFileSync } from 'node:fs'
      import { createHash } from 'node:crypto'
      import { viewLog } from ${JSON.stringify(join(repository, 'test/support/view-log.ts'))}
      for (const path of process.argv.slice(2))
        console.log(createHash('sha256').update(viewLog(readFileSync(path, 'utf8'))).digest('hex'))
      console.log(new Date(0).getTimezoneOffset() + ' ' + Intl.DateTimeFormat().resolvedOptions().locale)
    `, { 'vue-tool-card/core': join(repository, 'src/core/index.ts') })
    const program = join(folder, 'views.mjs')
    writeFileSync(program, code)
    const paths = fixtureNames.map(name => join(repository, 'test/fixtures/transcripts', name))
    const expected = fixtureNames.map(name => hash(viewLog(readFixture(name))))
    const machines = places.map((place) => {
      const lines = execFileSync(process.execPath, [program, ...paths], { encoding: 'utf8', env: { ...process.env, ...place } }).trim().split('\n')
      expect(lines.slice(0, -1)).toEqual(expected)
      return lines.at(-1)
    })
    // They really were elsewhere.
    expect(new Set(machines).size).toBe(places.length)
  })
})
