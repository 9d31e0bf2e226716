/** Writes the figures for people. */
export function toMarkdown({ machine, runs, tables, checks }) {
  const { date, cpu, cores, memoryGB, os, node, chromium, loadBefore } = machine
  return [
    '# Figures',
    '',
    `Taken on ${date}: ${cpu}, ${cores} cores, ${memoryGB} GB, ${os}, Node ${node}${chromium ? `, Chromium ${chromium}` : ''}; load before ${loadBefore.join(', ')}; ${runs} runs. Medians; in brackets the ratio to the row marked as floor. Times are processor time.`,
    '',
    '## Bars',
    '',
    ...writeRows(['what', 'measured', 'fails above', ''], checks.map(({ says, value, limit, unit, holds }) => [
      says, value === undefined ? 'not measured' : writeNumber(value, unit), writeNumber(limit, unit), holds ? '✓' : '✗ missed',
    ])),
    ...tables.flatMap(table => ['', `## ${table.title}`, '', ...writeTable(table)]),
    '',
  ].join('\n')
}

/** Lists the bars as docs/benchmark.md has them. */
export function listBars(bars) {
  return writeRows(['what', 'fails above'], bars.map(({ says, limit, unit }) => [says, writeNumber(limit, unit)]))
}

function writeTable({ columns, rows, floor, isSideways = false }) {
  const names = rows.map(({ name }) => name === floor ? `${name} (floor)` : name)
  const titles = columns.map(({ title, unit }) => unit ? `${title}, ${unit}` : title)
  return isSideways
    ? writeRows(['', ...names], columns.map(({ key }, index) => [titles[index], ...rows.map(({ cells }) => writeCell(cells[key]))]))
    : writeRows(['', ...titles], rows.map(({ cells }, index) => [names[index], ...columns.map(({ key }) => writeCell(cells[key]))]))
}

function writeRows(head, rows) {
  const write = cells => `| ${cells.join(' | ')} |`
  return [write(head), write(head.map((_, index) => index === 0 ? '---' : '---:')), ...rows.map(write)]
}

function writeCell(cell) {
  if (!cell) return ''
  return cell.ratio === undefined ? writeNumber(cell.value) : `${writeNumber(cell.value)} (${writeNumber(cell.ratio)}×)`
}

/** Three digits that count: 0.0123, 1.23, 123, 1,234. */
function writeNumber(value, unit = '') {
  if (value === Infinity) return 'stopped'
  const text = Number(value.toPrecision(3)).toLocaleString('en', { maximumSignificantDigits: Math.abs(value) >= 1000 ? 21 : 3, maximumFractionDigits: 20 })
  return unit === '×' ? `${text}×` : `${text} ${unit}`.trim()
}
