import type { ShallowRef } from 'vue'
import type { TranscriptContext } from './transcript-context'
import { inject, provide } from 'vue'
import { useWasNear } from '../composables/useWasNear'
import { openStateKey } from '../open-state'

/**
 * Opens what nobody asked for one by one (all cards at once, those of a search, those that start open) only
 * when it comes near the window: ten thousand bodies at once would hold up the page. Cards that the reader
 * opened are open wherever they are. Yields whether such cards are still held back.
 */
export function useNearbyOpenState(
  root: Readonly<ShallowRef<HTMLElement | undefined>>, { isLong, isOpenUnasked }: TranscriptContext,
): () => boolean {
  const state = inject(openStateKey)!
  const wasNear = useWasNear(root, () => !isLong())
  const isHeldBack = () => !wasNear.value && isLong()

  provide(openStateKey, {
    ...state,
    isOpen: key => isOpenUnasked(key) && isHeldBack() ? false : state.isOpen(key),
  })
  return isHeldBack
}
