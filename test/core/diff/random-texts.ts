/** Draws numbers in [0, limit) that are the same in every run. */
export function createDraw(seed: number): (limit: number) => number {
  let state = seed >>> 0
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor(state / 2 ** 32 * limit)
  }
}

/** Two short texts over few distinct lines, so that they share much and repeat much. */
export function drawTextPair(draw: (limit: number) => number): readonly [oldLines: string[], newLines: string[]] {
  const drawLines = () => Array.from({ length: draw(14) }, () => `line ${draw(5)}`)
  return [drawLines(), drawLines()]
}

/** Length of the longest common subsequence, by the textbook table. */
export function measureCommonLength(left: readonly string[], right: readonly string[]): number {
  let row = Array.from({ length: right.length + 1 }, () => 0)
  for (const item of left) {
    const next = [0]
    right.forEach((other, index) => {
      next.push(item === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0))
    })
    row = next
  }
  return row.at(-1) ?? 0
}
