import type { Slot } from './slot'

/** Gives every place of a transcript a render key that is its own for good. */
export interface RenderKeys {
  /** Gives the place a key unless it has one. */
  assign: (slot: Slot) => void
}

/**
 * Makes the keys of one transcript: `t<id>` for a card and `o<id>` for another record, then `#2`, `#3` …,
 * the first that is free; without an id only the number. A key is never given twice, also when its place
 * is gone.
 */
export function createRenderKeys(): RenderKeys {
  const used = new Set<string>()
  const counts = new Map<string, number>()

  return {
    assign(slot) {
      if (slot.key !== '') return
      const base = `${slot.kind === 'card' ? 't' : 'o'}${slot.id ?? ''}`
      let count = counts.get(base) ?? 0
      let key: string
      do {
        count += 1
        key = count === 1 && base.length > 1 ? base : `${base}#${count}`
      } while (used.has(key))
      counts.set(base, count)
      used.add(key)
      slot.key = key
    },
  }
}
