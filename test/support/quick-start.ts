import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { repository } from './packed-app'

/** The code of a section of the README, by its language; a section without code of that language throws. */
export function readQuickStart(heading: string, language: string): string {
  const [, section = ''] = readFileSync(join(repository, 'README.md'), 'utf8').split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  const code = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(own)?.[1]
  if (code === undefined) throw new Error(`The README has no ${language} under "${heading}".`)
  return code
}

/** Opens the card of the quick starts, as a reader does. */
export async function readQuickStartCard(page: Page): Promise<void> {
  await page.locator('[data-part="result-summary"]', { hasText: 'failed · exit 1 · 2 lines' }).waitFor()
  await page.locator('[data-part="header"]').click()
  await page.locator('[data-part="output"]', { hasText: '42 passed' }).waitFor()
}
