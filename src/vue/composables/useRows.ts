import type { ComputedRef } from 'vue'
import { computed } from 'vue'
import { elideRows } from '../../core/tools/bodies/elide-rows'
import { useBodyState } from '../body-state'
import { isPrinted, usePrinting } from '../printing'
import { useToolCards } from '../tool-cards'

/** Rows that are drawn one by one when a list is unfolded; what goes beyond becomes one text. */
const MAX_ROWS = 2_000

export interface UseRowsReturn<Row> {
  /** The rows in front of the toggle; all of them when nothing is hidden. */
  readonly head: ComputedRef<readonly Row[]>
  /** The rows behind it: the last ones, and when unfolded those between. */
  readonly below: ComputedRef<readonly Row[]>
  /** Unfolded rows that are too many to be drawn one by one. */
  readonly rest: ComputedRef<readonly Row[]>
  /** The last rows, where they stand behind such a rest. */
  readonly tail: ComputedRef<readonly Row[]>
  /** How many rows the toggle hides; 0: there is no toggle. */
  readonly hiddenCount: ComputedRef<number>
  readonly isExpanded: ComputedRef<boolean>
  readonly toggle: () => void
}

/**
 * Shows a list whole or by its two ends; the reader's choice is kept under the part's name. Somebody who is
 * asked about it sees it whole.
 */
export function useRows<Row>(rows: () => readonly Row[], part: string, isWhole: () => boolean = () => false): UseRowsReturn<Row> {
  const state = useBodyState()
  const { preview } = useToolCards()
  const isPrinting = usePrinting()
  const elided = computed(() => elideRows(rows(), isWhole() ? { max: Number.MAX_SAFE_INTEGER } : preview))
  const isExpanded = computed(() => state.isExpanded(part) || (isPrinting.value && isPrinted(elided.value.hidden.length)))
  const hasRest = computed(() => isExpanded.value && elided.value.hidden.length > MAX_ROWS)
  return {
    isExpanded,
    head: computed(() => elided.value.head),
    below: computed(() => {
      const { hidden, tail } = elided.value
      if (!isExpanded.value)
        return tail
      return hasRest.value ? hidden.slice(0, MAX_ROWS) : [...hidden, ...tail]
    }),
    rest: computed(() => hasRest.value ? elided.value.hidden.slice(MAX_ROWS) : []),
    tail: computed(() => hasRest.value ? elided.value.tail : []),
    hiddenCount: computed(() => elided.value.hidden.length),
    toggle: () => state.setExpanded(part, !isExpanded.value),
  }
}
