import type { FunctionalComponent, VNode } from 'vue'
import type { LineBlock } from '../../core/model/view'
import type { HighlightToken } from '../highlight/highlighter'
import { h } from 'vue'
import ToolTokens, { drawLine } from './ToolTokens'

interface ToolCodeLinesProps {
  readonly block: LineBlock
  readonly tokens: readonly (readonly HighlightToken[])[] | null
  /** Number of the first line of the whole text; `0`: no numbers are shown. */
  readonly startLine: number
  readonly wrapped: boolean
}

/**
 * Lines of code beside their numbers, which the stylesheet draws. Lines that do not wrap are one text beside
 * one gutter, since all rows are equally high; those that wrap are each a row of their own.
 */
const ToolCodeLines: FunctionalComponent<ToolCodeLinesProps> = (props) => {
  const { block, tokens, startLine, wrapped } = props
  const code = () => h('code', { class: 'tc-text' }, h(ToolTokens, { block, tokens }))
  if (startLine === 0)
    return h('div', { class: 'tc-code-lines' }, code())
  return wrapped
    ? h('div', drawRows(props))
    : h('div', { class: 'tc-code-lines' }, [h('div', { 'class': 'tc-gutter', 'data-numbers': listNumbers(startLine + block.start, block.count) }), code()])
}
ToolCodeLines.props = ['block', 'tokens', 'startLine', 'wrapped']

export default ToolCodeLines

function listNumbers(first: number, count: number): string {
  let numbers = ''
  for (let index = 0; index < count; index++) numbers += index === 0 ? first : `\n${first + index}`
  return numbers
}

function drawRows({ block, tokens, startLine }: ToolCodeLinesProps): VNode[] {
  const lines = block.count === 0 ? [] : block.text.split('\n')
  return lines.map((line, index) => h('div', {
    'class': 'tc-code-row',
    'data-part': 'line',
    'data-line': startLine + block.start + index,
  }, h('code', { class: 'tc-text' }, line === '' ? '\n' : drawLine(line, tokens?.[index]))))
}
