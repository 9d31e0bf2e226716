import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppChanges, installPackedApp, type PackedApp } from '../support/packed-app'
import { readQuickStart, readQuickStartCard } from '../support/quick-start'
import { readCommandCard, visitPage } from '../support/read-cards'
import { serveFolder } from '../support/serve-folder'
import { noteVersions } from './versions'

type Row = AppChanges & { readonly name: string }

const always: Row = { name: 'Vite 8' }
const others: readonly Row[] = [
  { name: 'Vite 8 as it is by now', dependencies: { vite: '^8.0.0' } },
  { name: 'Vite 7', dependencies: { vite: '^7.0.0' } },
  { name: 'Vite 6 and the oldest Vue', dependencies: { vite: '^6.0.0', vue: '3.5.2', typescript: '~5.9.0' } },
]

describe.each(process.env.PACKED_MATRIX ? [always, ...others] : [always])('$name', (changes) => {
  let app: PackedApp

  beforeAll(async () => {
    app = await installPackedApp('packed-spa', changes)
  })
  beforeEach(context => noteVersions(context, app, ['vite', 'vue', 'typescript', 'vue-tsc']))
  afterAll(() => app?.remove())

  it('type-checks in strict mode, declarations of the package included', async () => {
    expect(await app.run('vue-tsc', '--noEmit', '--pretty', 'false')).toBe('')
  })

  it('builds, and shows cards that open by a click, without a word on the console', async () => {
    await app.run('vite', 'build')
    const server = await preview({ root: app.folder, configFile: false, logLevel: 'silent', preview: { port: 0, host: '127.0.0.1' } })
    try {
      expect(await visitPage(server.resolvedUrls!.local[0]!, async (page) => {
        await readCommandCard(page)
        await page.locator('[data-part="more"]').first().waitFor()
        expect(await page.locator('[data-part="header"]').count()).toBe(3)
        expect(await page.locator('[data-part="body"]').count()).toBe(1)
      })).toEqual([])
    }
    finally {
      await server.close()
    }
  })

  it('runs the quick start of the README', async () => {
    writeFileSync(join(app.folder, 'main.ts'), readQuickStart('Vue without Nuxt', 'ts'))
    writeFileSync(join(app.folder, 'App.vue'), readQuickStart('Vue without Nuxt', 'vue'))
    expect(await app.run('vue-tsc', '--noEmit', '--pretty', 'false')).toBe('')
    await app.run('vite', 'build')
    const server = await preview({ root: app.folder, configFile: false, logLevel: 'silent', preview: { port: 0, host: '127.0.0.1' } })
    try {
      expect(await visitPage(server.resolvedUrls!.local[0]!, readQuickStartCard)).toEqual([])
    }
    finally {
      await server.close()
    }
  })

  it('has the file that the quick start of the README loads into a plain page', async () => {
    const script = 'https://unpkg.com/vue-tool-card/dist/tool-card.standalone.js'
    const page = readQuickStart('Any other page', 'html')
    expect(page).toContain(script)
    const shared = join(app.folder, 'plain')
    mkdirSync(shared)
    cpSync(join(app.folder, 'node_modules', new URL(script).pathname), join(shared, 'tool-card.standalone.js'))
    writeFileSync(join(shared, 'index.html'), `<!doctype html><link rel="icon" href="data:,">\n${page.replace(script, 'tool-card.standalone.js')}`)
    const server = await serveFolder(shared, {})
    try {
      expect(await visitPage(server.url, async page => await page.locator('[data-part="output"]', { hasText: '42 passed' }).waitFor())).toEqual([])
    }
    finally {
      server.close()
    }
  })

  it('installs nothing of Nuxt', async () => {
    expect(await app.runTool('node', '-p', 'require("node:fs").readdirSync("node_modules").join()')).not.toMatch(/nuxt/)
  })
})
