import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import type { LaunchOptions, Page } from 'playwright'
import { chromium } from 'playwright'
import { build } from 'vite'
import { chromiumLaunchOptions } from './chromium'
import { repository } from './dist'
import { serveFolder } from './serve-folder'

const source = (path: string) => join(repository, 'src', path)

/** Only the page's own files may run, and only they and pictures in the text may load. */
export const policy = 'default-src \'none\'; script-src \'self\'; style-src \'self\'; img-src \'self\' data:; media-src data:; connect-src \'none\''

/** Builds the page of the hostile records from the sources, and serves it under the policy. */
export async function serveHostilePage() {
  const outDir = join(repository, 'test/.tmp/hostile-page')
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vue()],
    root: fileURLToPath(new URL('../fixtures/hostile-page', import.meta.url)),
    resolve: { alias: { 'vue-tool-card/core': source('core/index.ts'), 'vue-tool-card/style.css': source('vue/style.css'), 'vue-tool-card': source('vue/index.ts') } },
    build: { outDir, emptyOutDir: true },
  })
  return serveFolder(outDir, { 'content-security-policy': policy })
}

/** Starts Chromium as tests do, with more arguments. */
export function launchChromium(more: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const options: LaunchOptions = chromiumLaunchOptions()
  return chromium.launch({ ...options, args: [...options.args ?? [], ...more], env: { ...process.env as Record<string, string>, ...env } })
}

/** Notes everything that a page of nothing but cards must not do, from its first line on. */
export async function watchPage(page: Page, own: string): Promise<string[]> {
  const faults: string[] = []
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', () => faults.push('a window opened'))
  page.on('pageerror', error => faults.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    // A picture in the text whose bytes are none is only a broken picture.
    const isBroken = message.text() === 'Failed to load resource: net::ERR_INVALID_URL'
    if (['error', 'warning'].includes(message.type()) && !isBroken) faults.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    if (url !== own && !url.startsWith(`${own}assets/`) && !/^data:(?:,|image\/)/.test(url)) faults.push(`request: ${url.slice(0, 200)}`)
  })
  page.on('framenavigated', frame => frame.url() !== own && faults.push(`navigation: ${frame.url()}`))
  await page.exposeFunction('pwned', (how: string) => faults.push(`script ran: ${how}`))
  await page.addInitScript(() => document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`refused: ${violatedDirective} ${blockedURI} ${sample}`)))
  await page.goto(own)
  return faults
}
