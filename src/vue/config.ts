import type { Redact } from '../core/redact/redact-entry'
import type { ToolCardsOptions } from './tool-cards'

/** The app's options, or a function that yields them once the app is there: in Nuxt, inside a plugin. */
export type ToolCardConfig = ToolCardsOptions | (() => ToolCardsOptions)

/**
 * Types the default export of a Nuxt app's `tool-card.config.ts`.
 *
 * @example
 * export default defineToolCardConfig(() => {
 *   const { $i18n } = useNuxtApp()
 *   return { locale: () => locales[$i18n.locale.value] }
 * })
 */
export function defineToolCardConfig(config: ToolCardConfig): ToolCardConfig {
  return config
}

/**
 * Yields the options of several configs as those of one app; a later one wins. Single words, components, exit
 * codes and sizes are merged by name, later tools stand before earlier ones, and of several `redact` each sees
 * what the one before left.
 */
export function mergeToolCardConfigs(...configs: readonly ToolCardConfig[]): ToolCardsOptions {
  return configs.map(config => typeof config === 'function' ? config() : config).reduce(mergeOptions, {})
}

function mergeOptions(base: ToolCardsOptions, over: ToolCardsOptions): ToolCardsOptions {
  const given = Object.fromEntries(Object.entries(over).filter(([, value]) => value !== undefined))
  return {
    ...base,
    ...given,
    ...(base.labels && over.labels && { labels: { ...base.labels, ...over.labels } }),
    ...(base.components && over.components && { components: { ...base.components, ...over.components } }),
    ...(base.exitCodes && over.exitCodes && { exitCodes: { ...base.exitCodes, ...over.exitCodes } }),
    ...(base.preview && over.preview && { preview: { ...base.preview, ...over.preview } }),
    ...(base.tools && over.tools && { tools: [...over.tools, ...base.tools] }),
    ...(base.redact && over.redact && { redact: chain(base.redact, over.redact) }),
  }
}

function chain(first: Redact, second: Redact): Redact {
  return (text, where) => second(first(text, where), where)
}
