import type { App, Component, InjectionKey, Plugin } from 'vue'
import type { ToolCardView } from '../core/model/view'
import type { ViewOptions } from '../core/view/view-tool-entry'
import type { Highlighter } from './highlight/highlighter'
import type { ComponentLabels } from './locales/en'
import { inject } from 'vue'
import { createOpenState, openStateKey } from './open-state'
import { en } from './locales/en'
import ToolCard from './components/ToolCard.vue'

/** What an app sets once for all its cards. */
export interface ToolCardsOptions extends ViewOptions {
  /**
   * Whether a card starts open, until the reader says otherwise.
   * @default false
   */
  readonly defaultOpen?: boolean | ((view: ToolCardView) => boolean)
  /** Words of the components; those left out stay English. */
  readonly words?: Partial<ComponentLabels>
  /**
   * Colours code: `false` for none, or an own highlighter.
   * @default Shiki, loaded when a body first opens
   */
  readonly highlighter?: Highlighter | false
  /** The app's own bodies, by slot name: `call:run_shell`, `call`, `output:grep` … A slot goes before them. */
  readonly components?: Readonly<Record<string, Component>>
}

/** The options as components read them. */
export interface ToolCards extends Omit<ToolCardsOptions, 'words'> {
  readonly words: ComponentLabels
}

const toolCardsKey: InjectionKey<ToolCards> = Symbol('tool-cards')

const DEFAULTS: ToolCards = { words: en }

/**
 * The Vue plugin: registers `<ToolCard>` and gives its options to every card of the app.
 * Cards work without it, with every option at its default.
 *
 * @example
 * createApp(App).use(createToolCards({ defaultOpen: view => view.status === 'error' }))
 */
export function createToolCards(options: ToolCardsOptions = {}): Plugin {
  const { words, ...rest } = options
  const toolCards: ToolCards = { ...rest, words: { ...en, ...words } }
  return {
    install(app: App) {
      app.component('ToolCard', ToolCard)
      app.provide(toolCardsKey, toolCards)
      app.provide(openStateKey, createOpenState())
    },
  }
}

/** The app's options; the defaults where no plugin is installed. Call it in `setup`. */
export function useToolCards(): ToolCards {
  return inject(toolCardsKey, DEFAULTS)
}
