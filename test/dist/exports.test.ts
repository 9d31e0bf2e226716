import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { repository } from '../support/dist'

interface Manifest {
  readonly exports: Record<string, string | Record<string, string>>
}

const { exports } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as Manifest

describe('the entries of the package', () => {
  it.each(Object.entries(exports))('%s leads to files that exist, its types first', (_, target) => {
    const conditions = typeof target === 'string' ? { default: target } : target
    for (const path of Object.values(conditions)) expect(existsSync(join(repository, path)), path).toBe(true)
    if ('types' in conditions) expect(Object.keys(conditions)[0]).toBe('types')
  })

  /** A change of this list is a change of what users can import: look at it twice. */
  it('export these values', async () => {
    const lines: string[] = []
    for (const [name, target] of Object.entries(exports)) {
      if (typeof target === 'string' || !target.default?.endsWith('.js')) continue
      const entry = await import(/* @vite-ignore */ pathToFileURL(join(repository, target.default)).href) as object
      lines.push(`vue-tool-card${name.slice(1)}`, ...Object.keys(entry).sort().map(key => `  ${key}`))
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./exports.txt')
  })
})
