import { compareTexts } from './compare-texts'
import { MAX_HEADER_LINES, MAX_TEXT_LENGTH } from './limits'
import { countTextLines, normalizeLineEnds } from './text-lines'

/** An old and a new text; `null`: there was or is no file. */
export interface TextPair {
  readonly oldText: string | null
  readonly newText: string | null
}

/**
 * Adds up the lines that pairs of texts add and remove, by the same line diff as `diffTexts`, so that a
 * header agrees with its body. Line ends do not count as changes.
 *
 * `null` when there is too much to compare for a header: more than 5,000 lines a side or 2 MB over all
 * pairs. Creations and deletions are only counted and never too much.
 *
 * `[{ oldText: 'a\nb', newText: 'a\nc\nd' }]` → `{ added: 2, removed: 1 }`
 */
export function countChanges(pairs: readonly TextPair[]): { added: number, removed: number } | null {
  let added = 0
  let removed = 0
  let oldLines = 0
  let newLines = 0
  let length = 0
  for (const { oldText, newText } of pairs) {
    if (oldText === newText) continue
    if (oldText === null || newText === null || oldText === '' || newText === '') {
      added += countTextLines(normalizeLineEnds(newText ?? ''))
      removed += countTextLines(normalizeLineEnds(oldText ?? ''))
      continue
    }
    length += oldText.length + newText.length
    if (length > MAX_TEXT_LENGTH) return null
    oldLines += countTextLines(oldText)
    newLines += countTextLines(newText)
    if (Math.max(oldLines, newLines) > MAX_HEADER_LINES) return null
    const counts = compareTexts(oldText, newText)
    added += counts.added
    removed += counts.removed
  }
  return { added, removed }
}
