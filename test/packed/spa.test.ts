import { chromium } from 'playwright'
import { preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../support/chromium'
import { installPackedApp, type PackedApp } from '../support/packed-app'
import { overhear } from '../support/visit'

describe('a fresh Vite app with the packed package', () => {
  let app: PackedApp

  beforeAll(() => {
    app = installPackedApp('packed-spa')
  })
  afterAll(() => app?.remove())

  it('type-checks in strict mode, declarations of the package included', () => {
    expect(app.runTool('vue-tsc', '--noEmit', '-p', app.folder)).toBe('')
  })

  it('builds, and shows cards that open by a click, without a word on the console', async () => {
    app.run('vite', 'build')
    const server = await preview({ root: app.folder, configFile: false, logLevel: 'silent', preview: { port: 0, host: '127.0.0.1' } })
    const browser = await chromium.launch(chromiumLaunchOptions())
    try {
      const page = await browser.newPage()
      const { messages } = overhear(page)
      await page.goto(server.resolvedUrls!.local[0]!)
      const headers = page.locator('[data-part="header"]')
      await headers.first().waitFor()
      expect(await headers.count()).toBe(3)
      expect(await headers.first().evaluate(header => getComputedStyle(header).display)).toBe('flex')
      await headers.first().click()
      await page.locator('[data-part="more"]').first().waitFor()
      expect(await page.locator('[data-part="body"]').count()).toBe(1)
      // The colours of the command come with grammars that are loaded on their own.
      await page.waitForLoadState('networkidle')
      expect(messages).toEqual([])
    }
    finally {
      await browser.close()
      await server.close()
    }
  })

  it('installs nothing of Nuxt', () => {
    expect(app.runTool('node', '-p', 'require("node:fs").readdirSync("node_modules").join()')).not.toMatch(/nuxt/)
  })

  it('reads a transcript in Node without Vue and without a DOM', () => {
    const program = `import { readTranscript } from 'vue-tool-card/core'
      const { entries } = readTranscript([{ type: 'tool-call', toolCallId: '1', toolName: 'ls', input: {} }])
      console.log(entries.map(entry => entry.key).join())`
    expect(app.runTool('node', '--input-type=module', '-e', program).trim()).toBe('t1')
    expect(app.runTool('node', '-p', 'typeof require("vue-tool-card/core").createTranscript').trim()).toBe('function')
  })
})
