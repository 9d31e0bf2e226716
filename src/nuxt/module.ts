import type { NuxtModule } from '@nuxt/schema'
import type * as toolCard from 'vue-tool-card'
import type { LocaleName, ThemeName } from './names'
import { addComponent, addImports, addPluginTemplate, defineNuxtModule, hasNuxtModule, useLogger } from '@nuxt/kit'
import { findConfigs } from './find-configs'
import { localeExports, themeNames } from './names'
import { findFunctions, writePlugin } from './write-plugin'

/** The words among the labels; those that count or name something are functions and stand in `tool-card.config.ts`. */
type PlainWords<T> = { readonly [K in keyof T as T[K] extends ((...args: never[]) => unknown) | undefined ? never : K]?: T[K] }

/** The options of `createToolCards` that are plain data. */
type PlainOptions = Pick<
  toolCard.ToolCardsOptions,
  'agent' | 'cwd' | 'home' | 'exitCodes' | 'preview' | 'variant' | 'density' | 'icons'
>

/**
 * Options under the key `toolCard` of `nuxt.config`: those of the module, and of `createToolCards` what is plain
 * data. Functions, components and everything that needs the app stand in `tool-card.config.ts`.
 */
export interface ModuleOptions extends PlainOptions {
  /**
   * Goes before the names of the components: `My` gives `<MyToolCard>`.
   * @default ''
   */
  prefix?: string
  /**
   * Whether the stylesheet is added, in front of the app's own.
   * @default true
   */
  css?: boolean
  /**
   * Adds the stylesheet that gives the cards the look of a component library; `false`: none.
   * @default 'nuxt-ui' where the app has the module `@nuxt/ui`, else none
   */
  theme?: ThemeName | false
  /**
   * Whether cards start open, until the reader says otherwise.
   * @default false
   */
  defaultOpen?: boolean
  /**
   * `false`: code is shown without colours, and no grammar is ever loaded.
   * @default Shiki, loaded when a body first opens
   */
  highlighter?: false
  /**
   * The language of the cards, for an app that has only one.
   * @default 'en'
   */
  locale?: LocaleName
  /** Single words of your own, in place of those of the language. */
  labels?: PlainWords<NonNullable<toolCard.ToolCardsOptions['labels']>>
}

/** The card, and the parts that an app's own body is made of. */
const components = [
  'ToolCard',
  'ToolTranscript',
  'ToolCallDetail',
  'ToolCode',
  'ToolCommand',
  'ToolDiff',
  'ToolFields',
  'ToolOutput',
  'ToolTerminal',
  'ToolText',
  'ToolTodos',
] as const satisfies readonly (keyof typeof toolCard)[]

const functions = ['useToolTranscript', 'useToolCards', 'defineToolCardConfig'] as const satisfies readonly (keyof typeof toolCard)[]

/**
 * The Nuxt module: components, composables, stylesheet and options, wired to the package's entries.
 *
 * @example
 * export default defineNuxtConfig({ modules: ['vue-tool-card/nuxt'], toolCard: { prefix: 'My' } })
 */
const module: NuxtModule<ModuleOptions> = defineNuxtModule<ModuleOptions>({
  meta: { name: 'vue-tool-card', configKey: 'toolCard', compatibility: { nuxt: '>=3.16.0' } },
  defaults: { prefix: '', css: true },
  setup({ prefix, css, theme, locale, ...options }, nuxt) {
    const logger = useLogger('vue-tool-card')
    for (const name of components) addComponent({ name: `${prefix}${name}`, export: name, filePath: 'vue-tool-card' })
    addImports(functions.map(name => ({ name, from: 'vue-tool-card' })))

    // Behind the other modules: which of them are there is known only then.
    nuxt.hook('modules:done', () => {
      const look = theme ?? (css && hasNuxtModule('@nuxt/ui', nuxt) ? 'nuxt-ui' : false)
      const isKnown = look === false || themeNames.includes(look)
      if (!isKnown) logger.warn(`toolCard.theme is "${String(look)}"; there are ${themeNames.join(', ')}.`)
      nuxt.options.css.unshift(
        ...css ? ['vue-tool-card/style.css'] : [],
        ...look && isKnown ? [`vue-tool-card/themes/${look}.css`] : [],
      )
    })

    const isSpoken = locale === undefined || Object.hasOwn(localeExports, locale)
    if (!isSpoken) {
      logger.warn(`toolCard.locale is "${String(locale)}"; there are ${Object.keys(localeExports).join(', ')}. The words of another language go into tool-card.config.ts.`)
    }
    for (const path of findFunctions(options)) {
      logger.warn(`toolCard.${path} is a function, which cannot be passed on from nuxt.config; put it into tool-card.config.ts.`)
    }
    // Asked for anew whenever a file comes or goes.
    addPluginTemplate({
      filename: 'vue-tool-card.mjs',
      getContents: async () => writePlugin({ options, locale: isSpoken ? locale : undefined, configs: await findConfigs(nuxt) }),
    })
  },
})

export default module
