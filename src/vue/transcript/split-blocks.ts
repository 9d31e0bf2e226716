/** Rows that are drawn by one component. */
export interface TranscriptBlock<Row> {
  readonly key: string
  readonly rows: readonly Row[]
}

/** Rows of a block that nothing cut short. */
export const BLOCK_SIZE = 100

/**
 * Cuts rows into blocks of about a hundred. A block whose rows are the same as the last time is the same
 * object, so that only the others are drawn again.
 *
 * Where a block began it begins again: rows that are put in front make blocks of their own and push none
 * of the others out of shape.
 */
export function splitBlocks<Row extends { readonly key: string }>(
  rows: readonly Row[], last: readonly TranscriptBlock<Row>[] = [],
): readonly TranscriptBlock<Row>[] {
  const blocks = cutAtStarts(rows, last)
  // Little is left of most of them: that is a filter, and the shape of before is of no use.
  return blocks.length > 8 + 2 * Math.ceil(rows.length / BLOCK_SIZE) ? cutAtStarts(rows, []) : blocks
}

function cutAtStarts<Row extends { readonly key: string }>(
  rows: readonly Row[], last: readonly TranscriptBlock<Row>[],
): readonly TranscriptBlock<Row>[] {
  const known = new Map(last.map(block => [block.rows[0]!.key, block]))
  let homes: Map<string, TranscriptBlock<Row>> | undefined
  /** The block that a row was in. */
  const homeOf = (key: string) => {
    homes ??= new Map(last.flatMap(block => block.rows.map(row => [row.key, block])))
    return homes.get(key)
  }
  const used = new Set<string>()
  const blocks: TranscriptBlock<Row>[] = []
  for (let start = 0; start < rows.length;) {
    const before = known.get(rows[start]!.key)
    // Rows that stand where they stood begin no other block.
    const same = before ? countSame(rows, start, before.rows) : 0
    let end = start + Math.max(same, 1)
    while (end < rows.length && end - start < BLOCK_SIZE && !known.has(rows[end]!.key)) end++
    const isSame = same === end - start && same === before?.rows.length
    // A block whose first rows are gone is the same block; its cards must not be made anew.
    const first = rows[start]!.key
    const kept = before?.key ?? homeOf(first)?.key ?? first
    let key = used.has(kept) ? first : kept
    while (used.has(key)) key += '+'
    used.add(key)
    blocks.push(isSame && before.key === key ? before : { key, rows: rows.slice(start, end) })
    start = end
  }
  return blocks
}

/** How many rows from `start` on are those of the block, one by one. */
function countSame<Row>(rows: readonly Row[], start: number, block: readonly Row[]): number {
  let count = 0
  while (count < block.length && rows[start + count] === block[count]) count++
  return count
}
