import type { ToolEntry, TranscriptItem } from '../../core/model/entry'

/** Which step has ended. */
export interface StepEnd {
  /** The step's id in the records. */
  readonly stepId: string
  /** The id of its turn, where the records tell. */
  readonly turnId: string | undefined
}

/** A card or a message as it is drawn. Stays the same object as long as nothing in it changes. */
export type TranscriptRow
  = | { readonly kind: 'tool', readonly key: string, readonly item: TranscriptItem, readonly entry: ToolEntry, readonly stepEnd: StepEnd | null }
    | { readonly kind: 'other', readonly key: string, readonly item: Extract<TranscriptItem, { kind: 'other' }> }

/**
 * Yields a row for each item. The last card of a step says so; `last` are the rows of the time before,
 * which are used again.
 */
export function toRows(items: readonly TranscriptItem[], last: readonly TranscriptRow[]): readonly TranscriptRow[] {
  const ends = findStepEnds(items)
  /** The rows by key, once they stand elsewhere than before: mostly, rows are only added at the end. */
  let moved: Map<string, TranscriptRow> | undefined
  return items.map((item, index) => {
    const stepEnd = ends.get(index) ?? null
    const here = last[index]
    if (here && here.key !== item.key) moved ??= new Map(last.map(row => [row.key, row]))
    const before = moved ? moved.get(item.key) : here
    return before && isSameRow(before, item, stepEnd) ? before : toRow(item, stepEnd)
  })
}

function toRow(item: TranscriptItem, stepEnd: StepEnd | null): TranscriptRow {
  return item.kind === 'tool'
    ? { kind: 'tool', key: item.key, item, entry: item.entry, stepEnd }
    : { kind: 'other', key: item.key, item }
}

function isSameRow(row: TranscriptRow, item: TranscriptItem, stepEnd: StepEnd | null): boolean {
  if (row.kind === 'other') return row.item === item
  return item.kind === 'tool' && row.entry === item.entry
    && row.stepEnd?.stepId === stepEnd?.stepId && row.stepEnd?.turnId === stepEnd?.turnId
}

/** The position of the last card of each step, by index. The same step id in another turn is another step. */
function findStepEnds(items: readonly TranscriptItem[]): ReadonlyMap<number, StepEnd> {
  const ends = new Map<number, StepEnd>()
  const seen = new Map<string | undefined, Set<string>>()
  let behind: ToolEntry | undefined
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index]!
    if (item.kind !== 'tool' || item.entry.stepId === undefined) continue
    const { stepId, turnId } = item.entry
    const isSameStep = behind?.stepId === stepId && behind.turnId === turnId
    behind = item.entry
    if (isSameStep) continue
    const steps = seen.get(turnId) ?? new Set()
    if (steps.has(stepId)) continue
    seen.set(turnId, steps.add(stepId))
    ends.set(index, { stepId, turnId })
  }
  return ends
}
