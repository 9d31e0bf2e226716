import type { App, Component, Plugin } from 'vue'
import type { ToolCardsOptions } from './tool-cards'
import ToolCard from './components/ToolCard.vue'
import ToolTranscript from './components/ToolTranscript.vue'
import { createOpenState, openStateKey } from './open-state'
import { resolveOptions, toolCardsKey } from './tool-cards'
import { warnOnce } from './warn-once'

/**
 * The Vue plugin: registers `<ToolCard>` and `<ToolTranscript>` and gives its options to every card of the app.
 * A component of the app that has one of these names stays; with `{ components: false }` behind the plugin none is
 * registered. Cards work without it, with every option at its default.
 *
 * @example
 * createApp(App).use(createToolCards({ defaultOpen: view => view.status === 'error' }))
 */
export function createToolCards(options: ToolCardsOptions = {}): Plugin {
  const toolCards = resolveOptions(options)
  return {
    install(app: App, { components = true }: { readonly components?: boolean } = {}) {
      if (components) {
        register(app, 'ToolCard', ToolCard)
        register(app, 'ToolTranscript', ToolTranscript)
      }
      app.provide(toolCardsKey, toolCards)
      app.provide(openStateKey, createOpenState())
    },
  }
}

function register(app: App, name: string, component: Component): void {
  const own = app.component(name)
  if (own === undefined)
    app.component(name, component)
  else if (own !== component)
    warnOnce(`component ${name}`, `the app has a component "${name}" of its own, which stays. Import this one under another name where you need it: import { ${name} as Agent${name} } from 'vue-tool-card'`)
}
