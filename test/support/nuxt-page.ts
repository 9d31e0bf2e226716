import { createPage, url } from '@nuxt/test-utils/e2e'
import { overhear } from './visit'

/**
 * Opens a path of the Nuxt app under test and waits until Vue has taken it over.
 *
 * @returns the page, and all that it has said on the console since it began to load
 */
export async function openNuxtPage(path: string) {
  const page = await createPage()
  page.setDefaultTimeout(10_000)
  const { messages } = overhear(page)
  await page.goto(url(path), { waitUntil: 'hydration' })
  return { page, messages }
}
