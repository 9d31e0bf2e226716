import type { TranscriptItem } from 'vue-tool-card/core'

/** Whether the item is something said in the chat itself: no bookkeeping, and nothing that a sub-agent said. */
export function isMessage(item: TranscriptItem): boolean {
  return item.kind === 'other' && item.text !== undefined && item.parentToolCallId === undefined
}
