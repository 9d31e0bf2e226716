import type { OpenState } from '../open-state'
import type { TranscriptMatches } from './find-matches'
import { shallowReactive, watch } from 'vue'

/** What a search adds to the state. */
interface SearchedState {
  /** Opens or closes all cards that the search has found. */
  readonly setFound: (open: boolean) => void
}

/**
 * Opens what a search found in bodies, for as long as it lasts: neither that nor what the reader closes
 * among it is kept, and afterwards every card is as it was. Another `question` is another search.
 */
export function overlaySearch(
  state: () => OpenState, found: () => TranscriptMatches['open'] | null, question: () => unknown,
): OpenState & SearchedState {
  const closed = shallowReactive(new Map<string, boolean>())
  watch(question, () => closed.clear(), { flush: 'sync' })

  return {
    setFound(open) {
      for (const key of found()?.keys() ?? []) closed.set(key, !open)
    },
    isOpen: key => found()?.has(key) ? !closed.get(key) : state().isOpen(key),
    setOpen(key, open) {
      if (found()?.has(key)) closed.set(key, !open)
      else state().setOpen(key, open)
    },
    isExpanded(key, part) {
      const halves = found()?.get(key)
      const isForced = halves !== undefined && !closed.get(`${part} ${key}`) && halves.some(half => isPartOf(part, half))
      return isForced || state().isExpanded(key, part)
    },
    setExpanded(key, part, expanded) {
      if (found()?.get(key)?.some(half => isPartOf(part, half))) closed.set(`${part} ${key}`, !expanded)
      else state().setExpanded(key, part, expanded)
    },
  }
}

/** Parts that hide lines of either half, or of one of them. */
const ofBoth = /^(?:diff (?:\d+(?: page \d+)?|files)|todos)$/
const ofHalf = { call: /^(?:command|call|fields|field .*)$/s, output: /^(?:output|sources)$/ }

/** Which parts hide lines of a half; others, such as the layout of a diff, are left alone. */
function isPartOf(part: string, half: 'call' | 'output'): boolean {
  return ofBoth.test(part) || ofHalf[half].test(part)
}
