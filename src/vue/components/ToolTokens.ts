import type { FunctionalComponent } from 'vue'
import type { HighlightToken } from '../highlight/highlighter'
import { h } from 'vue'
import { joinLines } from '../join-lines'

interface ToolTokensProps {
  /** Plain text, one string a line. */
  readonly lines: readonly string[]
  /** Their tokens, where they are ready; a line without tokens stays plain. */
  readonly tokens?: readonly (readonly HighlightToken[] | undefined)[] | null
}

/** Lines of code as text and coloured spans; the text is the same with and without colours. */
const ToolTokens: FunctionalComponent<ToolTokensProps> = ({ lines, tokens }) => {
  if (!tokens)
    return joinLines(lines)
  return lines.flatMap((line, index) => {
    const runs = tokens[index] ?? [[line, null] as const]
    const nodes = runs.map(([text, kind]) => kind ? h('span', { class: `tk-${kind}` }, text) : text)
    return index < lines.length - 1 || line === '' ? [...nodes, '\n'] : nodes
  })
}
ToolTokens.props = ['lines', 'tokens']

export default ToolTokens
