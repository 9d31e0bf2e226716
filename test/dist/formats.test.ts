import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { formatNames } from '../../src/core/formats/format-votes'
import { bundle, dist } from '../support/dist'

const core = JSON.stringify(join(dist, 'core.js'))

const toExport = (name: string) => name.replace(/-./g, dash => dash[1]!.toUpperCase())

/** How many bytes go over the wire. */
const compress = (code: string) => gzipSync(code).length

/** Only the adapter of the format says its name in this way. */
const findAdapters = (code: string) => formatNames.filter(name => new RegExp(`name:\\s*["'\`]${name}["'\`]`).test(code))

describe('the formats', () => {
  it('cost at most 9 kB to be told apart, without any adapter', async () => {
    const { code } = await bundle(`export { detectFormat } from ${core}`)
    expect(findAdapters(code)).toEqual([])
    expect(compress(code)).toBeLessThan(9_000)
  })

  it('are left out when none is named, but for the native one', async () => {
    const { code } = await bundle(`export { createTranscript } from ${core}`)
    expect(findAdapters(code)).toEqual(['dispatch'])
  })

  it.each(formatNames)('that are not named are left out: %s alone', async (name) => {
    const adapter = toExport(name)
    const { code } = await bundle(`
      import { createTranscript, ${adapter} } from ${core}
      export const transcript = createTranscript({ format: ${adapter} })
    `)
    expect(new Set(findAdapters(code))).toEqual(new Set(['dispatch', name]))
    expect(compress(code)).toBeLessThan(20_000)
  })

  it('are all there when a log is read whose format is not known', async () => {
    const { code } = await bundle(`export { readTranscript } from ${core}`)
    expect(findAdapters(code)).toEqual(formatNames)
    expect(compress(code)).toBeLessThan(60_000)
  })
})
