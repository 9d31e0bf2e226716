import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../support/chromium'
import { dist, repository } from '../support/dist'
import { serveFolder } from '../support/serve-folder'

/** A page of one picture, built once and served under one policy or another. */
const outDir = join(repository, 'test/.tmp/picture-page')
let browser: Browser

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../fixtures/picture-page', import.meta.url)),
    resolve: { alias: { 'vue-tool-card/style.css': join(dist, 'style.css'), 'vue-tool-card': join(dist, 'index.js') } },
    define: { __VUE_OPTIONS_API__: true, __VUE_PROD_DEVTOOLS__: false, __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false },
    build: { outDir, emptyOutDir: true },
  })
  browser = await chromium.launch(chromiumLaunchOptions())
})
afterAll(() => browser?.close())

/** Opens the card under a policy, and yields what became of the picture. */
async function openUnder(policy: string) {
  const server = await serveFolder(outDir, { 'content-security-policy': policy })
  const page = await browser.newPage()
  const refused: string[] = []
  page.on('console', message => message.text().includes('img-src') && refused.push(message.text()))
  try {
    await page.goto(server.url)
    await page.locator('[data-part="header"]').click()
    const output = page.locator('[data-output="media"]')
    await page.waitForFunction(() => {
      const image = document.querySelector('img')
      return !image || (image.complete && image.naturalWidth > 0)
    })
    return { pictures: await output.locator('img').count(), text: (await output.locator('span').allTextContents()).join(' '), refused: refused.length }
  }
  finally {
    await page.close()
    server.close()
  }
}

const strict = 'default-src \'none\'; script-src \'self\'; style-src \'self\''

it('a page that allows pictures from data shows the picture', async () => {
  expect(await openUnder(`${strict}; img-src data:`)).toEqual({ pictures: 1, text: 'basket.png 2 × 1 72 B', refused: 0 })
})

it('a page that allows no pictures shows the named file, and no broken picture', async () => {
  const { pictures, text, refused } = await openUnder(`${strict}; img-src 'none'`)
  expect(refused).toBeGreaterThan(0)
  expect({ pictures, text }).toEqual({ pictures: 0, text: 'basket.png image/png 2 × 1 72 B' })
})
