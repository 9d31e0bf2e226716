import type { DiffHunk, FileDiff } from '../model'
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
  const hunks = section.hunks.map(raw => readHunk(raw, budget)).filter(hunk => hunk.lines.length > 0)
  // `Index: 5` in running text opens a section as well.
  if (hunks.length === 0 && !header.isCertain) return null
  const note = header.isBinary ? 'binary' : findNote(header, hunks)
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

function findNote(header: PatchHeader, hunks: readonly DiffHunk[]): FileDiff['note'] {
  if (hunks.length > 0) return hunks.some(hasInvisibleChange) ? 'line-endings' : undefined
  return header.keepsContent ? 'no-changes' : 'no-content'
}

/** A removed and an added row that read the same differ in their line ends. */
function hasInvisibleChange({ lines }: DiffHunk): boolean {
  return lines.some((line, index) => {
    const next = lines[index + 1]
    return line.kind === 'removed' && next?.kind === 'added'
      && line.text === next.text && line.noNewline === next.noNewline
  })
}
