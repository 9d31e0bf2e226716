import type { DiffLine } from '../model'
import type { RawHunk } from './read-rows'

/**
 * True where removed and added rows that face each other read the same, so that only their line ends
 * differ. Where just some rows of a block do, their carriage returns must tell it: who writes a patch by
 * hand removes lines and adds them again. `lines`: the rows of the hunk as they were read.
 */
export function changesLineEnds({ rows, parents = 1 }: RawHunk, lines: readonly DiffLine[]): boolean {
  if (parents > 1) return false
  const returns = rows.filter(row => !row.startsWith('\\')).map(row => row.endsWith('\r'))
  let index = 0
  while (index < lines.length) {
    const removedFrom = index
    while (lines[index]?.kind === 'removed') index++
    const addedFrom = index
    while (lines[index]?.kind === 'added') index++
    const removed = addedFrom - removedFrom
    const twins = Array.from({ length: removed }, (_, at) => at)
      .filter(at => isTwin(lines[removedFrom + at], lines[addedFrom + at]))
    if (twins.length > 0 && twins.length === removed && removed === index - addedFrom) return true
    if (twins.some(at => returns[removedFrom + at] !== returns[addedFrom + at])) return true
    if (index === removedFrom) index++
  }
  return false
}

function isTwin(old: DiffLine | undefined, now: DiffLine | undefined): boolean {
  return now?.kind === 'added' && old?.text === now.text && old.noNewline === now.noNewline
}
