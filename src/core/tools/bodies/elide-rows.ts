import type { PreviewOptions } from '../../text/view-output'

/** Rows of a list: all of them, or its two ends. */
export interface ElidedRows<Row> {
  /** The first rows; all of them when nothing is hidden. */
  readonly head: readonly Row[]
  readonly hidden: readonly Row[]
  readonly tail: readonly Row[]
}

/**
 * Shortens a list of rows by the rule for lines: up to `max` rows stay whole, else the first `head` and
 * the last `tail` stay in view (12, 6 and 6 unless the app says otherwise).
 *
 * @example elideRows([1, 2, 3], { max: 2, head: 1, tail: 1 }) // → { head: [1], hidden: [2], tail: [3] }
 */
export function elideRows<Row>(rows: readonly Row[], options: PreviewOptions = {}): ElidedRows<Row> {
  const head = sizeOf(options.head, 6)
  const tail = sizeOf(options.tail, 6)
  if (rows.length <= Math.max(sizeOf(options.max, 12), head + tail)) return { head: rows, hidden: [], tail: [] }
  const end = rows.length - tail
  return { head: rows.slice(0, head), hidden: rows.slice(head, end), tail: rows.slice(end) }
}

function sizeOf(value: number | undefined, fallback: number): number {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? Math.floor(value) : fallback
}
