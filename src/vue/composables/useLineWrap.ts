import type { ComputedRef } from 'vue'
import { computed } from 'vue'
import { useBodyState } from '../body-state'
import { usePrinting } from '../printing'

export interface UseLineWrapReturn {
  /** Long lines go on below themselves; on paper they always do. */
  readonly isWrapped: ComputedRef<boolean>
  readonly toggle: () => void
}

/** Whether long lines wrap or scroll sideways. What is kept under the part's name is that the reader changed it. */
export function useLineWrap(part: () => string, isWrappedAtFirst: () => boolean): UseLineWrapReturn {
  const state = useBodyState()
  const isPrinting = usePrinting()
  const nameOf = () => `${part()} wrap`
  return {
    isWrapped: computed(() => isPrinting.value || state.isExpanded(nameOf()) !== isWrappedAtFirst()),
    toggle: () => state.setExpanded(nameOf(), !state.isExpanded(nameOf())),
  }
}
