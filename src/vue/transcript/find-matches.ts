import type { ToolEntry, TranscriptItem } from '../../core/model/entry'
import type { ToolCardView } from '../../core/model/view'
import type { PreviewOptions } from '../../core/text/view-output'
import type { Labels } from '../locales/en'
import type { PathBase } from '../shorten-path'
import type { TranscriptFilter } from './transcript-filter'
import { writeCall, writeOutput } from '../../core/export/write-body'
import { attempt } from '../../core/text/attempt'
import { tailPreview } from '../../core/text/tail-preview'
import { viewOutput } from '../../core/text/view-output'
import { childrenOf } from '../../core/text/children-of'
import { readHeader } from '../card-header'
import { shortenPath } from '../shorten-path'
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
export interface MatchOptions extends PathBase {
  readonly viewOf: (entry: ToolEntry) => ToolCardView
  readonly labels: Labels
  /** How much of a long text is in view. */
  readonly preview?: PreviewOptions
}

/**
 * Applies a filter. A card stays when it, or a card of its sub-agent, has the tool, the status and the
 * words; a message stays when it has the words and nothing else is asked for.
 */
export function findMatches(
  items: readonly TranscriptItem[], filter: TranscriptFilter, options: MatchOptions,
): TranscriptMatches {
  const { viewOf, preview } = options
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
    const hasChild = childrenOf(entry).filter(matchEntry).length > 0
    if (hasChild && !open.has(entry.key)) open.set(entry.key, [])
    return isFound || hasChild
  }

  function matchCard(entry: ToolEntry, view: ToolCardView, search: TextSearch): boolean {
    const isIn = (list: (entry: ToolEntry, view: ToolCardView, options: MatchOptions) => readonly unknown[]) =>
      attempt(() => search(list(entry, view, options).join('\n')), false)
    if (isIn(listSeen)) return true
    const found = (['call', 'output'] as const).map(half => ({ half, place: findInHalf(view, half, search, preview) }))
    if (found.every(({ place }) => place === null) && !isIn(listBeside)) return search(view.callSummary)
    open.set(entry.key, found.filter(({ place }) => place === 'hidden').map(({ half }) => half))
    return true
  }

  const left = items.filter(item => item.kind === 'tool'
    ? matchEntry(item.entry)
    : search !== null && !tools && !statuses && item.text !== undefined && search(item.text.text))
  return { items: left, count, open }
}

/** What stands on a closed card, in its header and in the question whether the call may run. */
function listSeen(entry: ToolEntry, view: ToolCardView, { labels }: MatchOptions): readonly unknown[] {
  const { summary, label, result, duration } = readHeader(entry, view, labels)
  const { name, server, callBadges, status } = view
  return [
    name, server, summary.slice(0, SEEN), ...callBadges.map(badge => badge.text), label, result, duration,
    ...status === 'approval' ? listAnswers(entry, labels) : [],
  ]
}

function listAnswers({ call }: ToolEntry, labels: Labels): readonly unknown[] {
  const { reason, options = [] } = call?.approval ?? {}
  return [reason, ...options.length > 0 ? options.map(option => option.label) : [labels.deny, labels.approve]]
}

/** What an open card shows beside its two halves, and never shortens. */
function listBeside({ call }: ToolEntry, { title, callDetail, locations }: ToolCardView, { cwd, home }: MatchOptions): readonly unknown[] {
  const { cwd: folder = '', description = '' } = callDetail.kind === 'command' ? callDetail : {}
  return [
    title, description, ...listSpellings(folder, { home }),
    ...locations.flatMap(({ path, line }) => listSpellings(line ? `${path}:${line}` : path, { cwd: call?.cwd ?? cwd, home })),
  ]
}

/** A path as it is, and as it is shown. */
function listSpellings(path: string, base: PathBase): readonly string[] {
  return [path, shortenPath(path, base)]
}

/** A header has room for about so many characters of a command. */
const SEEN = 60

type TextSearch = (text: string) => boolean

function findInHalf(view: ToolCardView, half: CardHalf, search: TextSearch, preview?: PreviewOptions): 'in view' | 'hidden' | null {
  const text = attempt(() => (half === 'call' ? writeCall(view) : writeOutput(view.output))?.text, undefined)
  if (text === undefined) return null
  const lines = viewOutput(text, half === 'output' && view.status === 'pending' ? tailPreview(preview ?? {}) : preview)
  // Sequences of a terminal may stand within the words.
  const isFound = search(text) || (text.includes('\u001B') && search((lines.kind === 'full' ? lines.lines : lines.all).join('\n')))
  if (!isFound) return null
  const isInView = lines.kind === 'full' || search(lines.head.join('\n')) || search(lines.tail.join('\n'))
  return isInView ? 'in view' : 'hidden'
}
