import type { ShallowRef } from 'vue'
import { shallowRef } from 'vue'

/** Lines or rows of one output that are unfolded for paper: no reader wants a ream of one log. */
const MAX_PRINTED = 2_000

const isPrinting = shallowRef(false)
let isWatching = false

/** Tells whether the page is being printed, so that what is closed can be opened for it. */
export function usePrinting(): Readonly<ShallowRef<boolean>> {
  if (!isWatching && typeof window !== 'undefined')
    watchPrinting()
  return isPrinting
}

/** Whether so many hidden lines are unfolded for paper. */
export function isPrinted(hiddenCount: number): boolean {
  return hiddenCount <= MAX_PRINTED
}

/** One pair of listeners for all cards of a page. Some browsers tell of paper by events, some by the medium. */
function watchPrinting(): void {
  isWatching = true
  addEventListener('beforeprint', () => isPrinting.value = true)
  addEventListener('afterprint', () => isPrinting.value = false)
  window.matchMedia?.('print').addEventListener('change', ({ matches }) => isPrinting.value = matches)
}
