import type { NuxtModule } from '@nuxt/schema'
import type * as toolCard from 'vue-tool-card'
import { addComponent, addImports, addPluginTemplate, defineNuxtModule, useLogger } from '@nuxt/kit'
import { findFunctions, writePlugin } from './write-plugin'

/** The words among the labels; those that count or name something are functions and stay in the app. */
type PlainWords<T> = { readonly [K in keyof T as T[K] extends ((...args: never[]) => unknown) | undefined ? never : K]?: T[K] }

/** Options under the key `toolCard` of `nuxt.config`; the last ones are those of `createToolCards`. */
export interface ModuleOptions extends Pick<toolCard.ToolCardsOptions, 'agent' | 'cwd' | 'exitCodes' | 'preview'> {
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
   * Whether cards start open, until the reader says otherwise.
   * @default false
   */
  defaultOpen?: boolean
  /**
   * `false`: code is shown without colours, and no grammar is ever loaded.
   * @default Shiki, loaded when a body first opens
   */
  highlighter?: false
  /** Words of the cards in another language; those left out stay English. */
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

const composables = ['useToolTranscript', 'useToolCards'] as const satisfies readonly (keyof typeof toolCard)[]

/**
 * The Nuxt module: components, composables, stylesheet and options, wired to the package's entries.
 *
 * @example
 * export default defineNuxtConfig({ modules: ['vue-tool-card/nuxt'], toolCard: { prefix: 'My' } })
 */
const module: NuxtModule<ModuleOptions> = defineNuxtModule<ModuleOptions>({
  meta: { name: 'vue-tool-card', configKey: 'toolCard', compatibility: { nuxt: '>=3.16.0' } },
  defaults: { prefix: '', css: true },
  setup({ prefix, css, ...options }, nuxt) {
    for (const name of components) addComponent({ name: `${prefix}${name}`, export: name, filePath: 'vue-tool-card' })
    addImports(composables.map(name => ({ name, from: 'vue-tool-card' })))
    if (css) nuxt.options.css.unshift('vue-tool-card/style.css')

    for (const path of findFunctions(options)) {
      useLogger('vue-tool-card').warn(`toolCard.${path} is a function, which cannot be passed on from nuxt.config; it is left out.`)
    }
    addPluginTemplate({ filename: 'vue-tool-card.mjs', getContents: () => writePlugin(options) })
  },
})

export default module
