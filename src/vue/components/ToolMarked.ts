import type { FunctionalComponent } from 'vue'
import { h } from 'vue'
import { revealControls } from '../../core/text/invisible-characters'

interface ToolMarkedProps {
  readonly text: string
  /** Start and end offsets that do not overlap, in their order. */
  readonly marks: readonly (readonly [start: number, end: number])[]
}

/** A text in which what was found stands out. */
const ToolMarked: FunctionalComponent<ToolMarkedProps> = ({ text, marks }) => {
  let from = 0
  const nodes = marks.flatMap(([start, end]) => {
    const before = text.slice(from, start)
    from = end
    return [revealControls(before), h('mark', revealControls(text.slice(start, end)))]
  })
  return [...nodes, revealControls(text.slice(from))]
}
ToolMarked.props = ['text', 'marks']

export default ToolMarked
