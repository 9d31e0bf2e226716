import { readOwn } from '../text/own-values'
import { formatDuration, formatSize, formatThousands } from '../text/format-units'

/** What can be counted in a header. */
export type CountedUnit
  = | 'line' | 'file' | 'entry' | 'item' | 'match' | 'result' | 'reference' | 'replacement' | 'answer'
    | 'row' | 'tool' | 'image' | 'call'

/**
 * Every word that a header can show, and how numbers with a unit are written.
 *
 * Give a whole object for another language; functions get plain numbers and texts and must be pure.
 */
export interface ToolCardLabels {
  /** Yields a number with its unit: `1 line`, `42 lines`. */
  readonly count: (count: number, unit: CountedUnit) => string
  readonly completedCount: (count: number) => string
  readonly tokens: (count: number) => string
  /** Writes a size in bytes. */
  readonly size: (bytes: number) => string
  /** Writes how long something took, in milliseconds. */
  readonly duration: (milliseconds: number) => string
  readonly matchesInFiles: (matches: string, files: string) => string
  readonly changesInFiles: (changes: string, files: string) => string
  readonly done: (done: number, total: number) => string
  readonly operations: (failed: number, total: number) => string
  readonly exit: (code: number) => string
  readonly inPath: (path: string) => string
  readonly to: (target: string) => string
  readonly more: (count: number) => string
  readonly pages: (pages: string) => string
  readonly cell: (id: string) => string
  readonly created: string
  readonly overwrote: string
  readonly wrote: string
  readonly updated: string
  readonly deleted: string
  readonly moved: string
  readonly copied: string
  readonly inserted: string
  readonly undone: string
  readonly replacedAll: string
  readonly noChange: string
  readonly failed: string
  readonly timedOut: string
  readonly cancelled: string
  readonly rejected: string
  readonly running: string
  readonly killed: string
  readonly truncated: string
  readonly noOutput: string
  readonly noFiles: string
  readonly noMatches: string
  readonly noResults: string
  readonly noItems: string
  readonly noRows: string
  readonly noProblems: string
  readonly unnamed: string
  readonly empty: string
  readonly emptyFile: string
  readonly unchanged: string
  readonly image: string
  readonly audio: string
  readonly pdf: string
  readonly cleared: string
  readonly approved: string
  readonly switched: string
  readonly dismissed: string
  readonly sent: string
  readonly loaded: string
  readonly restart: string
  readonly background: string
  readonly recursive: string
  readonly dryRun: string
  readonly diagnostics: string
}

const plurals: Readonly<Partial<Record<CountedUnit, string>>> = { entry: 'entries', match: 'matches' }

/** The words in English. */
export const defaultLabels: ToolCardLabels = {
  count: (count, unit) => `${count} ${count === 1 ? unit : plurals[unit] ?? `${unit}s`}`,
  completedCount: count => `${count} completed`,
  tokens: count => `${formatThousands(count)} tokens`,
  size: formatSize,
  duration: formatDuration,
  matchesInFiles: (matches, files) => `${matches} in ${files}`,
  changesInFiles: (changes, files) => `${changes} in ${files}`,
  done: (done, total) => `${done}/${total} done`,
  operations: (failed, total) => `${failed} of ${total}`,
  exit: code => `exit ${code}`,
  inPath: path => `in ${path}`,
  to: target => `to ${target}`,
  more: count => `+${count} more`,
  pages: pages => `pages ${pages}`,
  cell: id => `cell ${id}`,
  created: 'created',
  overwrote: 'overwrote',
  wrote: 'wrote',
  updated: 'updated',
  deleted: 'deleted',
  moved: 'moved',
  copied: 'copied',
  inserted: 'inserted',
  undone: 'undone',
  replacedAll: 'replaced all',
  noChange: 'no change',
  failed: 'failed',
  timedOut: 'timed out',
  cancelled: 'cancelled',
  rejected: 'rejected',
  running: 'running',
  killed: 'killed',
  truncated: 'truncated',
  noOutput: 'no output',
  noFiles: 'no files',
  noMatches: 'no matches',
  noResults: 'no results',
  noItems: 'no items',
  noRows: 'no rows',
  noProblems: 'no problems',
  unnamed: 'tool',
  empty: 'empty',
  emptyFile: 'empty file',
  unchanged: 'unchanged',
  image: 'image',
  audio: 'audio',
  pdf: 'pdf',
  cleared: 'cleared',
  approved: 'approved',
  switched: 'switched',
  dismissed: 'dismissed',
  sent: 'sent',
  loaded: 'loaded',
  restart: 'restart',
  background: 'background',
  recursive: 'recursive',
  dryRun: 'dry run',
  diagnostics: 'diagnostics',
}

const completed = new WeakMap<object, ToolCardLabels>()

/** Yields all words: those that are given, and English for what is missing or no word. The same object gives the same one. */
export function completeLabels(labels: Partial<ToolCardLabels> | undefined): ToolCardLabels {
  if (labels === undefined) return defaultLabels
  const known = completed.get(labels) ?? { ...defaultLabels, ...pickWords(labels) }
  completed.set(labels, known)
  return known
}

function pickWords(labels: Partial<ToolCardLabels>): Partial<ToolCardLabels> {
  return Object.fromEntries(Object.entries(labels).filter(([name, word]) => typeof word === typeof readOwn(defaultLabels, name)))
}
