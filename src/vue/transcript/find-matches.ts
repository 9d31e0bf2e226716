import type { ToolEntry, TranscriptItem } from '../../core/model/entry'
import type { ToolCardView } from '../../core/model/view'
import type { PreviewOptions } from '../../core/text/view-output'
import type { TranscriptFilter } from './transcript-filter'
import { writeCall, writeOutput } from '../../core/export/write-body'
import { attempt } from '../../core/text/attempt'
import { viewOutput } from '../../core/text/view-output'
import { createTextSearch } from './transcript-filter'

/** One half of a card's body. */
export type CardHalf = 'call' | 'output'

/** What a filter leaves, and what must be open for a reader to see why. */
export interface TranscriptMatches {
  readonly items: readonly TranscriptItem[]
  /** How many cards match, those of sub-agents included. */
  readonly count: number
  /** Cards whose match stands in their body, by key, with the halves that hide it among their middle lines. */
  readonly open: ReadonlyMap<string, readonly CardHalf[]>
}

/** How cards are looked at. */
export interface MatchOptions {
  readonly viewOf: (entry: ToolEntry) => ToolCardView
  /** How much of a long text is in view. */
  readonly preview?: PreviewOptions
}

/**
 * Applies a filter. A card stays when it, or a card of its sub-agent, has the tool, the status and the
 * words; a message stays when it has the words and nothing else is asked for.
 */
export function findMatches(
  items: readonly TranscriptItem[], filter: TranscriptFilter, { viewOf, preview }: MatchOptions,
): TranscriptMatches {
  const search = createTextSearch(filter.text)
  const tools = filter.tools?.length ? new Set(filter.tools) : null
  const statuses = filter.statuses?.length ? new Set(filter.statuses) : null
  const open = new Map<string, readonly CardHalf[]>()
  let count = 0

  function matchEntry(entry: ToolEntry): boolean {
    const view = viewOf(entry)
    const isAsked = (!tools || tools.has(view.name)) && (!statuses || statuses.has(view.status))
    const isFound = isAsked && (!search || matchCard(entry, view, search))
    if (isFound) count++
    // Every child is looked at, since each match is opened.
    const hasChild = entry.children.filter(matchEntry).length > 0
    if (hasChild && !open.has(entry.key)) open.set(entry.key, [])
    return isFound || hasChild
  }

  function matchCard({ key }: ToolEntry, view: ToolCardView, search: TextSearch): boolean {
    const { name, server, title, callSummary, resultSummary } = view
    // A match in the header is seen already.
    if (search([name, server, title, callSummary.slice(0, SEEN), resultSummary].join('\n'))) return true
    const found = (['call', 'output'] as const).map(half => ({ half, place: findInHalf(view, half, search, preview) }))
    if (found.every(({ place }) => place === null)) return search(callSummary)
    open.set(key, found.filter(({ place }) => place === 'hidden').map(({ half }) => half))
    return true
  }

  const left = items.filter(item => item.kind === 'tool'
    ? matchEntry(item.entry)
    : search !== null && !tools && !statuses && item.text !== undefined && search(item.text.text))
  return { items: left, count, open }
}

/** A header has room for about so many characters of a command. */
const SEEN = 60

type TextSearch = (text: string) => boolean

function findInHalf(view: ToolCardView, half: CardHalf, search: TextSearch, preview?: PreviewOptions): 'in view' | 'hidden' | null {
  const text = attempt(() => (half === 'call' ? writeCall(view) : writeOutput(view.output))?.text, undefined)
  if (text === undefined) return null
  const lines = viewOutput(text, preview)
  // Sequences of a terminal may stand within the words.
  const isFound = search(text) || (text.includes('\u001B') && search((lines.kind === 'full' ? lines.lines : lines.all).join('\n')))
  if (!isFound) return null
  const isInView = lines.kind === 'full' || search(lines.head.join('\n')) || search(lines.tail.join('\n'))
  return isInView ? 'in view' : 'hidden'
}
