import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundle, dist, repository } from '../support/dist'

const core = JSON.stringify(join(dist, 'core.js'))
const index = JSON.stringify(join(dist, 'index.js'))

/** Names that only the other adapters, the components or the view know. */
const strangers = ['data-part', 'aria-expanded', 'claude-code', 'ai-sdk-ui', 'toolUseResult', 'run_shell']

describe('the built core', () => {
  it('imports nothing but `diff`', async () => {
    const { packages } = await bundle(`export * from ${core}`)
    expect(packages).toEqual(['diff'])
  })

  it.each([['vue-tool-card/core', core], ['vue-tool-card', index]])('gives `createTranscript` from %s without Vue, component, view or foreign adapter', async (_, entry) => {
    const { code, bytes, packages } = await bundle(`export { createTranscript } from ${entry}`)
    expect(packages).toEqual([])
    expect(strangers.filter(word => code.includes(word))).toEqual([])
    expect(bytes).toBeLessThan(33_000)
  })

  it.each([
    ['import', ['--input-type=module', '-e', 'import("vue-tool-card/core").then(core => console.log(typeof core.readTranscript, typeof document))']],
    ['require', ['-p', '`${typeof require("vue-tool-card/core").readTranscript} ${typeof document}`']],
  ])('is loaded by Node with %s', (_, args) => {
    expect(execFileSync('node', args, { cwd: repository, encoding: 'utf8' }).trim()).toBe('function undefined')
  })
})
