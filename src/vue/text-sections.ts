import type { LineBlock, ToolOutputView } from '../core/model/view'
import type { Elidable } from './composables/useElision'
import { withLazy } from '../core/text/with-lazy'

/** The parts of a text as they are drawn: its ends and what is between, each as one text. */
export function sectionsOf(view: ToolOutputView): Elidable<LineBlock> {
  if (view.kind === 'full')
    return { kind: 'full', whole: joinLines(view.lines, 0) }
  return withLazy({
    kind: 'elided',
    head: joinLines(view.head, 0),
    hiddenCount: view.hiddenCount,
    tail: joinLines(view.tail, view.head.length + view.hiddenCount),
  }, { hidden: () => view.hidden })
}

function joinLines(lines: readonly string[], start: number): LineBlock {
  return { start, count: lines.length, text: lines.join('\n') }
}
