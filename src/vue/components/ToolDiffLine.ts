import type { FunctionalComponent } from 'vue'
import type { DiffLine } from '../../core/model/view'
import type { HighlightToken } from '../highlight/highlighter'
import { h } from 'vue'
import { cutText } from '../../core/text/cut-text'
import { splitByMarks } from '../highlight/split-by-marks'
import { useToolCards } from '../tool-cards'

/** UTF-16 units of a line that are drawn. */
const MAX_LINE_LENGTH = 2_000

interface ToolDiffLineProps {
  readonly line: DiffLine
  readonly tokens?: readonly HighlightToken[]
  /** The column it stands in, where old and new stand side by side. */
  readonly side?: 'old' | 'new'
}

/** One line of a diff: its numbers and sign are drawn by the stylesheet, so that only code is selected and copied. */
const ToolDiffLine: FunctionalComponent<ToolDiffLineProps> = ({ line, tokens, side }) => {
  const text = cutText(line.text, MAX_LINE_LENGTH)
  const isCut = text.length < line.text.length
  const runs = splitByMarks(isCut || !tokens ? [[text, null]] : tokens, line.marks ?? [])
  const { labels } = useToolCards()
  return h('div', {
    'class': 'tc-diff-line',
    'data-part': 'line',
    'data-kind': line.kind,
    'data-side': side,
    'data-old-line': side === 'new' ? undefined : line.oldLine ?? '',
    'data-new-line': side === 'old' ? undefined : line.newLine ?? '',
    'data-no-newline': line.noNewline,
  }, h('code', { class: 'tc-text' }, [
    ...runs.map(({ text, kind, marked }) => kind || marked
      ? h(marked ? 'mark' : 'span', { class: kind ? `tk-${kind}` : undefined }, text)
      : text),
    isCut ? h('span', { class: 'tc-diff-cut' }, ` ${labels.moreCharacters(line.text.length - text.length)}`) : null,
    line.noNewline ? h('span', { 'class': 'tc-diff-end', 'role': 'img', 'aria-label': labels.noNewline, 'title': labels.noNewline }) : null,
    '\n',
  ]))
}
ToolDiffLine.props = ['line', 'tokens', 'side']

export default ToolDiffLine
