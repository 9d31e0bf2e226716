import type { FileDiff } from '../model'
import { changesLineEnds } from './line-end-changes'
import { MAX_MARKED_PAIRS } from './limits'
import { readPatchHeader } from './read-patch-header'
import type { PatchHeader } from './read-patch-header'
import { countRows, readHunk } from './read-rows'
import { splitPatch } from './split-patch'
import type { PatchSection } from './split-patch'

/**
 * Reads a unified or git patch. What is no file of a patch is passed over; `[]` when nothing is one.
 */
export function parseUnifiedPatch(text: string): readonly FileDiff[] {
  return splitPatch(text)
    .map(readSection)
    .filter(file => file !== null)
}

function readSection(section: PatchSection): FileDiff | null {
  const header = readPatchHeader(section.headerLines)
  const budget = { pairs: MAX_MARKED_PAIRS }
  const read = section.hunks.map(raw => ({ raw, hunk: readHunk(raw, budget) })).filter(({ hunk }) => hunk.lines.length > 0)
  const hunks = read.map(({ hunk }) => hunk)
  // `Index: 5` in running text opens a section as well.
  if (hunks.length === 0 && !header.isCertain) return null
  const hasOtherEnds = read.some(({ raw, hunk }) => changesLineEnds(raw, hunk.lines))
  const note = header.isBinary ? 'binary' : hasOtherEnds ? 'line-endings' : hunks.length > 0 ? undefined : findNote(header, section)
  return {
    path: header.path,
    ...(header.oldPath === undefined ? {} : { oldPath: header.oldPath }),
    change: header.change,
    ...(header.mode === undefined ? {} : { mode: header.mode }),
    hunks,
    ...countRows(hunks),
    ...(note === undefined ? {} : { note }),
    ...(section.hasGuessedNumbers ? { relative: true } : {}),
  }
}

/** Why a file of a patch has no hunks; `undefined` where there are some that cannot be read. */
function findNote(header: PatchHeader, { headerLines }: PatchSection): FileDiff['note'] {
  if (headerLines.some(line => line.startsWith('@@'))) return undefined
  return header.keepsContent ? 'no-changes' : 'no-content'
}
