import { listOwnKeys, readOwn, readOwnString } from '../text/own-values'
import { pickList, pickPath, readField } from './tool-args'

/**
 * Yields the patch that arguments hold: the whole input, any of its strings, the second word of an
 * argument list, or an operation on one file (OpenAI's hosted tool); `undefined` when there is none.
 */
export function findPatch(input: unknown): string | undefined {
  if (typeof input === 'string') return isPatchText(input) ? input : undefined
  if (typeof input !== 'object' || input === null) return undefined
  for (const key of listOwnKeys(input)) {
    const value = readOwn(input, key)
    const text = Array.isArray(value) ? readOwn(value, '1') : value
    if (typeof text === 'string' && isPatchText(text)) return text
  }
  return patchOfOperation(readField(input, 'operation'))
}

/**
 * Tells a text that starts a patch.
 *
 * @example isPatchText('diff --git a/x b/x') // → true
 */
export function isPatchText(text: string): boolean {
  return /^\s{0,100}(?:\*\*\* Begin Patch|\*\*\* (?:Add|Update|Delete) File: |diff --git |--- a\/|--- \/dev\/null|Index: )/.test(text.slice(0, 200))
}

const verbs: ReadonlyMap<string, string> = new Map([
  ['create_file', 'Add'],
  ['update_file', 'Update'],
  ['delete_file', 'Delete'],
])

function patchOfOperation(operation: unknown): string | undefined {
  const verb = verbs.get(readOwnString(operation, 'type') ?? '')
  const path = readOwnString(operation, 'path')
  if (verb === undefined || path === undefined) return undefined
  return writePatch([`*** ${verb} File: ${path}\n${readOwnString(operation, 'diff') ?? ''}`])
}

/**
 * Yields the patch of a file whose changes stand in a list, `{ path, edits: [{ op, rename, diff }] }`
 * (oh-my-pi); `undefined` when there are none.
 */
export function findListedPatch(input: unknown): string | undefined {
  const path = pickPath(input)
  const sections = (pickList(input, ['edits']) ?? []).map(edit => sectionOfEdit(edit, path)).filter(section => section !== undefined)
  return sections.length === 0 ? undefined : writePatch(sections)
}

function sectionOfEdit(edit: unknown, ownPath: string | undefined): string | undefined {
  const path = pickPath(edit) ?? ownPath
  const diff = readOwnString(edit, 'diff')
  const op = readOwnString(edit, 'op')
  const rename = readOwnString(edit, 'rename')
  if (path === undefined || (diff === undefined && rename === undefined && op !== 'delete')) return undefined
  if (op === 'delete') return `*** Delete File: ${path}`
  if (op === 'create') return `*** Add File: ${path}\n${markAdded(diff ?? '')}`
  return [`*** Update File: ${path}`, ...(rename === undefined ? [] : [`*** Move to: ${rename}`]), diff ?? ''].join('\n')
}

/** A new file may come as it is, without the marks of a patch. */
function markAdded(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n')
  return lines.every(line => line.startsWith('+')) ? text : lines.map(line => `+${line}`).join('\n')
}

function writePatch(sections: readonly string[]): string {
  return `*** Begin Patch\n${sections.join('\n')}\n*** End Patch`
}
