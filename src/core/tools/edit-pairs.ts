import { isRecord } from '../text/own-values'
import type { UnknownRecord } from '../text/own-values'
import type { EditPair } from './edit-pair'
import { readSearchReplace } from './search-replace'
import { hasFlag, pickList, pickPath, pickString, pickText } from './tool-args'

const spellings: readonly (readonly [oldKey: string, newKey: string])[] = [
  ['old_string', 'new_string'],
  ['oldString', 'newString'],
  ['old_str', 'new_str'],
  ['oldText', 'newText'],
  ['old_text', 'new_text'],
  ['before', 'after'],
  ['find', 'replace'],
  ['search', 'replace'],
]

/** Yields the replacements that the arguments ask for, in whatever spelling; none when there are none. */
export function readEditPairs(args: UnknownRecord): readonly EditPair[] {
  const list = pickList(args, ['edits', 'replacements'])
  if (list !== undefined) {
    const pairs = list.filter(isRecord).map(readPair).filter(pair => pair !== undefined)
    if (pairs.length > 0) return pairs
  }
  const pair = readPair(args)
  if (pair !== undefined) return [pair]
  const marked = pickString(args, ['diff', 'content', 'blocks'])
  return marked === undefined ? [] : readSearchReplace(marked)
}

/** Yields the one replacement of an object; an old or new text that is left out is empty. */
function readPair(source: UnknownRecord): EditPair | undefined {
  for (const [oldKey, newKey] of spellings) {
    const oldText = pickText(source, [oldKey])
    const newText = pickText(source, [newKey])
    if (oldText === undefined && newText === undefined) continue
    // A lone `search`, `find` or `replace` is no replacement.
    if ((oldText === undefined || newText === undefined) && newKey === 'replace') continue
    const path = pickPath(source)
    return {
      ...(path !== undefined && { path }),
      oldText: oldText ?? '',
      newText: newText ?? '',
      isEverywhere: hasFlag(source, ['replace_all', 'replaceAll', 'allow_multiple']),
    }
  }
  return undefined
}

/** Tells edits that only sketch the new text, with placeholders for what stays. */
export function readSketch(args: UnknownRecord): string | undefined {
  return pickText(args, ['code_edit', 'changes', 'code'])
}
