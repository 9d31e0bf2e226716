import type { ToolEntry, TranscriptItem } from 'vue-tool-card/core'
import { readTranscript, toMarkdown, viewToolEntry } from 'vue-tool-card/core'

/** Everything that the cards of a log say and show, bodies and copies of long texts included, as one text. */
export function viewLog(log: string): string {
  return viewItems(readTranscript(log).items)
}

/** The same for items. */
export function viewItems(items: readonly TranscriptItem[]): string {
  return JSON.stringify([items.map(item => item.kind === 'tool' ? viewDeep(item.entry) : [item.key, item.text]), toMarkdown(items)])
}

function viewDeep(entry: ToolEntry): unknown {
  return [entry.key, viewToolEntry(entry), entry.children.map(viewDeep)]
}
