import type { ComputedRef, Ref } from 'vue'
import { useResizeObserver } from '@vueuse/core'
import { computed, onMounted, shallowRef, watch } from 'vue'
import { useBodyState } from '../body-state'

/** Width in `rem` from which two columns of code have room; the stylesheet shows the choice from there on. */
const MIN_SPLIT_WIDTH = 56.25

/** In CSS pixels, at the reader's font size. */
const readMinWidth = () => MIN_SPLIT_WIDTH * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)

export interface UseDiffLayoutReturn {
  /** The reader wants old and new side by side, where there is room. */
  readonly isSplitWanted: ComputedRef<boolean>
  readonly toggleSplit: () => void
}

/** How the reader wants the diffs of a card laid out; one choice for all its files. */
export function useDiffLayout(): UseDiffLayoutReturn {
  const state = useBodyState()
  const isSplitWanted = computed(() => state.isExpanded('diff side by side'))
  return {
    isSplitWanted,
    toggleSplit: () => state.setExpanded('diff side by side', !isSplitWanted.value),
  }
}

/**
 * Whether an element has room for two columns; false until it has been measured, so also on a server. Only
 * measured while that is wanted: reading a width makes the browser lay out all that was drawn before.
 */
export function useHasSplitRoom(element: Readonly<Ref<HTMLElement | null>>, isWanted: Readonly<Ref<boolean>>): Readonly<Ref<boolean>> {
  const hasRoom = shallowRef(false)
  const update = (width: number) => {
    // What is hidden has no width, and comes back as it was.
    if (width > 0)
      hasRoom.value = width >= readMinWidth()
  }
  const measure = () => {
    if (isWanted.value)
      update(element.value?.clientWidth ?? 0)
  }
  onMounted(measure)
  watch(isWanted, measure)
  // In the next frame: a layout that changes while it is being observed is an error to the browser.
  useResizeObserver(() => isWanted.value ? element.value : null, ([entry]) => requestAnimationFrame(() => update(entry?.contentRect.width ?? 0)))
  return hasRoom
}
