import type { FunctionalComponent } from 'vue'
import type { LineBlock } from '../../core/model/view'
import type { HighlightToken } from '../highlight/highlighter'
import { h } from 'vue'
import { keepLastLine } from '../../core/text/keep-last-line'

interface ToolTokensProps {
  readonly block: LineBlock
  /** Tokens of its lines, where they are ready; a line without tokens stays plain. */
  readonly tokens?: readonly (readonly HighlightToken[] | undefined)[] | null
}

/** Lines of code as text and coloured spans; the text is the same with and without colours. */
const ToolTokens: FunctionalComponent<ToolTokensProps> = ({ block: { text, count }, tokens }) => {
  // A component whose root is an empty text would not be found again in the page from a server.
  if (count === 0)
    return ['']
  if (!tokens)
    return keepLastLine(text)
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const nodes = drawLine(line, tokens[index])
    return index < lines.length - 1 || line === '' ? [...nodes, '\n'] : nodes
  })
}
ToolTokens.props = ['block', 'tokens']

export default ToolTokens

/** One line as text and coloured spans. */
export function drawLine(line: string, tokens: readonly HighlightToken[] | undefined) {
  return (tokens ?? [[line, null] as const]).map(([text, kind]) => kind ? h('span', { class: `tk-${kind}` }, text) : text)
}
