import { isRecord, readOwn, toNumber } from '../text/own-values'
import { parseJson } from '../text/json'

/** Spellings of the path of a file or folder, the most telling first. */
export const pathKeys = [
  'file_path', 'filePath', 'path', 'filepath', 'target_file', 'absolute_path', 'AbsolutePath', 'notebook_path',
  'file', 'filename', 'dir_path', 'dirPath', 'target_directory', 'directory', 'relative_workspace_path',
] as const

/**
 * Yields the first of the fields that is a string with something in it, `undefined` when none is.
 *
 * @example pickString({ cmd: 'ls' }, ['command', 'cmd']) // → 'ls'
 */
export function pickString(args: unknown, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = readOwn(args, key)
    if (typeof value === 'string' && value.trim() !== '') return value
  }
  return undefined
}

/** Yields the first of the fields that is a string, be it empty. */
export function pickText(args: unknown, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = readOwn(args, key)
    if (typeof value === 'string') return value
  }
  return undefined
}

/** Yields the first of the fields that is a number, or a string that is one. */
export function pickNumber(args: unknown, keys: readonly string[]): number | undefined {
  for (const key of keys) {
    const value = toNumber(readOwn(args, key))
    if (value !== undefined) return value
  }
  return undefined
}

/** Yields the first of the fields that names something: a string, or a number as a string. */
export function pickId(args: unknown, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = readOwn(args, key)
    if (typeof value === 'string' && value !== '') return value
    if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  }
  return undefined
}

/** Tells whether one of the fields is `true` (also as a string). */
export function hasFlag(args: unknown, keys: readonly string[]): boolean {
  return keys.some((key) => {
    const value = readOwn(args, key)
    return value === true || value === 'true'
  })
}

/**
 * Yields an own field; a text that holds a list or an object as JSON has been read.
 *
 * @example readField({ range: '[1,2]' }, 'range') // → [1, 2]
 */
export function readField(args: unknown, key: string): unknown {
  const field = readOwn(args, key)
  return typeof field === 'string' && /^\s*[[{]/.test(field) ? parseJson(field) ?? field : field
}

/**
 * Yields the first of the fields that is a list. Lists that arrive as JSON text are read, and a single
 * object where a list is meant is a list of one.
 *
 * @example pickList({ edits: '[{"a":1}]' }, ['edits']) // → [{ a: 1 }]
 */
export function pickList(args: unknown, keys: readonly string[]): readonly unknown[] | undefined {
  for (const key of keys) {
    const value = readField(args, key)
    if (Array.isArray(value)) return value
    if (isRecord(value)) return [value]
  }
  return undefined
}

/**
 * Yields the first of the fields that is a list, as `pickList` does, or a single text where a list is meant.
 *
 * @example pickItems({ files: 'a' }, ['files']) // → ['a']
 */
export function pickItems(args: unknown, keys: readonly string[]): readonly unknown[] | undefined {
  for (const key of keys) {
    const text = pickString(args, [key])
    const list = pickList(args, [key]) ?? (text === undefined ? undefined : [text])
    if (list !== undefined) return list
  }
  return undefined
}

/** Yields the strings of a list, everything else left out. */
export function onlyStrings(list: readonly unknown[] | undefined): readonly string[] {
  return (list ?? []).filter(item => typeof item === 'string')
}

/** Yields the path that a call names, `undefined` when it names none. */
export function pickPath(args: unknown): string | undefined {
  return pickString(args, pathKeys)
}
