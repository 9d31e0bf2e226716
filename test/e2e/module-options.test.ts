import { fileURLToPath } from 'node:url'
import { $fetch, createPage, setup } from '@nuxt/test-utils/e2e'
import { describe, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../support/chromium'
import { openNuxtPage } from '../support/nuxt-page'

describe('a Nuxt app that sets the module\'s options', async () => {
  await setup({
    rootDir: fileURLToPath(new URL('../fixtures/nuxt-app-options', import.meta.url)),
    browser: true,
    browserOptions: { type: 'chromium', launch: chromiumLaunchOptions() },
  })

  it('registers the component under its prefix and passes options on to every card', async () => {
    const html = await $fetch<string>('/')
    expect(html.match(/data-part="card"/g)).toHaveLength(3)
    expect(html.match(/data-part="body"/g)).toHaveLength(3)
  })

  it('leaves the usual name to a component of the app', async () => {
    expect(await $fetch<string>('/')).toContain('<p>a card of the app</p>')
  })

  it('takes over open cards without a word on the console', async () => {
    const { page, messages } = await openNuxtPage('/')
    expect(await page.locator('[data-part="body"]').count()).toBe(3)
    expect(messages).toEqual([])
    await page.close()
  })

  it('leaves the stylesheet out', async () => {
    const page = await createPage('/')
    expect(await page.locator('[data-part="header"]').first().evaluate(header => getComputedStyle(header).display)).not.toBe('flex')
    await page.close()
  })
})
