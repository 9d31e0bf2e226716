import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { installPackedApp, type PackedApp } from '../../support/packed-app'
import { noteVersions } from '../versions'

describe.each(['20', '22', '24'])('Node %s without Vue', (version) => {
  let app: PackedApp

  beforeAll(async () => {
    app = await installPackedApp('packed-core', { dependencies: { node: version }, installArguments: ['--omit=peer'] })
    if (existsSync(join(app.folder, 'node_modules/vue'))) throw new Error('Vue was installed: the app says nothing about its absence.')
  })
  beforeEach(context => noteVersions(context, app, ['node']))
  afterAll(() => app?.remove())

  it('reads a transcript, and says nothing else', async () => {
    expect(await app.run('node', 'read.mjs')).toBe('✓ run_shell bun run test → 2 lines\n')
  })

  it('takes the package by require as well', async () => {
    expect(await app.run('node', 'read.cjs')).toBe('t1\n')
  })
})
