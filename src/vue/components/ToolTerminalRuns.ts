import type { FunctionalComponent, VNode } from 'vue'
import type { TerminalRun, TerminalStyle } from '../../core/text/terminal/terminal-row'
import { h } from 'vue'
import { paintStyle, type TerminalPaint } from './tool-terminal-paint'

interface ToolTerminalRunsProps {
  readonly runs: readonly TerminalRun[]
}

/** Terminal output as one text, with spans and links only where something is coloured. */
const ToolTerminalRuns: FunctionalComponent<ToolTerminalRunsProps> = ({ runs }) => runs.map(renderRun)
ToolTerminalRuns.props = ['runs']

export default ToolTerminalRuns

function renderRun({ text, style }: TerminalRun): VNode | string {
  if (!style)
    return text
  const paint = findPaint(style)
  const attributes = {
    class: paint.classes.length > 0 ? paint.classes.join(' ') : undefined,
    ...(paint.properties.length > 0 && paintHooks(paint)),
  }
  return style.href === undefined
    ? h('span', attributes, text)
    : h('a', { ...attributes, href: style.href, target: '_blank', rel: 'noopener noreferrer' }, text)
}

/**
 * Sets colours on the element itself, once it is there: a strict Content-Security-Policy forbids them in
 * markup, and so the server leaves them out.
 */
function paintHooks(paint: TerminalPaint) {
  const paintElement = ({ el }: VNode) => {
    for (const [name, value] of paint.properties) (el as HTMLElement).style.setProperty(name, value)
  }
  return { onVnodeMounted: paintElement, onVnodeUpdated: paintElement }
}

/** A style is drawn in many places, but it is one object in each output. */
const paints = new WeakMap<TerminalStyle, TerminalPaint>()

function findPaint(style: TerminalStyle): TerminalPaint {
  let paint = paints.get(style)
  if (!paint) {
    paint = paintStyle(style)
    paints.set(style, paint)
  }
  return paint
}
