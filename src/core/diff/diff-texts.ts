import type { FileDiff } from '../model'
import { buildHunks } from './build-hunks'
import type { TextComparison } from './compare-texts'
import { compareTexts } from './compare-texts'
import { MAX_LINES, MAX_TEXT_LENGTH } from './limits'
import { outlineLargeTexts } from './outline-large-texts'
import { countTextLines, hasOtherLineEnds, normalizeLineEnds } from './text-lines'

/** How two texts are compared and numbered. */
export interface DiffTextsOptions {
  /** @default '' */
  readonly path?: string
  /** Unchanged lines around a change. Negative reads as 0, what is no number as the default. @default 3 */
  readonly context?: number
  /** The texts are snippets, so their line numbers are not the file's. @default false */
  readonly relative?: boolean
  /** Number of the first old line; from another than 1 the texts are pieces and are not kept in the diff. @default 1 */
  readonly oldStart?: number
  /** Number of the first new line. @default oldStart */
  readonly newStart?: number
}

/**
 * Compares two versions of a file line by line. Pure, bounded, and total: same texts, same diff.
 *
 * - `null` as old text is a creation, as new text a deletion; neither costs a comparison.
 * - Equal texts give no hunks and the note `no-changes`; texts that differ in line ends only, the note
 *   `line-endings`. The latter stands beside hunks too when they leave such a difference out.
 * - Above 2 MB or 50,000 lines a side the note is `too-large`, and the hunks hold only the two ends of
 *   what lies between the common start and the common end.
 * - A last line without a line end has `noNewline`; in snippets only when the two sides differ in it.
 *
 * `'port: 3000', 'port: 5173'` → one hunk 1,1/1,1: removed `port: 3000`, added `port: 5173`
 */
export function diffTexts(
  oldText: string | null,
  newText: string | null,
  options: DiffTextsOptions = {},
): FileDiff {
  const before = typeof oldText === 'string' ? oldText : null
  const after = typeof newText === 'string' ? newText : null
  const oldStart = readLineNumber(options.oldStart, 1)
  const start = { oldStart, newStart: readLineNumber(options.newStart, oldStart) }
  const base = {
    path: options.path ?? '',
    change: readChange(before, after),
    ...(options.relative === true ? { relative: true } : {}),
  } as const

  const sameNote = findSameness(before, after)
  if (sameNote !== null) {
    return { ...base, hunks: [], added: 0, removed: 0, note: sameNote, oldText: before, newText: after }
  }
  if (isTooLarge(before) || isTooLarge(after)) {
    return { ...base, ...outlineLargeTexts(before ?? '', after ?? '', start), note: 'too-large' }
  }

  const comparison = compareTexts(before, after)
  if (comparison.changes.length === 0) {
    return { ...base, hunks: [], added: 0, removed: 0, note: 'no-content', oldText: before, newText: after }
  }
  const marksEnds = options.relative !== true
    || comparison.old.lacksFinalNewline !== comparison.new.lacksFinalNewline
  return {
    ...base,
    hunks: buildHunks(
      toSide(comparison.old, start.oldStart, marksEnds),
      toSide(comparison.new, start.newStart, marksEnds),
      comparison.changes,
      readContext(options.context),
    ),
    added: comparison.added,
    removed: comparison.removed,
    ...(hasOtherLineEnds(before ?? '', after ?? '') ? { note: 'line-endings' } : {}),
    ...(start.oldStart === 1 && start.newStart === 1 ? { oldText: before, newText: after } : {}),
  }
}

function toSide(side: TextComparison['old'], firstLine: number, marksEnds: boolean) {
  return { lines: side.lines, firstLine, marksEnd: marksEnds && side.lacksFinalNewline }
}

function readChange(oldText: string | null, newText: string | null): FileDiff['change'] {
  if (oldText === null && newText !== null) return 'created'
  if (newText === null && oldText !== null) return 'deleted'
  return 'modified'
}

/** The note that says it all, or `null` when lines must be compared. */
function findSameness(oldText: string | null, newText: string | null): FileDiff['note'] | null {
  if (oldText === newText) return 'no-changes'
  // One of them is no file, the other an empty one.
  if ((oldText ?? '') === (newText ?? '')) return 'no-content'
  if (oldText === null || newText === null) return null
  if (!oldText.includes('\r') && !newText.includes('\r')) return null
  return normalizeLineEnds(oldText) === normalizeLineEnds(newText) ? 'line-endings' : null
}

function isTooLarge(text: string | null): boolean {
  return text !== null && (text.length > MAX_TEXT_LENGTH || countTextLines(text) > MAX_LINES)
}

function readContext(context: unknown): number {
  if (typeof context !== 'number' || Number.isNaN(context)) return 3
  return Math.max(0, Math.floor(context))
}

function readLineNumber(line: unknown, fallback: number): number {
  return typeof line === 'number' && Number.isSafeInteger(line) && line >= 1 ? line : fallback
}
