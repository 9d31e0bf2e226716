import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../support/chromium'
import { dist, repository } from '../support/dist'
import { serveFolder } from '../support/serve-folder'
import { overhear } from '../support/visit'

const policy = 'default-src \'none\'; script-src \'self\'; style-src \'self\'; img-src data:'

describe(`a page without a bundler, with the policy ${policy}`, () => {
  let server: Awaited<ReturnType<typeof serveFolder>>
  let browser: Browser
  let page: Page
  let messages: string[]
  const requested: string[] = []

  beforeAll(async () => {
    const folder = join(repository, 'test/.tmp/standalone')
    rmSync(folder, { recursive: true, force: true })
    cpSync(fileURLToPath(new URL('../fixtures/standalone', import.meta.url)), folder, { recursive: true })
    cpSync(join(dist, 'tool-card.standalone.js'), join(folder, 'tool-card.standalone.js'))
    server = await serveFolder(folder, { 'content-security-policy': policy })
    browser = await chromium.launch(chromiumLaunchOptions())
    page = await browser.newPage({ viewport: { width: 800, height: 900 }, colorScheme: 'light' })
    messages = overhear(page).messages
    page.on('request', request => requested.push(request.url()))
    await page.addInitScript(() => document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI}`)))
    await page.goto(server.url)
  })

  afterAll(async () => {
    await browser?.close()
    server?.close()
  })

  it('shows a coloured command and its output', async () => {
    const string = page.locator('#command .tk-string').first()
    await string.waitFor()
    expect(await string.evaluate(element => getComputedStyle(element).color)).toBe('rgb(27, 99, 64)')
    await page.locator('#command [data-part="output"]', { hasText: '2351 passed' }).waitFor()
  })

  it('shows a coloured diff, and styles a part of it', async () => {
    await page.locator('#edit [data-kind="added"] .tk-keyword').first().waitFor()
    expect(await page.locator('#edit [data-part="name"]').evaluate(element => getComputedStyle(element).textDecorationLine)).toBe('underline')
    expect(await page.locator('#edit [data-part="card"]').evaluate(element => getComputedStyle(element).borderRadius)).toBe('0px')
  })

  it('hears of places that are clicked', async () => {
    await page.locator('#edit').getByRole('button', { name: 'src/main.ts:42' }).click()
    expect(await page.locator('output').textContent()).toBe('src/main.ts:42')
  })

  it('shows entries that the page made of records, and lets the reader copy', async () => {
    await page.getByRole('button', { name: 'Toggle tool call read_file' }).click()
    await page.locator('#read').getByText('three').hover()
    await page.locator('#read [data-part="copy"]').first().click()
    await page.locator('[role="status"]', { hasText: /./ }).waitFor({ state: 'attached' })
  })

  it('does not close a card from whose header the reader drags a selection', async () => {
    const box = (await page.locator('#read [data-part="summary"]').boundingBox())!
    await page.mouse.move(box.x + 2, box.y + 8)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 2, box.y + 8, { steps: 5 })
    await page.mouse.up()
    expect(await page.locator('#read').getAttribute('open')).toBe('')
  })

  it('loads that one file and nothing beside it, and nothing is refused', () => {
    expect(requested.map(url => url.replace(server.url, '')).filter(path => !path.startsWith('data:')).sort())
      .toEqual(['', 'page.css', 'page.js', 'tool-card.standalone.js'])
    expect(messages).toEqual([])
  })
})
