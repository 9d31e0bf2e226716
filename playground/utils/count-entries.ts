import type { ToolEntry, ToolStatus } from 'vue-tool-card/core'

/** What may still be answered. */
const OPEN: readonly ToolStatus[] = ['streaming', 'pending', 'approval']

/** How many calls and results there are, and what became of them; sub-agents' calls included. */
export function countEntries(entries: readonly ToolEntry[]) {
  const counts = { calls: 0, results: 0, failed: 0, pending: 0 }
  const queue = [...entries]
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    if (entry.call) counts.calls++
    if (entry.result && !entry.result.preliminary) counts.results++
    if (OPEN.includes(entry.status)) counts.pending++
    if (entry.status === 'error') counts.failed++
    queue.push(...entry.children)
  }
  return counts
}
