import type { Slot, Slots } from 'vue'
import { onBeforeUpdate, shallowRef } from 'vue'

/** Slots to hand on, by name. */
export type ForwardedSlots = Readonly<Record<string, Slot>>

/**
 * Hands the slots of the calling component on to others. The functions stay the same ones for as long as
 * the names do, so that a list can be drawn again without its members; what calls a slot is drawn again
 * when the slot itself changes.
 */
export function useForwardedSlots(slots: Slots): () => ForwardedSlots {
  /** Triggers when a slot says something else than before. */
  const content = shallowRef<readonly unknown[]>(Object.values(slots))
  const forwarded = shallowRef(forward(Object.keys(slots)))

  function forward(names: readonly string[]): ForwardedSlots {
    return Object.fromEntries(names.map((name): [string, Slot] => [name, (props) => {
      void content.value
      return slots[name]?.(props) ?? []
    }]))
  }

  onBeforeUpdate(() => {
    const names = Object.keys(slots)
    const hasSameNames = names.length === Object.keys(forwarded.value).length && names.every(name => name in forwarded.value)
    if (!hasSameNames) forwarded.value = forward(names)
    const functions = Object.values(slots)
    if (functions.length !== content.value.length || functions.some((slot, index) => slot !== content.value[index])) content.value = functions
  })

  return () => forwarded.value
}
