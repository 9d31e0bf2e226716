import type { ToolStatus } from '../model/status'
import type { ToolCardView } from '../model/view'

const signs: Readonly<Record<ToolStatus, string>> = {
  streaming: '…',
  pending: '⟳',
  approval: '!',
  ok: '✓',
  error: '✗',
  denied: '⊘',
  cancelled: '■',
}

/**
 * Writes the header of a card as one line of plain text.
 *
 * @example formatToolLine(view) // → '✓ run_shell bun run test → 42 lines'
 */
export function formatToolLine(view: ToolCardView): string {
  const glued = view.callBadges.filter(badge => badge.text.startsWith(':')).map(badge => badge.text).join('')
  const plain = view.callBadges.filter(badge => !badge.text.startsWith(':')).map(badge => badge.text)
  // A declared view without a tool name has its title in both places.
  const name = view.name === view.callSummary ? '' : view.name
  const words = [signs[view.status], name, view.callSummary + glued, ...plain]
  const call = words.filter(word => word !== '').join(' ')
  return view.resultSummary === null ? call : `${call} → ${view.resultSummary}`
}
