import { listOwnKeys, readOwn, readOwnRecord, readOwnString } from '../text/own-values'

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
  return patchOfOperation(readOwnRecord(input, 'operation'))
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
  return `*** Begin Patch\n*** ${verb} File: ${path}\n${readOwnString(operation, 'diff') ?? ''}\n*** End Patch`
}
