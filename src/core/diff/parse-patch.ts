import type { FileDiff } from '../model'
import { MAX_LINES, MAX_TEXT_LENGTH } from './limits'
import { isPatchEnvelope, parsePatchEnvelope } from './parse-patch-envelope'
import { parseUnifiedPatch } from './parse-unified-patch'
import { stripFence } from './strip-fence'

/**
 * Reads a patch: unified and git diffs of any number of files, and the `*** Begin Patch` envelope of
 * `apply_patch` tools; either may stand in a Markdown fence and among other text.
 *
 * Never throws. A patch that is cut off, or whose hunk lengths are wrong, gives what is there. Of a
 * patch above 2 MB or 50,000 lines the start is read, and its last file has the note `too-large`.
 *
 * @returns The files in the order of the patch; `[]` when the text is no patch.
 */
export function parsePatch(text: string): readonly FileDiff[] {
  if (typeof text !== 'string') return []
  const end = findEnd(text)
  const isCut = end < text.length
  const patch = stripFence(isCut ? text.slice(0, end) : text)
  const files = isPatchEnvelope(patch) ? parsePatchEnvelope(patch) : parseUnifiedPatch(patch)
  const last = files.at(-1)
  return isCut && last !== undefined ? [...files.slice(0, -1), { ...last, note: 'too-large' }] : files
}

/** Offset of the line end up to which a patch is read. */
function findEnd(text: string): number {
  let end = 0
  for (let line = 0; line < MAX_LINES; line++) {
    const next = text.indexOf('\n', end) + 1
    if (next === 0 && text.length <= MAX_TEXT_LENGTH) return text.length
    if (next === 0 || next > MAX_TEXT_LENGTH) return end
    end = next
  }
  return end
}
