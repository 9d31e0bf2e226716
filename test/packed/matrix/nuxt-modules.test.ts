import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { installPackedApp, type PackedApp } from '../../support/packed-app'
import { readCommandCard, visitPage } from '../../support/read-cards'
import { serveNuxtBuild } from '../../support/serve-nuxt'
import { noteVersions } from '../versions'

describe('Nuxt 4.5 with @nuxt/ui and @nuxtjs/i18n', () => {
  let app: PackedApp

  beforeAll(async () => {
    app = await installPackedApp('packed-nuxt-i18n')
  })
  beforeEach(context => noteVersions(context, app, ['nuxt', '@nuxt/ui', '@nuxtjs/i18n', 'vue', 'typescript']))
  afterAll(() => app?.remove())

  it('knows the types of tool-card.config.ts', async () => {
    await app.run('nuxi', 'typecheck')
  })

  it('speaks the language of the app, on the server too, and has the look of Nuxt UI', async () => {
    await app.run('nuxi', 'build')
    const server = await serveNuxtBuild(app.folder)
    try {
      expect(await (await fetch(server.url)).text()).toContain('42 Zeilen')
      expect(await visitPage(server.url, async (page) => {
        await readCommandCard(page)
        expect(await page.locator('[data-part="card"]').first().evaluate(card => getComputedStyle(card).borderRadius)).toBe('4px')
        await page.getByRole('button', { name: 'English' }).click()
        await page.locator('[data-part="result-summary"]', { hasText: '42 lines' }).waitFor()
      })).toEqual([])
    }
    finally {
      server.close()
    }
  })
})
