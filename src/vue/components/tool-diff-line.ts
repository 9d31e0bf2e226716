import type { VNode } from 'vue'
import type { DiffLine } from '../../core/model/view'
import type { HighlightToken } from '../highlight/highlighter'
import type { Labels } from '../locales/en'
import { h } from 'vue'
import { cutText } from '../../core/text/cut-text'
import { revealControls } from '../../core/text/invisible-characters'
import { splitByMarks } from '../highlight/split-by-marks'

/** UTF-16 units of a line that are drawn. */
const MAX_LINE_LENGTH = 2_000

/** How a line of a diff is drawn. */
interface DiffLineOptions {
  readonly tokens?: readonly HighlightToken[]
  /** The column it stands in, where old and new stand side by side. */
  readonly side?: 'old' | 'new'
  readonly labels: Labels
}

/**
 * Draws one line of a diff. Its numbers and sign are left to the stylesheet, so that only code is selected
 * and copied. No component of its own: there may be thousands.
 */
export function drawDiffLine(line: DiffLine, { tokens, side, labels }: DiffLineOptions): VNode {
  return h('div', {
    'class': 'tc-diff-line',
    'data-part': 'line',
    'data-kind': line.kind,
    'data-side': side,
    'data-old-line': side === 'new' ? undefined : line.oldLine ?? '',
    'data-new-line': side === 'old' ? undefined : line.newLine ?? '',
  }, h('code', { class: 'tc-text' }, drawText(line, tokens, labels)))
}

function drawText(line: DiffLine, tokens: readonly HighlightToken[] | undefined, labels: Labels): (VNode | string)[] {
  const text = cutText(line.text, MAX_LINE_LENGTH)
  const hidden = line.text.length - text.length
  const runs = splitByMarks(hidden > 0 || !tokens ? [[text, null]] : tokens, line.marks ?? [])
  const nodes: (VNode | string)[] = runs.map(({ text, kind, marked }) => kind || marked
    ? h(marked ? 'mark' : 'span', { class: kind ? `tk-${kind}` : undefined }, revealControls(text))
    : revealControls(text))
  if (hidden > 0)
    nodes.push(h('span', { class: 'tc-diff-cut' }, ` ${labels.moreCharacters(hidden)}`))
  if (line.noNewline)
    nodes.push(h('span', { 'class': 'tc-diff-end', 'role': 'img', 'aria-label': labels.noNewline, 'title': labels.noNewline }))
  // The line end keeps an empty row as high as the others.
  const last = nodes.at(-1)
  return typeof last === 'string' ? [...nodes.slice(0, -1), `${last}\n`] : [...nodes, '\n']
}
