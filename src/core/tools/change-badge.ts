import type { ToolBadge } from '../model/view'
import { countChanges } from '../diff/count-changes'

/** Numbers of added and removed lines. */
export interface ChangeCounts {
  readonly added: number
  readonly removed: number
}

/** Yields the counts of several files together. */
export function sumCounts(files: readonly ChangeCounts[]): ChangeCounts {
  return {
    added: files.reduce((sum, file) => sum + file.added, 0),
    removed: files.reduce((sum, file) => sum + file.removed, 0),
  }
}

/**
 * Writes counts of lines; a side that is zero is left out.
 *
 * @example formatCounts({ added: 3, removed: 1 }) // → '+3 −1'
 */
export function formatCounts({ added, removed }: ChangeCounts): string {
  return [added > 0 ? `+${added}` : '', removed > 0 ? `−${removed}` : ''].filter(side => side !== '').join(' ')
}

/** Yields the badge of counts; none when nothing changes or the counts are not known. */
export function badgeOfCounts(counts: ChangeCounts | null): readonly ToolBadge[] {
  const text = counts === null ? '' : formatCounts(counts)
  return text === '' ? [] : [{ text, tone: 'added-removed' }]
}

/** Yields the badge of a call's replacements. */
export function badgeOfPairs(pairs: readonly { readonly oldText: string, readonly newText: string }[]): readonly ToolBadge[] {
  return pairs.length === 0 ? [] : badgeOfCounts(countChanges(pairs))
}
