import { findCell } from './table.mjs'

/**
 * Holds the figures against the bars of the groups that were measured. A figure that is not there misses its bar.
 *
 * @returns {readonly { says: string, limit: number, value: number | undefined, holds: boolean }[]} each bar with its `value` and whether it `holds`
 */
export function checkBars(bars, groups, tables) {
  return bars.filter(({ group }) => groups.includes(group)).map((bar) => {
    const value = readValue(bar, tables)
    return { ...bar, value, holds: value <= bar.limit }
  })
}

function readValue({ ratio, against, ...bar }, tables) {
  const cell = findCell(tables, bar)
  if (against === undefined) return ratio ? cell?.ratio : cell?.value
  const other = findCell(tables, { ...bar, row: against })
  return cell === undefined || other === undefined ? undefined : cell.value / other.value
}
