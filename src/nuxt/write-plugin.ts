import type { LocaleName } from './names'
import { localeExports } from './names'

/** What the options of an app are put together from; a later source wins. */
export interface PluginSources {
  /** The options of `nuxt.config`. */
  readonly options: object
  /** The language that `nuxt.config` names. */
  readonly locale?: LocaleName | undefined
  /** The files `tool-card.config`, the app's first, then those of the layers it extends. */
  readonly configs: readonly string[]
}

/**
 * The text of the Nuxt plugin that gives an app's options to every card. It runs behind the other plugins, so
 * that the functions of the configs find what those provide. The components are the module's to register, under the
 * app's prefix.
 *
 * `{ options: { defaultOpen: true }, configs: [] }` → a module that installs `createToolCards` with `{"defaultOpen":true}`
 */
export function writePlugin({ options, locale, configs }: PluginSources): string {
  const named = locale === undefined || locale === 'en' ? undefined : locale
  const imports = configs.map((path, index) => `import config${index} from ${JSON.stringify(path)}\n`).join('')
  const language = named ? `import { ${localeExports[named]} } from ${JSON.stringify(`vue-tool-card/locales/${named}`)}\n` : ''
  const base = named ? `{ ...${JSON.stringify(options)}, locale: ${localeExports[named]} }` : JSON.stringify(options)
  const merged = [base, ...configs.map((_, index) => `config${index}`).reverse()].join(', ')
  return `import { defineNuxtPlugin } from '#imports'
import { createToolCards, mergeToolCardConfigs } from 'vue-tool-card'
${language}${imports}
export default defineNuxtPlugin({
  name: 'vue-tool-card',
  enforce: 'post',
  setup(nuxtApp) {
    nuxtApp.vueApp.use(createToolCards(mergeToolCardConfigs(${merged})), { components: false })
  },
})
`
}

/**
 * Where the options hold something that does not survive being written down.
 *
 * `{ labels: { toggle: () => '' } }` → `['labels.toggle']`
 */
export function findFunctions(options: object, path = ''): string[] {
  return Object.entries(options).flatMap(([key, value]) => {
    if (typeof value === 'function') return [path + key]
    return typeof value === 'object' && value !== null ? findFunctions(value, `${path}${key}.`) : []
  })
}
