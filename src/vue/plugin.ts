import type { App, Plugin } from 'vue'
import type { ToolCardsOptions } from './tool-cards'
import ToolCard from './components/ToolCard.vue'
import ToolTranscript from './components/ToolTranscript.vue'
import { createOpenState, openStateKey } from './open-state'
import { resolveOptions, toolCardsKey } from './tool-cards'

/**
 * The Vue plugin: registers `<ToolCard>` and `<ToolTranscript>` and gives its options to every card of the app.
 * Cards work without it, with every option at its default.
 *
 * @example
 * createApp(App).use(createToolCards({ defaultOpen: view => view.status === 'error' }))
 */
export function createToolCards(options: ToolCardsOptions = {}): Plugin {
  const toolCards = resolveOptions(options)
  return {
    install(app: App) {
      app.component('ToolCard', ToolCard)
      app.component('ToolTranscript', ToolTranscript)
      app.provide(toolCardsKey, toolCards)
      app.provide(openStateKey, createOpenState())
    },
  }
}
