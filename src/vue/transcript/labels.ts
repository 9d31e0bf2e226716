import type { TranscriptText } from '../../core/model/entry'

/** Words around the cards of a transcript. */
export interface TranscriptLabels {
  /** Who speaks. */
  readonly roles: Readonly<Record<TranscriptText['role'], string>>
  readonly cardCount: (count: number) => string
  /** How many cards a filter leaves. */
  readonly shownCount: (shown: number, total: number) => string
  readonly findInCards: string
  readonly filterByTool: string
  readonly allTools: string
  readonly filterByStatus: string
  readonly expandAll: string
  readonly collapseAll: string
  readonly copyMarkdown: string
  readonly noMatchingCards: string
  readonly clearFilter: string
}

/** The words in English. */
export const transcriptLabels: TranscriptLabels = {
  roles: { user: 'User', assistant: 'Assistant', system: 'System', thinking: 'Thinking', error: 'Error' },
  cardCount: count => count === 1 ? '1 call' : `${count} calls`,
  shownCount: (shown, total) => `${shown} of ${total} calls`,
  findInCards: 'Find',
  filterByTool: 'Tool',
  allTools: 'All tools',
  filterByStatus: 'Status',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  copyMarkdown: 'Copy as Markdown',
  noMatchingCards: 'Nothing matches.',
  clearFilter: 'Show all',
}
