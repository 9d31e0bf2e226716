import { fileURLToPath } from 'node:url'
import { setup } from '@nuxt/test-utils/e2e'
import { describe, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../support/chromium'
import { openNuxtPage } from '../support/nuxt-page'

type TestPage = Awaited<ReturnType<typeof openNuxtPage>>['page']

describe('the playground', async () => {
  await setup({
    rootDir: fileURLToPath(new URL('../..', import.meta.url)),
    nuxtConfig: { vite: { define: { __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true' } } },
    browser: true,
    browserOptions: { type: 'chromium', launch: chromiumLaunchOptions() },
  })

  const paste = (page: TestPage, text: string) => page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)

  const counts = (page: TestPage) => page.locator('[data-test="counts"]')

  it('opens on a recorded session: 13 closed cards among its text', async () => {
    const { page, messages } = await openNuxtPage('/')
    expect(await page.locator('[data-part="card"]').count()).toBe(13)
    expect(await page.locator('[data-part="body"]').count()).toBe(0)
    expect(await page.locator('[data-role="user"]').first().textContent()).toContain('Check the demo project')
    expect(await page.locator('[data-role="assistant"]').last().textContent()).toContain('All done.')
    expect(await counts(page).textContent()).toContain('claude-code · 13 calls · 13 results · 7 failed · 0 pending')
    expect(messages).toEqual([])
    await page.close()
  })

  it.each(['/', '/states', '/slots'])('never scrolls sideways and says nothing on the console: %s', async (path) => {
    const { page, messages } = await openNuxtPage(path)
    for (const header of await page.locator('[data-part="header"][aria-expanded]').all()) {
      if (await header.getAttribute('aria-expanded') === 'false') await header.click()
    }
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(messages).toEqual([])
    await page.close()
  })

  it('shows a pasted log in place of the example', async () => {
    const { page } = await openNuxtPage('/')
    await paste(page, JSON.stringify([
      { type: 'tool-call', toolCallId: '1', toolName: 'run_shell', input: { command: 'ls' } },
      { type: 'tool-result', toolCallId: '1', content: 'a\nb', isError: false },
      { type: 'tool-result', toolCallId: '2', toolName: 'read_file', content: 'lost', isError: true },
    ]))
    await counts(page).getByText('dispatch · 1 call · 2 results · 1 failed').waitFor()
    expect(await page.locator('[data-part="card"]').count()).toBe(2)
    await page.close()
  })

  it('shows a picked file in place of the example', async () => {
    const { page } = await openNuxtPage('/')
    const file = fileURLToPath(new URL('../fixtures/transcripts/dispatch/events.jsonl', import.meta.url))
    await page.locator('input[type="file"]').setInputFiles(file)
    await counts(page).getByText('dispatch · 13 calls').waitFor()
    await page.close()
  })

  it('says why a text cannot be read', async () => {
    const { page } = await openNuxtPage('/')
    await paste(page, 'Dear diary, this is no log.')
    await page.locator('details.issues').waitFor()
    expect(await page.locator('[data-part="card"]').count()).toBe(0)
    await paste(page, '  ')
    expect(await page.getByRole('alert').textContent()).toContain('empty')
    await page.close()
  })

  it('keeps bookkeeping records out of sight until they are asked for', async () => {
    const { page } = await openNuxtPage('/')
    expect(await page.getByText('queue-operation').count()).toBe(0)
    await page.getByLabel(/show other records/).check()
    expect(await page.getByText('queue-operation').count()).toBeGreaterThan(0)
    await page.close()
  })

  it('lets the address name an example', async () => {
    const { page, messages } = await openNuxtPage('/?sample=ai-sdk')
    expect(await counts(page).textContent()).toContain('ai-sdk-ui · 11 calls')
    expect(messages).toEqual([])
    await page.close()
  })

  it('reads every example of the list, without an issue', async () => {
    const { page, messages } = await openNuxtPage('/')
    const example = page.getByLabel('Example')
    for (const option of await example.locator('option').all()) {
      const label = (await option.textContent())!.trim()
      await example.selectOption(label)
      await page.getByRole('heading', { name: label }).waitFor({ state: 'attached' })
      expect(await page.locator('[data-part="card"]').count(), label).toBeGreaterThan(0)
      expect(await page.locator('details.issues').count(), label).toBe(0)
    }
    expect(messages).toEqual([])
    await page.close()
  })

  it('keeps the reader\'s colour scheme over a reload', async () => {
    const { page } = await openNuxtPage('/')
    await page.getByLabel('Colour scheme').selectOption('dark')
    await page.reload()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
    await page.close()
  })

  it('has a card of every state', async () => {
    const { page } = await openNuxtPage('/states')
    const statuses = await page.locator('[data-part="card"]').evaluateAll(cards => cards.map(card => card.getAttribute('data-status')))
    expect(new Set(statuses)).toEqual(new Set(['streaming', 'pending', 'approval', 'ok', 'error', 'denied', 'cancelled']))
    await page.close()
  })

  it('replaces the call and the output of one tool by slots', async () => {
    const { page } = await openNuxtPage('/slots')
    const cards = page.locator('[data-test="with-slots"] [data-part="card"]')
    expect(await cards.nth(0).textContent()).toContain('Tallinn, the next 5 days')
    expect(await cards.nth(0).locator('.chart li').count()).toBe(5)
    expect(await cards.nth(1).textContent()).toContain('load average')
    await page.close()
  })

  it('shows recipes and their code, never scrolls sideways and says nothing on the console', async () => {
    const { page, messages } = await openNuxtPage('/docs')
    for (const summary of await page.locator('.recipe summary').all()) await summary.click()
    expect(await page.locator('.recipe pre').count()).toBe(10)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(messages).toEqual([])
    await page.close()
  })

  it('runs the recipe of a chat: a call waits for a yes, and then goes on', async () => {
    const { page, messages } = await openNuxtPage('/docs')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('[data-part="approval"]').getByRole('button', { name: 'Approve' }).click()
    await page.getByText('Order 2041 is paid back.').waitFor()
    expect(await page.locator('[data-status="ok"] [data-part="name"]', { hasText: 'refund_order' }).count()).toBe(1)
    expect(messages).toEqual([])
    await page.close()
  })

  it('runs the recipes of an own tool, a virtual list and hidden secrets', async () => {
    const { page } = await openNuxtPage('/docs')
    const recipe = (title: string) => page.locator('.recipe', { has: page.getByRole('heading', { name: title }) })
    await recipe('A tool of your own').getByText('up to 31 °C').waitFor()
    expect(await recipe('A tool of your own').locator('meter').count()).toBe(3)
    expect(await recipe('A virtual list').locator('[data-part="card"]').count()).toBeLessThan(60)
    expect(await recipe('Hide secrets').locator('.recipe-live').innerHTML()).not.toContain('made')
    await page.close()
  })

  it('runs the recipe of the editor: a click on a place goes to its line', async () => {
    const { page } = await openNuxtPage('/docs')
    const asked = page.waitForRequest(request => request.url().startsWith('vscode:')).catch(() => null)
    await page.locator('[data-part="header"]', { hasText: 'edit_file' }).click()
    await page.locator('.recipe [data-part="location"]', { hasText: 'total.ts' }).first().click()
    expect((await asked)?.url()).toBe('vscode://file/home/user/demo/src/cart/total.ts:2')
    await page.close()
  })
})
