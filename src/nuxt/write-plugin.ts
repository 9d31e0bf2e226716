/**
 * The text of the Nuxt plugin that gives the options of `nuxt.config` to every card.
 *
 * `{ defaultOpen: true }` → a module that installs `createToolCards({"defaultOpen":true})`
 */
export function writePlugin(options: object): string {
  return `import { defineNuxtPlugin } from '#imports'
import { createToolCards } from 'vue-tool-card'

export default defineNuxtPlugin({
  name: 'vue-tool-card',
  setup(nuxtApp) {
    nuxtApp.vueApp.use(createToolCards(${JSON.stringify(options)}))
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
