import type { VNode } from 'vue'
import type { ToolBadge, ToolCardView } from '../core/model/view'
import type { CardHeader } from './card-header'
import type { Labels } from './locales/en'
import { h } from 'vue'
import { isGlued } from './card-header'
import ToolElapsed from './components/ToolElapsed.vue'
import { STATUS_PATHS } from './icons'
import { notePress } from './text-selection'

/** What a header is drawn from. */
export interface HeaderDrawing {
  readonly id: string
  readonly view: ToolCardView
  readonly header: CardHeader
  readonly labels: Labels
  /** Outline of the tool's icon. */
  readonly iconPath: string
  readonly isExpandable: boolean
  readonly isOpen: boolean
  /** The body is in the document. */
  readonly hasBody: boolean
  readonly onClick: (event: MouseEvent) => void
  /** In place of the icon. */
  readonly icon?: VNode
  /** In place of the words of the summary. */
  readonly summary?: VNode
}

// The same objects for every card: there may be thousands.
const ICON = { 'key': 'icon', 'class': 'tc-icon', 'data-part': 'icon', 'aria-hidden': 'true', 'viewBox': '0 0 16 16' }
const OWN_ICON = { 'key': 'own icon', 'class': 'tc-icon', 'data-part': 'icon' }
const NAME = { 'key': 'name', 'class': 'tc-name', 'data-part': 'name' }
const TOGGLE = { 'key': 'toggle', 'class': 'tc-toggle', 'data-part': 'toggle', 'aria-hidden': 'true' }

/**
 * Draws the line that is a closed card. By hand and in one go, with a key for each part that may be absent:
 * a component or a placeholder for each of them would cost a long transcript more than the line itself.
 */
export function drawHeader(drawing: HeaderDrawing): VNode {
  const { id, view, header, labels, isExpandable, isOpen } = drawing
  const parts = [
    h('svg', {
      'key': 'status',
      'id': `${id}-status`,
      'class': 'tc-status',
      'data-part': 'status',
      'role': 'img',
      'aria-label': labels.status[view.status],
      'viewBox': '0 0 16 16',
    }, STATUS_PATHS[view.status].map(d => h('path', { d }))),
    drawing.icon ? h('span', OWN_ICON, [drawing.icon]) : h('svg', ICON, [h('path', { d: drawing.iconPath })]),
    h('span', NAME, view.name),
    drawSummary(drawing),
  ]
  for (const badge of view.callBadges.filter(isGlued)) parts.push(h('span', { 'class': 'tc-range tc-code', 'data-part': 'badge' }, badge.text))
  for (const badge of view.callBadges) if (!isGlued(badge)) parts.push(drawBadge(badge))
  if (view.server) parts.push(h('span', { 'key': 'server', 'class': 'tc-badge tc-pill', 'data-part': 'badge' }, view.server))
  if (header.startedAt !== undefined) parts.push(h(ToolElapsed, { key: 'elapsed', since: header.startedAt }))
  else if (header.duration) parts.push(h('span', { 'key': 'duration', 'class': 'tc-badge', 'data-part': 'badge', 'data-tone': 'plain' }, header.duration))
  if (header.label ?? header.result) parts.push(drawResult(drawing))
  if (isExpandable) parts.push(h('span', TOGGLE))
  return isExpandable
    ? h('button', {
        'key': 'button',
        'class': 'tc-header',
        'data-part': 'header',
        'type': 'button',
        'aria-expanded': isOpen,
        'aria-controls': drawing.hasBody ? `${id}-body` : undefined,
        'aria-label': labels.toggle(view.name),
        'aria-describedby': `${id}-status ${id}-call ${id}-result`,
        'onMousedown': notePress,
        'onClick': drawing.onClick,
      }, parts)
    : h('div', {
        'key': 'line',
        'class': 'tc-header',
        'data-part': 'header',
        'role': 'group',
        'aria-label': view.name,
        'aria-describedby': `${id}-status ${id}-call ${id}-result`,
      }, parts)
}

function drawSummary({ id, view, header, summary }: HeaderDrawing): VNode {
  return h('span', {
    'key': 'summary',
    'id': `${id}-call`,
    'class': `tc-summary${header.isCode ? ' tc-code' : ''}${header.isPath ? ' tc-path' : ''}`,
    'data-part': 'summary',
    'title': view.callSummary || undefined,
  }, summary ? [summary] : header.summary)
}

function drawResult({ id, header }: HeaderDrawing): VNode {
  return header.label === null
    ? h('span', { 'key': 'result', 'id': `${id}-result`, 'class': 'tc-result', 'data-part': 'result-summary', 'title': header.result }, header.result)
    : h('span', { 'key': 'label', 'id': `${id}-result`, 'class': 'tc-label', 'data-part': 'result-summary' }, header.label)
}

/** `+3 −1` in two colours; every other badge in one. */
function drawBadge({ text, tone = 'plain' }: ToolBadge): VNode {
  const [first, second] = tone === 'added-removed' ? text.split(' ') : [text]
  return h('span', {
    'class': 'tc-badge',
    'data-part': 'badge',
    'data-tone': tone,
    'data-sign': tone === 'added-removed' ? text[0] : undefined,
  }, second === undefined ? first : [first, h('span', { 'data-sign': '−' }, ` ${second}`)])
}
