import { type InjectionKey, shallowReactive } from 'vue'

/** What a reader has opened, kept outside the components so that it outlives re-mounting and paging. */
export interface OpenState {
  /** Whether the card is open; `undefined`: the reader has not said. */
  isOpen: (key: string) => boolean | undefined
  setOpen: (key: string, open: boolean) => void
  /** Whether a part of the body that was shortened is shown whole. */
  isExpanded: (key: string, part: string) => boolean
  setExpanded: (key: string, part: string, expanded: boolean) => void
}

/** Given by the plugin for the whole app, and by `useToolTranscript` for one transcript. */
export const openStateKey: InjectionKey<OpenState> = Symbol('tool-card open state')

/** Far more than a reader opens by hand; past it the oldest answers are forgotten. */
const LIMIT = 10_000

/** Makes the memory of one transcript. */
export function createOpenState(): OpenState {
  const opened = shallowReactive(new Map<string, boolean>())
  const expanded = shallowReactive(new Map<string, boolean>())
  return {
    isOpen: key => opened.get(key),
    setOpen: (key, open) => remember(opened, key, open),
    isExpanded: (key, part) => expanded.get(`${part} ${key}`) ?? false,
    setExpanded: (key, part, isExpanded) => remember(expanded, `${part} ${key}`, isExpanded),
  }
}

function remember(answers: Map<string, boolean>, id: string, answer: boolean): void {
  if (!answers.has(id) && answers.size >= LIMIT)
    answers.delete(answers.keys().next().value!)
  answers.set(id, answer)
}
