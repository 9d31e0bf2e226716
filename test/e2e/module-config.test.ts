import { fileURLToPath } from 'node:url'
import { $fetch, setup } from '@nuxt/test-utils/e2e'
import { describe, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../support/chromium'
import { openNuxtPage } from '../support/nuxt-page'

describe('a Nuxt app with tool-card.config.ts and @nuxtjs/i18n', async () => {
  await setup({
    rootDir: fileURLToPath(new URL('../fixtures/nuxt-app-config', import.meta.url)),
    browser: true,
    browserOptions: { type: 'chromium', launch: chromiumLaunchOptions() },
  })

  it('speaks the language of the address on the server, each request its own', async () => {
    const [german, arabic, again] = await Promise.all(['/', '/ar', '/'].map(path => $fetch<string>(path)))
    expect(german).toContain('42 Zeilen')
    expect(again).toContain('42 Zeilen')
    expect(arabic).toContain('42 سطرًا')
    expect(arabic).toMatch(/<div class="tool-card" lang="ar" dir="rtl"/)
  })

  it('applies functions of the file and of its layer on the server', async () => {
    const html = await $fetch<string>('/')
    // The file's `defaultOpen` goes before the layer's and that of nuxt.config.
    expect(html.match(/data-part="body"/g)).toHaveLength(1)
    expect(html).toContain('•••')
    expect(html).toContain('••••')
    const cards = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(cards).not.toMatch(/bun run|5173/)
  })

  it.each(['/', '/ar'])('takes over the cards at %s without a word on the console', async (path) => {
    const { page, messages } = await openNuxtPage(path)
    expect(await page.locator('[data-part="card"]').count()).toBe(3)
    expect(await page.locator('[data-part="body"]').count()).toBe(1)
    expect(messages).toEqual([])
    await page.close()
  })

  it('changes every card when the reader changes the language', async () => {
    const { page, messages } = await openNuxtPage('/')
    await page.locator('[data-language="ar"]').click()
    await page.locator('[data-part="result-summary"]', { hasText: '42 سطرًا' }).waitFor()
    expect(await page.locator('[data-part="card"]').first().getAttribute('dir')).toBe('rtl')
    expect(messages).toEqual([])
    await page.close()
  })
})
