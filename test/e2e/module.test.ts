import { fileURLToPath } from 'node:url'
import { $fetch, setup } from '@nuxt/test-utils/e2e'
import { describe, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../support/chromium'
import { openNuxtPage } from '../support/nuxt-page'

describe('a Nuxt app with the module and no options', async () => {
  await setup({
    rootDir: fileURLToPath(new URL('../fixtures/nuxt-app', import.meta.url)),
    browser: true,
    browserOptions: { type: 'chromium', launch: chromiumLaunchOptions() },
  })

  it('renders a closed card for each call on the server', async () => {
    const html = await $fetch<string>('/')
    expect(html.match(/data-part="card"/g)).toHaveLength(3)
    expect(html).toContain('bun run test')
    expect(html).toContain('42 lines')
    expect(html).toContain('data-pending="true"')
    expect(html).not.toContain('data-part="body"')
  })

  it('adds the stylesheet', async () => {
    const { page } = await openNuxtPage('/')
    expect(await page.locator('[data-part="header"]').first().evaluate(header => getComputedStyle(header).display)).toBe('flex')
    await page.close()
  })

  it('takes over the server\'s cards without a word on the console', async () => {
    const { page, messages } = await openNuxtPage('/')
    expect(await page.locator('[data-part="card"]').count()).toBe(3)
    expect(messages).toEqual([])
    await page.close()
  })

  it('opens and closes a card by a click', async () => {
    const { page, messages } = await openNuxtPage('/')
    const header = page.locator('[data-part="header"]').first()
    await header.click()
    await page.locator('[data-part="body"]').first().waitFor()
    expect(await header.getAttribute('aria-expanded')).toBe('true')
    expect(await page.locator('[data-part="more"]').first().textContent()).toContain('30 more lines')
    await header.click()
    expect(await header.getAttribute('aria-expanded')).toBe('false')
    expect(await page.locator('[data-part="body"]').first().isVisible()).toBe(false)
    expect(messages).toEqual([])
    await page.close()
  })

  it('opens a card by the keyboard', async () => {
    const { page } = await openNuxtPage('/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.locator('[data-part="header"]').first().getAttribute('aria-expanded')).toBe('true')
    await page.close()
  })
})
