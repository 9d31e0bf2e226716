import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { loadNuxt, logger } from '@nuxt/kit'
import type { Nuxt } from '@nuxt/schema'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { localeExports, themeNames } from '../../src/nuxt/names'
import { exports as entries } from '../../package.json'

const repository = join(import.meta.dirname, '../..')
const module = join(repository, 'src/nuxt/module')
const opened: (() => Promise<unknown>)[] = []

afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of opened.splice(0)) await close()
})

interface AppParts {
  readonly toolCard?: object
  readonly modules?: readonly string[]
  /** By path in the app's folder. */
  readonly files?: Readonly<Record<string, string>>
}

/** Sets up an app as Nuxt does before it builds one. */
async function openApp({ toolCard = {}, modules = [], files = {} }: AppParts): Promise<{ nuxt: Nuxt, folder: string, writePlugin: () => Promise<string> }> {
  await mkdir(join(repository, 'test/.tmp'), { recursive: true })
  const folder = await mkdtemp(join(repository, 'test/.tmp/module-'))
  for (const [path, text] of Object.entries({ 'app/app.vue': '<template><p /></template>', ...files })) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const nuxt = await loadNuxt({
    cwd: folder,
    ready: true,
    overrides: { modules: [...modules, module], toolCard, telemetry: false, compatibilityDate: '2026-11-01', css: ['~/main.css'] } as object,
  })
  opened.push(async () => {
    await nuxt.close()
    await rm(folder, { recursive: true })
  })
  const template = nuxt.options.build.templates.find(({ filename }) => filename === 'vue-tool-card.mjs')!
  return { nuxt, folder, writePlugin: async () => template.getContents!({ nuxt, app: undefined as never, options: {} }) }
}

const ownCss = (nuxt: Nuxt) => nuxt.options.css.filter(path => path.startsWith('vue-tool-card'))

describe('the file tool-card.config', () => {
  it.each(['ts', 'js', 'mjs'])('is found as .%s in the app\'s source folder', async (extension) => {
    const { writePlugin, folder } = await openApp({ files: { [`app/tool-card.config.${extension}`]: 'export default {}' } })
    expect(await writePlugin()).toContain(`import config0 from ${JSON.stringify(join(folder, `app/tool-card.config.${extension}`))}`)
  })

  it('is found in layers too, behind the app\'s own', async () => {
    const { writePlugin, folder } = await openApp({
      files: {
        'app/tool-card.config.ts': 'export default {}',
        'layers/base/nuxt.config.ts': 'export default {}',
        'layers/base/app/tool-card.config.ts': 'export default {}',
      },
    })
    const text = await writePlugin()
    expect(text).toContain(`import config1 from ${JSON.stringify(join(folder, 'layers/base/app/tool-card.config.ts'))}`)
    expect(text).toContain('mergeToolCardConfigs({}, config1, config0)')
  })

  it('may come and go while the app is being worked on', async () => {
    const { writePlugin, folder } = await openApp({})
    const path = join(folder, 'app/tool-card.config.ts')
    expect(await writePlugin()).not.toContain('config0')
    await writeFile(path, 'export default {}')
    expect(await writePlugin()).toContain('config0')
    await rm(path)
    expect(await writePlugin()).not.toContain('config0')
  })
})

describe('the stylesheets', () => {
  it.each([
    [{}, ['vue-tool-card/style.css']],
    [{ theme: 'primevue' }, ['vue-tool-card/style.css', 'vue-tool-card/themes/primevue.css']],
    [{ theme: false }, ['vue-tool-card/style.css']],
    [{ css: false }, []],
  ])('of an app with the options %o are %o, in front of its own', async (toolCard, expected) => {
    const { nuxt } = await openApp({ toolCard })
    expect(ownCss(nuxt)).toEqual(expected)
    expect(nuxt.options.css.at(-1)).toContain('main.css')
  })

  it('take on the look of Nuxt UI where the app has it, in whatever order the modules stand', async () => {
    const { nuxt } = await openApp({ modules: [join(repository, 'test/fixtures/nuxt-ui-stand-in.ts')] })
    expect(ownCss(nuxt)).toEqual(['vue-tool-card/style.css', 'vue-tool-card/themes/nuxt-ui.css'])
  })
})

describe('names', () => {
  it('of languages and themes are those of the package\'s entries', () => {
    const listed = (folder: string) => Object.keys(entries).filter(path => path.startsWith(`./${folder}/`))
    expect(listed('locales').sort()).toEqual(Object.keys(localeExports).filter(name => name !== 'en').map(name => `./locales/${name}`).sort())
    expect(listed('themes').sort()).toEqual(themeNames.map(name => `./themes/${name}.css`).sort())
  })

  it.each([
    ['a language that nobody wrote', { locale: 'xx' }, 'there are ar, de, en, es, fr, ja, zh-Hans'],
    ['a theme that nobody wrote', { theme: 'xx' }, 'there are nuxt-ui, shadcn-vue, primevue'],
    ['a function', { defaultOpen: () => true }, 'put it into tool-card.config.ts'],
  ])('%s in nuxt.config is told to the developer', async (_, toolCard, words) => {
    const told: unknown[] = []
    logger.mockTypes(() => (...args: unknown[]) => void told.push(...args))
    await openApp({ toolCard })
    logger.restoreStd()
    expect(told.join('\n')).toContain(words)
  })
})
