import type { DiffLine } from '../model'
import { findChanges } from './find-changes'
import type { Change } from './find-changes'
import {
  MAX_MARKED_LENGTH,
  MAX_MARKED_PAIRS,
  MAX_UNEVEN_BLOCK,
  MAX_WORD_EDITS,
  MIN_SURVIVING_SHARE,
} from './limits'

type Marks = NonNullable<DiffLine['marks']>

const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`
const JOINED = String.raw`[\p{M}\u200c\u200d]*`

/**
 * A word, a run of white space, one sign of ASCII, or a run of other signs. Chinese and Japanese are
 * taken letter by letter, since they set no spaces. Combining marks stay with what they stand on and
 * pictures stay whole, so that no mark cuts through a character. Every character is in some match.
 */
const WORD = new RegExp([
  `${CJK}${JOINED}`,
  String.raw`(?:(?!${CJK})[\p{L}\p{N}_]${JOINED})+`,
  String.raw`\s+`,
  String.raw`(?![\w\s])[\0-\x7f]${JOINED}`,
  String.raw`[^\0-\x7f\s\p{L}\p{N}]+`,
].join('|'), 'gu')

/**
 * Marks the changed words of a hunk: in each block of removed and added rows the n-th removed row is
 * compared with the n-th added one. Rows that have nothing to mark stay the same objects. `budget` says
 * how many pairs may still be compared and is counted down, so that the hunks of a file share it.
 */
export function markWords(
  lines: readonly DiffLine[],
  budget: { pairs: number } = { pairs: MAX_MARKED_PAIRS },
): readonly DiffLine[] {
  const marked = [...lines]
  let index = 0
  while (index < lines.length) {
    const removedFrom = index
    while (lines[index]?.kind === 'removed') index++
    const addedFrom = index
    while (lines[index]?.kind === 'added') index++
    const removed = addedFrom - removedFrom
    const added = index - addedFrom
    if (removed === 0 && added === 0) index++
    if (removed !== added && removed + added > MAX_UNEVEN_BLOCK) continue
    for (let i = 0; i < Math.min(removed, added) && budget.pairs > 0; i++) {
      budget.pairs--
      markPair(marked, removedFrom + i, addedFrom + i)
    }
  }
  return marked
}

function markPair(rows: DiffLine[], oldIndex: number, newIndex: number): void {
  const oldRow = rows[oldIndex]
  const newRow = rows[newIndex]
  if (oldRow === undefined || newRow === undefined) return
  const [oldMarks, newMarks] = findChangedWords(oldRow.text, newRow.text)
  if (oldMarks.length > 0) rows[oldIndex] = { ...oldRow, marks: oldMarks }
  if (newMarks.length > 0) rows[newIndex] = { ...newRow, marks: newMarks }
}

/**
 * Finds the words that differ between two versions of a line, as offsets into each of them. Both lists
 * are empty when the lines are equal, longer than 500 units, or have too little in common.
 *
 * `'port: 3000', 'port: 5173'` → `[[[6, 10]], [[6, 10]]]`
 */
export function findChangedWords(oldText: string, newText: string): readonly [Marks, Marks] {
  const none: readonly [Marks, Marks] = [[], []]
  if (oldText === newText || Math.max(oldText.length, newText.length) > MAX_MARKED_LENGTH) return none
  const oldWords = oldText.match(WORD) ?? []
  const newWords = newText.match(WORD) ?? []
  const changes = findChanges(oldWords, newWords, MAX_WORD_EDITS)
  if (!isSimilar(oldWords, newWords, changes)) return none
  return [
    toMarks(oldWords, changes.map(change => [change.oldStart, change.oldCount])),
    toMarks(newWords, changes.map(change => [change.newStart, change.newCount])),
  ]
}

/** White space survives in any two lines, so only words and signs are counted. */
function isSimilar(oldWords: readonly string[], newWords: readonly string[], changes: readonly Change[]): boolean {
  let changed = 0
  for (const change of changes) {
    changed += countSolid(oldWords.slice(change.oldStart, change.oldStart + change.oldCount))
    changed += countSolid(newWords.slice(change.newStart, change.newStart + change.newCount))
  }
  const total = countSolid(oldWords) + countSolid(newWords)
  return (total - changed) / total >= MIN_SURVIVING_SHARE
}

function countSolid(words: readonly string[]): number {
  return words.reduce((count, word) => isBlank(word) ? count : count + 1, 0)
}

function isBlank(word: string): boolean {
  return word.trim() === ''
}

/** Marks with only white space between them become one. */
function toMarks(words: readonly string[], runs: readonly (readonly [start: number, count: number])[]): Marks {
  const marks: (readonly [number, number])[] = []
  let offset = 0
  let position = 0
  let gapIsBlank = false
  for (const [start, count] of runs) {
    if (count === 0) continue
    for (; position < start; position++) {
      const word = words[position] ?? ''
      gapIsBlank &&= isBlank(word)
      offset += word.length
    }
    const from = offset
    for (; position < start + count; position++) offset += words[position]?.length ?? 0
    const previous = marks.at(-1)
    if (previous !== undefined && gapIsBlank) marks[marks.length - 1] = [previous[0], offset]
    else marks.push([from, offset])
    gapIsBlank = true
  }
  return marks
}
