import type { Component } from 'vue'
import type { ToolCardSlot, ToolCardSlots } from './components/tool-card-types'

/** How the app draws a part of a card: by a slot, or by a component of its own. */
export type CustomRenderer = { readonly slot: ToolCardSlot } | { readonly component: Component }

/** Yields the first that exists: the tool's slot, the slot of all tools, the app's component for either. */
export function findRenderer(
  part: 'call' | 'output' | 'summary',
  toolName: string,
  slots: Readonly<ToolCardSlots>,
  components: Readonly<Record<string, Component>> = {},
): CustomRenderer | undefined {
  const names = [`${part}:${toolName}`, part] as const
  for (const name of names) {
    const slot = slots[name] as ToolCardSlot | undefined
    if (slot)
      return { slot }
  }
  const name = names.find(candidate => Object.hasOwn(components, candidate))
  return name === undefined ? undefined : { component: components[name]! }
}
