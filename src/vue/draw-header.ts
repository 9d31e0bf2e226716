import type { ToolBadge, ToolCardView } from '../core/model/view'
import type { CardHeader } from './card-header'
import type { Elements } from './elements'
import type { Labels } from './locales/en'
import { isGlued } from './card-header'
import { STATUS_PATHS } from './icons'
import { notePress } from './text-selection'

/** What a header is drawn from. */
export interface HeaderDrawing<Part> {
  readonly id: string
  readonly view: ToolCardView
  readonly header: CardHeader
  readonly labels: Labels
  /** The state of a sub-agent's calls; `''` for nothing worth telling. */
  readonly children: string
  /** Outline of the tool's icon. */
  readonly iconPath: string
  readonly isExpandable: boolean
  readonly isOpen: boolean
  /** The body is in the document. */
  readonly hasBody: boolean
  readonly onClick: (event: MouseEvent) => void
  /** In place of the icon. */
  readonly icon?: Part | undefined
  /** In place of the words of the summary. */
  readonly summary?: Part | undefined
  /** In place of the duration, while the call is running. */
  readonly elapsed?: Part | undefined
}

// The same objects for every card: there may be thousands.
const ICON = { 'key': 'icon', 'class': 'tc-icon', 'data-part': 'icon', 'aria-hidden': 'true', 'viewBox': '0 0 16 16' }
/** What is around an icon of the app. */
export const OWN_ICON = { 'key': 'own icon', 'class': 'tc-icon', 'data-part': 'icon' }
const NAME = { 'key': 'name', 'class': 'tc-name', 'data-part': 'name' }
const RANGE = { 'class': 'tc-range tc-code', 'data-part': 'badge' }
const SERVER = { 'key': 'server', 'class': 'tc-badge tc-pill', 'data-part': 'badge' }
/** Without a tone, since badges that only tell more give way on narrow pages. */
const CHILDREN = { 'key': 'children', 'class': 'tc-badge', 'data-part': 'badge' }
const DURATION = { 'key': 'duration', 'class': 'tc-badge', 'data-part': 'badge', 'data-tone': 'plain' }
/** Longest badge that has room nearly everywhere. */
const LONG_BADGE = 24
const TOGGLE = { 'key': 'toggle', 'class': 'tc-toggle', 'data-part': 'toggle', 'aria-hidden': 'true' }

/**
 * Draws the line that is a closed card. By hand and in one go, with a key for each part that may be absent:
 * a component or a placeholder for each of them would cost a long transcript more than the line itself.
 */
export function drawHeader<Part>(drawing: HeaderDrawing<Part>, elements: Elements<Part>): Part {
  const { id, view, header, labels, isExpandable } = drawing
  const { element } = elements
  const parts = [
    element('svg', {
      'key': 'status',
      'id': `${id}-status`,
      'class': 'tc-status',
      'data-part': 'status',
      'role': 'img',
      'aria-label': labels.status[view.status],
      'viewBox': '0 0 16 16',
    }, STATUS_PATHS[view.status].map(d => element('path', { d }))),
    drawing.icon ?? drawIcon(drawing, elements),
    element('span', NAME, view.name),
    drawSummary(drawing, elements),
  ]
  for (const badge of view.callBadges) if (isGlued(badge)) parts.push(element('span', RANGE, badge.text))
  for (const badge of view.callBadges) if (!isGlued(badge)) parts.push(drawBadge(badge, elements))
  if (drawing.children) parts.push(element('span', CHILDREN, drawing.children))
  if (view.server) parts.push(element('span', { ...SERVER, title: tooltipOf(view.server) }, view.server))
  if (drawing.elapsed) parts.push(drawing.elapsed)
  else if (header.duration) parts.push(element('span', DURATION, header.duration))
  if (hasResult(header)) parts.push(drawResult(drawing, elements))
  if (isExpandable) parts.push(element('span', TOGGLE))
  return drawLine(drawing, elements, parts)
}

/** Draws the icon of the tool. */
export function drawIcon<Part>({ iconPath }: Pick<HeaderDrawing<Part>, 'iconPath'>, { element }: Elements<Part>): Part {
  return element('svg', ICON, [element('path', { d: iconPath })])
}

/** A card with nothing to open is no button. */
function drawLine<Part>(drawing: HeaderDrawing<Part>, { element }: Elements<Part>, parts: readonly Part[]): Part {
  const { id, view, header, labels, isExpandable } = drawing
  const described = `${id}-status ${id}-call${hasResult(header) ? ` ${id}-result` : ''}`
  return isExpandable
    ? element('button', {
        'key': 'button',
        'class': 'tc-header',
        'data-part': 'header',
        'type': 'button',
        'aria-expanded': drawing.isOpen,
        'aria-controls': drawing.hasBody ? `${id}-body` : undefined,
        'aria-label': labels.toggle(view.name),
        'aria-describedby': described,
        'onMousedown': notePress,
        'onClick': drawing.onClick,
      }, parts)
    : element('div', {
        'key': 'line',
        'class': 'tc-header',
        'data-part': 'header',
        'role': 'group',
        'aria-label': view.name,
        'aria-describedby': described,
      }, parts)
}

function drawSummary<Part>({ id, view, header, summary }: HeaderDrawing<Part>, { element }: Elements<Part>): Part {
  const isRanged = header.isCode && view.callBadges.some(isGlued)
  return element('span', {
    'key': 'summary',
    'id': `${id}-call`,
    'class': `tc-summary${header.isCode ? ' tc-code' : ''}${header.isPath ? ' tc-path' : ''}${isRanged ? ' tc-ranged' : ''}${header.isMissing ? ' tc-missing' : ''}`,
    'data-part': 'summary',
    'title': view.callSummary || undefined,
  }, summary ? [summary] : header.summary)
}

/** A call that runs has none, and no word in its place. */
function hasResult({ label, result }: CardHeader): boolean {
  return (label ?? result) !== ''
}

function drawResult<Part>({ id, header }: HeaderDrawing<Part>, { element }: Elements<Part>): Part {
  return header.label === null
    ? element('span', { 'key': 'result', 'id': `${id}-result`, 'class': 'tc-result', 'data-part': 'result-summary', 'title': header.result }, header.result)
    : element('span', { 'key': 'label', 'id': `${id}-result`, 'class': 'tc-label', 'data-part': 'result-summary' }, header.label)
}

/** A badge that may be cut says all of it to the pointer. */
function tooltipOf(text: string): string | undefined {
  return text.length > LONG_BADGE ? text : undefined
}

/** `+3 −1` in two colours; every other badge in one. */
function drawBadge<Part>({ text, tone = 'plain' }: ToolBadge, elements: Elements<Part>): Part {
  const [first, second] = tone === 'added-removed' ? text.split(' ') : [text]
  return elements.element('span', {
    'class': 'tc-badge',
    'data-part': 'badge',
    'data-tone': tone,
    'title': tooltipOf(text),
    'data-sign': tone === 'added-removed' ? text[0] : undefined,
  }, second === undefined ? first : [elements.text(first!), elements.element('span', { 'data-sign': '−' }, ` ${second}`)])
}
