import { diffTexts } from '../diff/diff-texts'
import type { FileDiff } from '../model/view'
import { readOwn, readOwnString } from '../text/own-values'
import type { UnknownRecord } from '../text/own-values'

/**
 * Yields the diffs of declared changes. A change whose texts are no texts keeps its path and says that
 * there is no content; `oldText` that is `null` or left out is a creation.
 */
export function diffDeclared(diffs: readonly UnknownRecord[]): readonly FileDiff[] {
  return diffs.map((diff) => {
    const path = readOwnString(diff, 'path') ?? ''
    const texts = readTexts(diff)
    return texts === undefined
      ? { path, change: 'modified', hunks: [], added: 0, removed: 0, note: 'no-content' }
      : diffTexts(texts.oldText, texts.newText, { path })
  })
}

/** The texts of a declared change; `undefined` when they are mangled. */
export interface DeclaredTexts {
  readonly oldText: string | null
  readonly newText: string
}

/** Yields both texts of a declared change, `undefined` when one of them is something else. */
export function readTexts(diff: UnknownRecord): DeclaredTexts | undefined {
  const oldText = readOwn(diff, 'oldText') ?? null
  const newText = readOwn(diff, 'newText')
  if (typeof newText !== 'string' || (oldText !== null && typeof oldText !== 'string')) return undefined
  return { oldText, newText }
}
