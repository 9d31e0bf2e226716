import { type InjectionKey, shallowReactive, shallowRef } from 'vue'

/** What a reader has opened, kept outside the components so that it outlives re-mounting and paging. */
export interface OpenState {
  /** Whether the card is open; `undefined`: the reader has not said. */
  isOpen: (key: string) => boolean | undefined
  setOpen: (key: string, open: boolean) => void
  /** Whether a part of the body that was shortened is shown whole. */
  isExpanded: (key: string, part: string) => boolean
  setExpanded: (key: string, part: string, expanded: boolean) => void
}

/** The memory of one transcript: it takes an answer for many cards at once as well. */
export interface OpenMemory extends OpenState {
  /** Opens or closes all of these cards; each can be toggled afterwards. */
  setAll: (keys: Iterable<string>, open: boolean) => void
  /** Whether the card is open only because all are. */
  isOpenWithAll: (key: string) => boolean
  /** Forgets everything: other cards have come under the same keys. */
  clear: () => void
}

/** Given by the plugin for the whole app, and by `useToolTranscript` for one transcript. */
export const openStateKey: InjectionKey<OpenState> = Symbol('tool-card open state')

/** Far more than a reader opens by hand; past it the oldest answers are forgotten. */
const LIMIT = 10_000

/** Makes the memory of one transcript. */
export function createOpenState(): OpenMemory {
  const opened = shallowReactive(new Map<string, boolean>())
  const expanded = shallowReactive(new Map<string, boolean>())
  /** What was said of many at once: triggers as one, however many they are. What is said of one card goes before. */
  const together = shallowRef<ReadonlyMap<string, boolean>>(new Map())
  return {
    isOpen: key => opened.get(key) ?? together.value.get(key),
    setOpen: (key, open) => remember(opened, key, open),
    isExpanded: (key, part) => expanded.get(`${part} ${key}`) ?? false,
    setExpanded: (key, part, isExpanded) => remember(expanded, `${part} ${key}`, isExpanded),
    setAll(keys, open) {
      const answers = new Map(together.value)
      let count = 0
      for (const key of keys) {
        // The latest stand at the end.
        answers.delete(key)
        answers.set(key, open)
        opened.delete(key)
        count++
      }
      forgetOldest(answers, Math.max(LIMIT, count))
      together.value = answers
    },
    isOpenWithAll: key => !opened.has(key) && together.value.get(key) === true,
    clear() {
      opened.clear()
      expanded.clear()
      together.value = new Map()
    },
  }
}

function remember(answers: Map<string, boolean>, id: string, answer: boolean): void {
  answers.set(id, answer)
  forgetOldest(answers, LIMIT)
}

function forgetOldest(answers: Map<string, boolean>, limit: number): void {
  for (const id of answers.keys()) {
    if (answers.size <= limit)
      return
    answers.delete(id)
  }
}
