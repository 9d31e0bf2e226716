import { chromium, type Page } from 'playwright'
import { expect } from 'vitest'
import { chromiumLaunchOptions } from './chromium'
import { overhear } from './visit'

/** Shows a page in Chromium while `read` uses it, and yields what it said on the console. */
export async function visitPage(url: string, read: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  try {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    const { messages } = overhear(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    await read(page)
    // Grammars are loaded on their own, and may fail on their own.
    await page.waitForLoadState('networkidle')
    return messages
  }
  finally {
    await browser.close()
  }
}

/** Uses the first card, `bun run test`, as a reader does: opens it, looks at its looks and colours, copies the command. */
export async function readCommandCard(page: Page): Promise<void> {
  const header = page.locator('[data-part="header"]').first()
  await header.waitFor()
  expect(await header.evaluate(element => getComputedStyle(element).display)).toBe('flex')
  await header.click()

  const command = page.locator('[data-part="call"]').first()
  const token = command.locator('[class^="tk-"]').first()
  await token.waitFor()
  const colour = (element: Element) => getComputedStyle(element).color
  expect(await token.evaluate(colour)).not.toBe(await command.evaluate(colour))

  await command.hover()
  await command.locator('[data-part="copy"]').click()
  // The clipboard is written a moment after the click.
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), { timeout: 10_000 }).toBe('bun run test')
}
