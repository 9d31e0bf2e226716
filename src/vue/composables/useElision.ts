import type { ComputedRef } from 'vue'
import { computed } from 'vue'
import { useBodyState } from '../body-state'
import { isPrinted, usePrinting } from '../printing'

/** A run of lines that is drawn as one. */
export interface LineSection {
  /** Index of its first line, from 0. */
  readonly start: number
  readonly count: number
}

/** Lines that are whole, or of which only the two ends are in view. */
export type Elidable<Section>
  = | { readonly kind: 'full', readonly whole: Section }
    | {
      readonly kind: 'elided'
      readonly head: Section
      readonly hiddenCount: number
      /** The lines between; asked for when they are unfolded. */
      readonly hidden: readonly Section[]
      readonly tail: Section
    }

export interface UseElisionReturn<Section> {
  /** The lines in front of the toggle; all of them when nothing is hidden. */
  readonly head: ComputedRef<Section>
  /** The lines behind the toggle that are shown only when unfolded. */
  readonly blocks: ComputedRef<readonly Section[]>
  readonly tail: ComputedRef<Section | null>
  /** How many lines the toggle hides; 0: there is no toggle. */
  readonly hiddenCount: ComputedRef<number>
  readonly isExpanded: ComputedRef<boolean>
  readonly toggle: () => void
}

/** Shows a text whole or by its two ends; the reader's choice is kept under the part's name. */
export function useElision<Section>(view: () => Elidable<Section>, part: () => string): UseElisionReturn<Section> {
  const state = useBodyState()
  const isPrinting = usePrinting()
  const elided = computed(() => {
    const current = view()
    return current.kind === 'elided' ? current : null
  })
  const hiddenCount = computed(() => elided.value?.hiddenCount ?? 0)
  const isExpanded = computed(() => state.isExpanded(part()) || (isPrinting.value && isPrinted(hiddenCount.value)))
  return {
    isExpanded,
    hiddenCount,
    head: computed(() => {
      const current = view()
      return current.kind === 'elided' ? current.head : current.whole
    }),
    blocks: computed(() => elided.value && isExpanded.value ? elided.value.hidden : []),
    tail: computed(() => elided.value?.tail ?? null),
    toggle: () => state.setExpanded(part(), !isExpanded.value),
  }
}
