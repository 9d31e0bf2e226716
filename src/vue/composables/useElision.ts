import type { ComputedRef } from 'vue'
import { computed } from 'vue'
import { useBodyState } from '../body-state'

/** Lines that are whole, or of which only the two ends are in view. */
export type Elidable<Line>
  = | { readonly kind: 'full', readonly lines: readonly Line[] }
    | {
      readonly kind: 'elided'
      readonly head: readonly Line[]
      readonly hiddenCount: number
      readonly tail: readonly Line[]
      readonly all: readonly Line[]
    }

/** A run of lines that is shown, and where it begins. */
export interface LineSection<Line = string> {
  /** Index of its first line, from 0. */
  readonly start: number
  readonly lines: readonly Line[]
}

export interface UseElisionReturn<Line = string> {
  /** The lines in front of the toggle; all of them when nothing is hidden. */
  readonly head: ComputedRef<LineSection<Line>>
  /** The lines behind the toggle that are shown only when unfolded. */
  readonly middle: ComputedRef<LineSection<Line> | null>
  readonly tail: ComputedRef<LineSection<Line> | null>
  /** How many lines the toggle hides; 0: there is no toggle. */
  readonly hiddenCount: ComputedRef<number>
  readonly isExpanded: ComputedRef<boolean>
  readonly toggle: () => void
}

/** Shows a text whole or by its two ends; the reader's choice is kept under the part's name. */
export function useElision<Line>(view: () => Elidable<Line>, part: string): UseElisionReturn<Line> {
  const state = useBodyState()
  const isExpanded = computed(() => state.isExpanded(part))
  const elided = computed(() => {
    const current = view()
    return current.kind === 'elided' ? current : null
  })
  return {
    isExpanded,
    hiddenCount: computed(() => elided.value?.hiddenCount ?? 0),
    head: computed(() => {
      const current = view()
      return { start: 0, lines: current.kind === 'elided' ? current.head : current.lines }
    }),
    middle: computed(() => {
      if (!elided.value || !isExpanded.value)
        return null
      const { head, hiddenCount, all } = elided.value
      return { start: head.length, lines: all.slice(head.length, head.length + hiddenCount) }
    }),
    tail: computed(() => elided.value && {
      start: elided.value.head.length + elided.value.hiddenCount,
      lines: elided.value.tail,
    }),
    toggle: () => state.setExpanded(part, !isExpanded.value),
  }
}
