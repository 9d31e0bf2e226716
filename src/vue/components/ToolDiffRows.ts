import type { FunctionalComponent } from 'vue'
import type { DiffLine } from '../../core/model/view'
import type { DiffTokens } from '../highlight/diff-tokens'
import { h } from 'vue'
import { pairRows } from '../../core/diff/pair-rows'
import { useToolCards } from '../tool-cards'
import { drawDiffLine } from './tool-diff-line'

interface ToolDiffRowsProps {
  readonly lines: readonly DiffLine[]
  readonly tokens: DiffTokens | null
  /** Old and new stand side by side. */
  readonly split: boolean
}

/** The rows of a hunk, below each other or in two columns. */
const ToolDiffRows: FunctionalComponent<ToolDiffRowsProps> = ({ lines, tokens, split }) => {
  const { labels } = useToolCards()
  if (!split)
    return lines.map(line => drawDiffLine(line, { tokens: tokens?.get(line), labels }))
  const drawCell = (line: DiffLine | null, side: 'old' | 'new') =>
    line ? drawDiffLine(line, { tokens: tokens?.get(line), side, labels }) : h('div', { 'data-side': side })
  return pairRows(lines).map(([old, now]) => h('div', { class: 'tc-diff-pair' }, [drawCell(old, 'old'), drawCell(now, 'new')]))
}
ToolDiffRows.props = ['lines', 'tokens', 'split']

export default ToolDiffRows
