import type { Slot } from './slot'

/** Gives every place of a transcript a render key that is its own for good. */
export interface RenderKeys {
  /** Gives the place a key unless it has one, and knows it by its key from now on. */
  assign: (slot: Slot) => void
  /** Yields the place with the key. */
  find: (key: string) => Slot | undefined
  /** Lets go of places that nobody took over the keys of; the keys stay used. */
  forget: (slots: readonly Slot[]) => void
}

/**
 * Makes the keys of one transcript: `t<id>` for a card and `o<id>` for another record, then `#2`, `#3` …,
 * the first that is free; without an id only the number. A key is never given twice, also when its place
 * is gone.
 */
export function createRenderKeys(): RenderKeys {
  const places = new Map<string, Slot | undefined>()
  const counts = new Map<string, number>()

  function makeKey(slot: Slot): string {
    const id = (slot.kind === 'card' ? slot.openedId : slot.id) ?? ''
    const base = `${slot.kind === 'card' ? 't' : 'o'}${id}`
    if (id !== '' && !places.has(base)) return base
    let count = counts.get(base) ?? (id === '' ? 0 : 1)
    let key: string
    do {
      count += 1
      key = `${base}#${count}`
    } while (places.has(key))
    counts.set(base, count)
    return key
  }

  return {
    assign(slot) {
      if (slot.key === '') slot.key = makeKey(slot)
      places.set(slot.key, slot)
    },
    find: key => places.get(key),
    forget(slots) {
      for (const slot of slots) {
        if (places.get(slot.key) === slot) places.set(slot.key, undefined)
      }
    },
  }
}
