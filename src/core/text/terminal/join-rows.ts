import type { TerminalRow, TerminalRun, TerminalStyle } from './terminal-row'

/** Pieces of a text that may have a style: what is behind them is plain, so that a page is not made of elements. */
const mostRuns = 4_000

/**
 * Yields rows as one text with line feeds between them: neighbours in one style become one run, however
 * many lines they span. A last row that is empty keeps its line.
 *
 * @example joinRows([[{ text: 'a', style: null }], [{ text: 'b', style: null }]]) // → [{ text: 'a\nb', style: null }]
 */
export function joinRows(rows: readonly TerminalRow[], most = mostRuns): readonly TerminalRun[] {
  const joined: TerminalRun[] = []
  let parts: string[] = []
  let style: TerminalStyle | null = null
  const flush = () => {
    if (parts.length > 0) joined.push({ text: parts.join(''), style })
    parts = []
  }
  rows.forEach((row, index) => {
    for (const run of row) {
      const next = joined.length < most ? run.style : null
      if (next !== style) {
        flush()
        style = next
      }
      parts.push(run.text)
    }
    if (index < rows.length - 1 || row.length === 0) {
      // A line feed is nobody's colour: backgrounds and underlines end with their line.
      if (style !== null) {
        flush()
        style = null
      }
      parts.push('\n')
    }
  })
  flush()
  return joined
}
