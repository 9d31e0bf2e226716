import { median } from './sample.mjs'

/**
 * Sums up samples as a table: a row for each candidate with the median of each column, and next to it the
 * ratio to the floor: the median of the ratios within each round, which hold still where the machine does not.
 * `isSideways`: for people, columns are written as rows.
 *
 * @param {{ id: string, title: string, floor?: string, isSideways?: boolean, columns: readonly { key: string, title: string, unit: string, isCompared?: boolean }[] }} head
 * @param {Map<string, Record<string, number>[]>} samples
 */
export function makeTable(head, samples) {
  const floor = samples.get(head.floor)
  const rows = [...samples].map(([name, own]) => {
    const cells = {}
    for (const { key, isCompared = true } of head.columns) {
      const values = own.map(sample => sample[key])
      if (values.includes(undefined)) continue
      const ratios = floor?.map((sample, round) => values[round] / sample[key]) ?? []
      cells[key] = {
        value: median(values),
        samples: values,
        ...(isCompared && name !== head.floor && ratios.length > 0 && ratios.every(Number.isFinite) && { ratio: median(ratios) }),
      }
    }
    return { name, cells }
  })
  return { ...head, rows }
}

/** Yields the cell of a table, `undefined` where it was not measured. */
export function findCell(tables, { table, row, column }) {
  return tables.find(({ id }) => id === table)?.rows.find(({ name }) => name === row)?.cells[column]
}
