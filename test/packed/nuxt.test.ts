import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../support/chromium'
import { installPackedApp, type PackedApp } from '../support/packed-app'
import { serveNuxtBuild } from '../support/serve-nuxt'
import { overhear } from '../support/visit'

describe('a fresh Nuxt app with the packed package', () => {
  let app: PackedApp

  beforeAll(() => {
    app = installPackedApp('packed-nuxt')
    app.run('nuxi', 'prepare')
  })
  afterAll(() => app?.remove())

  it('knows the components, under their prefix, by their types', () => {
    const components = readFileSync(join(app.folder, '.nuxt/components.d.ts'), 'utf8')
    expect(components).toContain('AgentToolCard')
  })

  it('accepts the module\'s options in nuxt.config, and takes a misspelt one for an error', () => {
    const goodConfig = readFileSync(join(app.folder, 'nuxt.config.ts'), 'utf8')
    const config = ['--noEmit', '--pretty', 'false', '-p', '.nuxt/tsconfig.node.json']
    expect(app.runTool('tsc', ...config)).toBe('')

    writeFileSync(join(app.folder, 'nuxt.config.ts'), goodConfig.replace('prefix:', 'prefx:'))
    try {
      expect(() => app.runTool('tsc', ...config)).toThrow(/'prefx' does not exist/)
    }
    finally {
      writeFileSync(join(app.folder, 'nuxt.config.ts'), goodConfig)
    }
  })

  it('builds, renders cards on the server and takes them over in the browser without a word', async () => {
    app.run('nuxi', 'build')
    const server = await serveNuxtBuild(app.folder)
    const browser = await chromium.launch(chromiumLaunchOptions())
    try {
      const html = await (await fetch(server.url)).text()
      expect(html.match(/data-part="card"/g)).toHaveLength(3)
      expect(html).toContain('42 lines')

      const page = await browser.newPage()
      const { messages } = overhear(page)
      await page.goto(server.url, { waitUntil: 'networkidle' })
      const headers = page.locator('[data-part="header"]')
      expect(await headers.first().evaluate(header => getComputedStyle(header).display)).toBe('flex')
      await headers.nth(1).click()
      await page.locator('.own-output').waitFor()
      expect(await page.locator('.own-output').textContent()).toContain('oldString not found')
      await headers.nth(0).click()
      await page.locator('[data-part="more"]').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(messages).toEqual([])
    }
    finally {
      await browser.close()
      server.close()
    }
  })
})
