import type { JsonBranch, JsonLeaf, JsonNode } from '../../model/bodies'
import { attempt } from '../../text/attempt'
import { lazy } from '../../text/lazy'
import { withLazy } from '../../text/with-lazy'
import { listOwnKeys } from '../../text/own-values'
import { stringifyJson } from '../../text/stringify-json'
import { truncateText } from '../../text/truncate-text'
import { readFileInText } from './data-text'

/** Deepest nesting that is shown. */
const deepestNesting = 64

/** Most items or fields of one value that are shown. */
const mostChildren = 10_000

/** Longest leaf that is shown, in code points. */
const longestLeaf = 1000

/** Shown for a getter that throws. */
const unreadable = Symbol('unreadable')

/**
 * Makes a tree of any value, for reading and folding. Its branches are read when they are first opened;
 * cycles, getters that throw and what JSON has no form for are leaves that say so.
 */
export function readJsonTree(value: unknown): JsonNode {
  return makeNode(value, undefined, '', [])
}

function makeNode(value: unknown, key: string | number | undefined, path: string, above: readonly object[]): JsonNode {
  if (typeof value === 'object' && value !== null && !(value instanceof Date || value instanceof RegExp || value instanceof Error)) {
    if (above.includes(value)) return makeLeaf('"[circular]"', 'other', key, path, '[circular]')
    if (above.length < deepestNesting) return makeBranch(value, key, path, above)
  }
  return makeScalar(value, key, path)
}

function makeBranch(value: object, key: string | number | undefined, path: string, above: readonly object[]): JsonBranch {
  const isList = Array.isArray(value) || value instanceof Set
  const entries = lazy(() => listEntries(value))
  return withLazy({ kind: isList ? 'list' : 'object', ...(key !== undefined && { key }), path }, {
    count: () => entries().count,
    children: () => entries().shown.map(([name, field]) =>
      attempt(() => makeNode(field, name, childPath(path, name), [...above, value]), makeUnreadable(name, path))),
    copyText: () => stringifyJson(value, { indent: 2 }),
  })
}

interface Entries {
  readonly count: number
  readonly shown: readonly (readonly [key: string | number, value: unknown])[]
}

function listEntries(value: object): Entries {
  try {
    if (Array.isArray(value)) {
      const length = Math.min(value.length, mostChildren)
      return { count: value.length, shown: Array.from({ length }, (_, index) => [index, readField(() => value[index] as unknown)] as const) }
    }
    if (value instanceof Set) return { count: value.size, shown: [...value].slice(0, mostChildren).map((item, index) => [index, item] as const) }
    if (value instanceof Map) {
      return { count: value.size, shown: [...value].slice(0, mostChildren).map(([key, field]) => [typeof key === 'string' ? key : stringifyJson(key), field] as const) }
    }
    const record = value as Readonly<Record<string, unknown>>
    const fields = listOwnKeys(value).slice(0, mostChildren).map(key => [key, readField(() => record[key])] as const)
    const shown = fields.filter(([, field]) => field !== undefined)
    return { count: shown.length, shown }
  }
  catch {
    return { count: 0, shown: [] }
  }
}

function readField(read: () => unknown): unknown {
  try {
    return read()
  }
  catch {
    return unreadable
  }
}

function makeScalar(value: unknown, key: string | number | undefined, path: string): JsonLeaf {
  if (value === unreadable) return makeUnreadable(key, path)
  if (typeof value === 'string') {
    const text = JSON.stringify(truncateText(value, longestLeaf))
    const file = readFileInText(value)
    return { ...makeLeaf(text, 'string', key, path, value), ...(file !== undefined && { file: { type: file.type, bytes: file.bytes } }) }
  }
  const text = typeof value === 'object' && value !== null && !(value instanceof Date || value instanceof RegExp || value instanceof Error)
    ? '"…"'
    : stringifyJson(value, { maxLength: longestLeaf })
  return makeLeaf(text, kindOf(value), key, path, text)
}

function makeUnreadable(key: string | number | undefined, path: string): JsonLeaf {
  return makeLeaf('"[unreadable]"', 'other', key, path, '[unreadable]')
}

function kindOf(value: unknown): JsonLeaf['kind'] {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'boolean') return 'boolean'
  return typeof value === 'number' || typeof value === 'bigint' ? 'number' : 'other'
}

function makeLeaf(text: string, kind: JsonLeaf['kind'], key: string | number | undefined, path: string, copyText: string): JsonLeaf {
  return { kind, ...(key !== undefined && { key }), path, text, copyText }
}

/**
 * Writes how code reaches a child.
 *
 * @example childPath('results[0]', 'page title') // → 'results[0]["page title"]'
 */
export function childPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) return `${path}[${JSON.stringify(key)}]`
  return path === '' ? key : `${path}.${key}`
}
