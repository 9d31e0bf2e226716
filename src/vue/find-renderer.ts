import type { Component } from 'vue'
import type { ToolCardSlot, ToolCardSlots } from './components/tool-card-types'
import type { SlotReturn } from './slot-return'

/** How the app draws a part of a card: by a slot, or by a component of its own. */
export type CustomRenderer = { readonly slot: ToolCardSlot } | { readonly component: Component }

/** The same for a part of any kind, given whatever goes with it. */
export type FencedRenderer = { readonly slot: (props: never) => SlotReturn } | { readonly component: Component }

/** Yields the first that exists: the tool's slot, the slot of all tools, the app's component for either. */
export function findRenderer(
  part: 'call' | 'output' | 'summary',
  toolName: string,
  slots: Readonly<ToolCardSlots>,
  components: Readonly<Record<string, Component | null | undefined>> = {},
): CustomRenderer | undefined {
  const names = [`${part}:${toolName}`, part] as const
  for (const name of names) {
    const slot = slots[name] as ToolCardSlot | undefined
    if (slot)
      return { slot }
  }
  // Own keys only: a tool may be called anything.
  for (const name of names) {
    const component = Object.hasOwn(components, name) ? components[name] : undefined
    if (component)
      return { component }
  }
  return undefined
}
