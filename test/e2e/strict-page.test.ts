import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../support/chromium'
import { dist, repository } from '../support/dist'
import { serveFolder } from '../support/serve-folder'
import { overhear } from '../support/visit'

const policy = 'default-src \'none\'; script-src \'self\'; style-src \'self\''
/** Of strings, in the light scheme. */
const green = 'rgb(27, 99, 64)'

describe(`a page with the policy ${policy}`, () => {
  let server: Awaited<ReturnType<typeof serveFolder>>
  let browser: Browser
  let page: Page
  let messages: string[]

  beforeAll(async () => {
    const outDir = join(repository, 'test/.tmp/strict-page')
    await build({
      configFile: false,
      logLevel: 'error',
      root: fileURLToPath(new URL('../fixtures/strict-page', import.meta.url)),
      resolve: { alias: { 'vue-tool-card/style.css': join(dist, 'style.css'), 'vue-tool-card': join(dist, 'index.js') } },
      define: { __VUE_OPTIONS_API__: true, __VUE_PROD_DEVTOOLS__: false, __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false },
      build: { outDir, emptyOutDir: true },
    })
    server = await serveFolder(outDir, { 'content-security-policy': policy })
    browser = await chromium.launch(chromiumLaunchOptions())
    page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
    messages = overhear(page).messages
    await page.addInitScript(() => document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI}`)))
    await page.goto(server.url)
    for (const header of await page.locator('[data-part="header"]').all()) await header.click()
  })

  afterAll(async () => {
    await browser?.close()
    server?.close()
  })

  it('shows a coloured command', async () => {
    await page.locator('[data-part="input"] .tk-function', { hasText: 'bun' }).waitFor()
    expect(await colourOf('[data-part="input"] .tk-string')).toBe(green)
  })

  it('shows a diff whose colours know of lines that no hunk shows', async () => {
    await page.locator('[data-kind="removed"] .tk-string', { hasText: 'the last line' }).waitFor()
    expect(await page.locator('[data-kind="added"]', { hasText: 'port' }).locator('.tk-keyword').allTextContents()).toEqual(['export', 'const'])
    expect(await colourOf('[data-kind="added"] .tk-string')).toBe(green)
  })

  it('lets the reader lay the diff out otherwise and copy it', async () => {
    await page.locator('[data-part="file"]').hover()
    await page.getByRole('button', { name: 'Wrap long lines' }).click()
    await page.getByRole('button', { name: 'Show old and new side by side' }).click()
    await page.locator('.tc-diff-pair').first().waitFor()
    await page.getByRole('button', { name: 'Show 20 more lines above' }).click()
    await page.getByRole('button', { name: 'Copy new text' }).click()
    await page.getByRole('status').waitFor({ state: 'attached' })
  })

  it('refuses nothing of all that', () => {
    expect(messages).toEqual([])
  })

  const colourOf = (selector: string) => page.locator(selector).first().evaluate(element => getComputedStyle(element).color)
})
