import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { installPackedApp, type PackedApp } from '../../support/packed-app'
import { readCommandCard, visitPage } from '../../support/read-cards'
import { serveFolder } from '../../support/serve-folder'
import { noteVersions } from '../versions'

describe('React 19 with the element', () => {
  let app: PackedApp

  beforeAll(async () => {
    app = await installPackedApp('packed-react')
  })
  beforeEach(context => noteVersions(context, app, ['react', 'vite', 'typescript']))
  afterAll(() => app?.remove())

  it('type-checks in strict mode, declarations of the package included', async () => {
    expect(await app.run('tsc', '--noEmit', '--pretty', 'false')).toBe('')
  })

  it('sets properties of the element, hears its events, and keeps its state', async () => {
    await app.run('vite', 'build')
    const server = await preview({ root: app.folder, configFile: false, logLevel: 'silent', preview: { port: 0, host: '127.0.0.1' } })
    try {
      expect(await visitPage(server.resolvedUrls!.local[0]!, async (page) => {
        await readCommandCard(page)
        expect(await page.locator('output').textContent()).toBe('open')
        await page.locator('[data-part="header"]').first().click()
        await page.locator('output', { hasText: 'closed' }).waitFor()
        expect(await page.locator('tool-card [data-part="card"]').count()).toBe(3)
      })).toEqual([])
    }
    finally {
      await server.close()
    }
  })
})

describe('A plain page with the standalone script', () => {
  let app: PackedApp

  beforeAll(async () => {
    app = await installPackedApp('packed-page')
    cpSync(join(app.folder, 'node_modules/vue-tool-card/dist/tool-card.standalone.js'), join(app.folder, 'tool-card.standalone.js'))
  })
  beforeEach(context => noteVersions(context, app, ['vue-tool-card']))
  afterAll(() => app?.remove())

  it('shows cards under a policy that forbids inline styles, inline scripts and other hosts', async () => {
    const server = await serveFolder(app.folder, {
      'content-security-policy': 'default-src \'none\'; script-src \'self\'; style-src \'self\'; img-src data:',
    })
    try {
      expect(await visitPage(server.url, readCommandCard)).toEqual([])
    }
    finally {
      server.close()
    }
  })
})
