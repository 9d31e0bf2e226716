import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppChanges, installPackedApp, type PackedApp } from '../support/packed-app'
import { readQuickStart, readQuickStartCard } from '../support/quick-start'
import { readCommandCard, visitPage } from '../support/read-cards'
import { serveNuxtBuild } from '../support/serve-nuxt'
import { noteVersions } from './versions'

type Row = AppChanges & { readonly name: string }

const always: Row = { name: 'Nuxt 4.5' }
const others: readonly Row[] = [
  // The kit of 3.16 imports the schema, and does not depend on it.
  { name: 'Nuxt 3.16', dependencies: { 'nuxt': '~3.16.0', '@nuxt/schema': '~3.16.0', 'typescript': '~5.9.0' } },
  { name: 'Nuxt 3.21', dependencies: { nuxt: '~3.21.0', typescript: '~5.9.0' } },
  { name: 'Nuxt 4.4', dependencies: { nuxt: '~4.4.0' } },
  { name: 'Nuxt 4.5 with pnpm', manager: 'pnpm' },
]

describe.each(process.env.PACKED_MATRIX ? [...others, always] : [always])('$name', (changes) => {
  let app: PackedApp

  beforeAll(async () => {
    app = await installPackedApp('packed-nuxt', changes)
    if (app.versionOf('nuxt').startsWith('3.')) layOutAsNuxt3(app.folder)
  })
  beforeEach(context => noteVersions(context, app, ['nuxt', 'vue', 'typescript']))
  afterAll(() => app?.remove())

  it('knows the types of components, slots, options and of tool-card.config.ts', async () => {
    await app.run('nuxi', 'typecheck')

    app.edit('nuxt.config.ts', 'prefix:', 'prefx:')
    try {
      await expect(app.run('nuxi', 'typecheck')).rejects.toThrow(/'prefx' does not exist/)
    }
    finally {
      app.edit('nuxt.config.ts', 'prefx:', 'prefix:')
    }
  })

  it('renders cards on the server and takes them over in the browser without a word', async () => {
    const html = await buildAndRead(app)
    expect(html.match(/data-part="card"/g)).toHaveLength(3)
    expect(html).toContain('42 lines')
  })

  it('renders cards in the browser alone where there is no server rendering', async () => {
    app.edit('nuxt.config.ts', 'ssr: true', 'ssr: false')
    expect(await buildAndRead(app)).not.toContain('data-part')
  })

  it('runs the quick start of the README', async () => {
    writeFileSync(join(app.folder, 'nuxt.config.ts'), readQuickStart('Nuxt', 'ts'))
    writeFileSync(join(app.folder, existsSync(join(app.folder, 'app')) ? 'app/app.vue' : 'app.vue'), readQuickStart('Nuxt', 'vue'))
    await app.run('nuxi', 'typecheck')
    expect(await buildAndRead(app, readQuickStartCard)).toContain('failed · exit 1 · 2 lines')
  })
})

/** Yields what the server sent, after a reader used the page. */
async function buildAndRead(app: PackedApp, read = readPage): Promise<string> {
  await app.run('nuxi', 'build')
  const server = await serveNuxtBuild(app.folder)
  try {
    expect(await visitPage(server.url, read)).toEqual([])
    return await (await fetch(server.url)).text()
  }
  finally {
    server.close()
  }
}

async function readPage(page: Page): Promise<void> {
  await readCommandCard(page)
  await page.locator('[data-part="header"]').nth(1).click()
  await page.locator('.own-output', { hasText: 'oldString not found' }).waitFor()
  await page.locator('[data-part="summary"]', { hasText: 'the rate of EE' }).waitFor()
  // The theme of `nuxt.config` hears the app's own variable.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tc-radius'))).toBe('3px')
}

/** Nuxt 3 has the sources of an app at its root, and one project of TypeScript. */
function layOutAsNuxt3(folder: string): void {
  cpSync(join(folder, 'app'), folder, { recursive: true })
  rmSync(join(folder, 'app'), { recursive: true })
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "./.nuxt/tsconfig.json" }')
}
