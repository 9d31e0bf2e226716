import type { FunctionalComponent } from 'vue'
import type { DiffLine } from '../../core/model/view'
import type { HighlightToken } from '../highlight/highlighter'
import { h } from 'vue'
import { splitByMarks } from '../highlight/split-by-marks'

interface ToolDiffLineProps {
  readonly line: DiffLine
  readonly tokens?: readonly HighlightToken[]
}

/** One line of a diff: its numbers and sign are drawn by the stylesheet, so that only code is selected and copied. */
const ToolDiffLine: FunctionalComponent<ToolDiffLineProps> = ({ line, tokens }) => {
  const runs = splitByMarks(tokens ?? [[line.text, null]], line.marks ?? [])
  return h('div', {
    'class': 'tc-diff-line',
    'data-part': 'line',
    'data-kind': line.kind,
    'data-old-line': line.oldLine ?? '',
    'data-new-line': line.newLine ?? '',
    'data-no-newline': line.noNewline,
  }, h('code', { class: 'tc-text' }, [
    ...runs.map(({ text, kind, marked }) => kind || marked
      ? h(marked ? 'mark' : 'span', { class: kind ? `tk-${kind}` : undefined }, text)
      : text),
    '\n',
  ]))
}
ToolDiffLine.props = ['line', 'tokens']

export default ToolDiffLine
