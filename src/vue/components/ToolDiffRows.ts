import type { FunctionalComponent } from 'vue'
import type { DiffLine } from '../../core/model/view'
import type { DiffTokens } from '../highlight/diff-tokens'
import { h } from 'vue'
import { pairRows } from '../../core/diff/pair-rows'
import ToolDiffLine from './ToolDiffLine'

interface ToolDiffRowsProps {
  readonly lines: readonly DiffLine[]
  readonly tokens: DiffTokens | null
  /** Old and new stand side by side. */
  readonly split: boolean
}

/** The rows of a hunk, below each other or in two columns. */
const ToolDiffRows: FunctionalComponent<ToolDiffRowsProps> = ({ lines, tokens, split }) => {
  const draw = (line: DiffLine, side?: 'old' | 'new') => h(ToolDiffLine, { line, tokens: tokens?.get(line), side })
  if (!split)
    return lines.map(line => draw(line))
  const drawCell = (line: DiffLine | null, side: 'old' | 'new') =>
    line ? draw(line, side) : h('div', { 'class': 'tc-diff-blank', 'data-side': side })
  return pairRows(lines).map(([old, now]) => h('div', { class: 'tc-diff-pair' }, [drawCell(old, 'old'), drawCell(now, 'new')]))
}
ToolDiffRows.props = ['lines', 'tokens', 'split']

export default ToolDiffRows
