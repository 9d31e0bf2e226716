import type { ComputedRef } from 'vue'
import type { DiffSection } from '../../core/diff/expand-hunks'
import type { FileDiff } from '../../core/model/view'
import { computed } from 'vue'
import { expandHunks } from '../../core/diff/expand-hunks'
import { findUnchangedLines } from '../../core/diff/unchanged-lines'
import { useBodyState } from '../body-state'

/** Unchanged lines that one press brings in. */
export const CONTEXT_STEP = 20

/** Which end of a gap grows: its first rows, below the hunk before, or its last, above the hunk behind. */
export type GapEnd = 'start' | 'end'

export interface UseDiffContextReturn {
  readonly sections: ComputedRef<readonly DiffSection[]>
  /** Index of the gap behind the last section, and how much of it is hidden. */
  readonly gapAfter: ComputedRef<{ readonly gap: number, readonly hidden: number }>
  /** The diff with the rows that are shown in its hunks. */
  readonly expandedFile: ComputedRef<FileDiff>
  readonly showMore: (gap: number, end: GapEnd) => void
}

/** The hunks of a file with the unchanged lines that the reader has brought in; kept under the part's name. */
export function useDiffContext(file: () => FileDiff, part: () => string): UseDiffContextReturn {
  const state = useBodyState()
  const unchanged = computed(() => findUnchangedLines(file()))
  const nameOf = (gap: number, end: GapEnd, step: number) => `${part()} gap ${gap} ${end} ${step}`
  const countSteps = (gap: number, end: GapEnd) => {
    let step = 0
    while (state.isExpanded(nameOf(gap, end, step)))
      step++
    return step
  }
  const expanded = computed(() => expandHunks(file().hunks, unchanged.value, gap => ({
    fromStart: CONTEXT_STEP * countSteps(gap, 'start'),
    fromEnd: CONTEXT_STEP * countSteps(gap, 'end'),
  })))
  return {
    sections: computed(() => expanded.value.sections),
    gapAfter: computed(() => ({ gap: file().hunks.length, hidden: expanded.value.hiddenAfter })),
    expandedFile: computed(() => ({ ...file(), hunks: expanded.value.sections.map(({ hunk }) => hunk) })),
    showMore: (gap, end) => state.setExpanded(nameOf(gap, end, countSteps(gap, end)), true),
  }
}
