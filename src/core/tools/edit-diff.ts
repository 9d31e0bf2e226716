import type { DiffHunk, FileDiff } from '../model/view'
import { diffTexts } from '../diff/diff-texts'
import { parsePatch } from '../diff/parse-patch'
import { readStructuredPatch } from '../diff/structured-patch'
import { readOwnRecord, readOwnString, readOwn } from '../text/own-values'
import { normalizePath } from '../text/paths'
import type { EditPair } from './edit-pair'
import type { ResultContext } from './family'
import { readNumberedDiff } from './numbered-diff'
import { jsonWith } from './result-content'
import { readFact as readOwnFact } from './result-facts'

/** An edit tool answers in words: an answer that is JSON text is its own, and tells the same facts (Amp). */
function readFact(context: ResultContext, key: string): unknown {
  return readOwnFact(context, key) ?? readOwn(jsonWith(context.content, key), key)
}

/** Yields the diffs of replacements, one file each; line numbers are those of the snippets. */
export function diffPairs(pairs: readonly EditPair[], path: string): readonly FileDiff[] {
  return pairs.map(pair => diffTexts(pair.oldText, pair.newText, { path: pair.path ?? path, relative: true }))
}

/**
 * Yields the diff that a result tells with the real line numbers: from whole texts, else from a
 * structured or unified patch; `null` when it tells none.
 */
export function diffOfResult(context: ResultContext, path: string, pairs: readonly EditPair[]): readonly FileDiff[] | null {
  return diffOfWholeTexts(context, path, pairs)
    ?? diffOfStructuredPatch(context, path)
    ?? diffOfPatchText(context, path)
    ?? diffOfNumberedText(context, path)
}

function diffOfWholeTexts(context: ResultContext, path: string, pairs: readonly EditPair[]): readonly FileDiff[] | null {
  const oldText = textFact(context, ['originalContent', 'old_content'])
  const newText = textFact(context, ['newContent', 'new_content'])
  if (oldText !== undefined && newText !== undefined) {
    const isNew = readFact(context, 'isNewFile') === true || readFact(context, 'prev_exist') === false
    return [diffTexts(isNew ? null : oldText, newText, { path })]
  }
  const original = textFact(context, ['originalFile'])
  if (original === undefined || readFact(context, 'userModified') === true) return null
  const edited = applyPairs(original, pairs)
  return edited === null ? null : [diffTexts(original, edited, { path })]
}

function textFact(context: ResultContext, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = readFact(context, key)
    if (typeof value === 'string') return value
  }
  return undefined
}

/** Yields the text with all replacements made; `null` when one of them has no place in it. */
export function applyPairs(text: string, pairs: readonly EditPair[]): string | null {
  if (pairs.length === 0) return null
  let result = text
  for (const { oldText, newText, isEverywhere } of pairs) {
    const at = oldText === '' ? -1 : result.indexOf(oldText)
    if (at < 0) return null
    result = isEverywhere
      ? result.split(oldText).join(newText)
      : result.slice(0, at) + newText + result.slice(at + oldText.length)
  }
  return result
}

function diffOfStructuredPatch(context: ResultContext, path: string): readonly FileDiff[] | null {
  const hunks = readStructuredPatch(readFact(context, 'structuredPatch'))
  if (hunks === null || hunks.length === 0) return null
  return [diffOfHunks(hunks, path)]
}

function diffOfHunks(hunks: readonly DiffHunk[], path: string): FileDiff {
  const lines = hunks.flatMap(hunk => hunk.lines)
  return {
    path,
    change: 'modified',
    hunks,
    added: lines.filter(line => line.kind === 'added').length,
    removed: lines.filter(line => line.kind === 'removed').length,
  }
}

/** Yields the diff with numbered rows: of the details (pi, oh-my-pi), or of a fence in the text (Cline); `null` when there is none. */
export function diffOfNumberedText(context: ResultContext, path: string): readonly FileDiff[] | null {
  const told = readFact(context, 'diff')
  const fenced = context.content.kind === 'text' ? readFence(context.content.text) : undefined
  for (const text of [told, fenced]) {
    const hunks = typeof text === 'string' ? readNumberedDiff(text) : null
    if (hunks !== null) return [diffOfHunks(hunks, path)]
  }
  return null
}

/** Where results keep unified patches. */
const patchKeys = ['patch', 'detailedContent', 'fileDiff', 'diff'] as const

/** The text between the first fence that is marked as a diff and the next one. */
function readFence(text: string): string | undefined {
  const lead = /^`{3,9}diff\n/m.exec(text)
  const start = (lead?.index ?? 0) + (lead?.[0].length ?? 0)
  const end = lead === null ? -1 : text.indexOf('\n```', start)
  return end < 0 ? undefined : text.slice(start, end)
}

function diffOfPatchText(context: ResultContext, path: string): readonly FileDiff[] | null {
  const texts = patchKeys.map(key => readFact(context, key)).filter(text => typeof text === 'string')
  if (context.content.kind === 'text') texts.push(context.content.text)
  for (const text of texts) {
    if (!/^@@ -\d/m.test(text)) continue
    const files = parsePatch(text).filter(file => file.hunks.length > 0)
    const only = files.length === 1 ? files[0] : undefined
    if (only !== undefined) return [{ ...only, path }]
    if (files.length > 0) return files
  }
  return null
}

/** Yields the first changed line that a result tells; `undefined` when it tells none. */
export function lineOfResult(context: ResultContext): number | undefined {
  const patch = readFact(context, 'structuredPatch')
  const range = readFact(context, 'lineRange')
  const candidates = [
    Array.isArray(patch) ? readOwn(patch[0], 'newStart') : undefined,
    readFact(context, 'firstChangedLine'),
    Array.isArray(range) ? range[0] : undefined,
  ]
  return candidates.find(line => typeof line === 'number' && Number.isInteger(line) && line > 0) as number | undefined
}

/** Yields the diff that a written file makes; a result that knows the former text replaces it. */
export function diffOfWrite(context: ResultContext, path: string): readonly FileDiff[] | null {
  const original = textFact(context, ['originalFile'])
  const content = textFact(context, ['content'])
  if (original !== undefined && content !== undefined) return [diffTexts(original, content, { path })]
  return diffOfResult(context, path, [])
}

/** Yields how many different files the paths name. */
export function countPaths(paths: readonly string[]): number {
  return new Set(paths.map(normalizePath)).size
}

/** Yields the file that a result speaks of. */
export function pathOfResult(context: ResultContext): string {
  const file = readOwnRecord(context.details, 'file')
  return readOwnString(context.details, 'filePath') ?? readOwnString(file, 'filePath') ?? ''
}
