import type { OpenState } from '../open-state'
import { shallowReactive, shallowRef } from 'vue'

/** The memory of what is open, with an answer for many cards at once. */
export interface BulkOpenState extends OpenState {
  /** Opens or closes all of these cards; each can be toggled afterwards. */
  readonly setAll: (keys: Iterable<string>, open: boolean) => void
  /** Whether the card is open only because all are. */
  readonly isOpenWithAll: (key: string) => boolean
}

const made = new WeakMap<OpenState, BulkOpenState>()

/**
 * Adds `setAll` to a memory, which then costs one answer however many cards there are. The same memory
 * always gives the same object, so that the answer outlives the component that asked for it.
 */
export function toBulkOpenState(state: OpenState): BulkOpenState {
  const known = made.get(state) ?? createBulkOpenState(state)
  made.set(state, known)
  return known
}

function createBulkOpenState(state: OpenState): BulkOpenState {
  const all = shallowRef<{ readonly keys: ReadonlySet<string>, readonly open: boolean } | null>(null)
  /** What the reader said of single cards after that. */
  const since = shallowReactive(new Map<string, boolean>())

  return {
    ...state,
    isOpen(key) {
      if (!all.value?.keys.has(key)) return state.isOpen(key)
      return since.get(key) ?? all.value.open
    },
    setOpen(key, open) {
      state.setOpen(key, open)
      if (all.value?.keys.has(key)) since.set(key, open)
    },
    isOpenWithAll: key => all.value?.open === true && all.value.keys.has(key) && !since.has(key),
    setAll(keys, open) {
      since.clear()
      all.value = { keys: new Set(keys), open }
    },
  }
}
