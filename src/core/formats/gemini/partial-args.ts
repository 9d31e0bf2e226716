import type { RawRecord } from '../read-fields'
import { isRecord } from '../read-fields'
import { readEither } from './either-name'

/** Arguments of a call that is arriving. */
export type GrowingArgs = Record<string, unknown>

type Container = Record<string | number, unknown>

/** Steps of a path like `$.files[0].name` or `$['a b']`. */
const pathStep = /\.([^.[\]]+)|\[(\d+)\]|\[(?:'([^']*)'|"([^"]*)")\]/g

/** Puts pieces of arguments where their paths say: texts grow, other values replace. Changes only `args` itself. */
export function applyPartialArgs(args: GrowingArgs, pieces: readonly unknown[]): void {
  for (const piece of pieces) {
    if (!isRecord(piece)) continue
    const value = readPiece(piece)
    const path = readEither(piece, 'jsonPath')
    if (value !== undefined && typeof path === 'string') put(args, [...path.matchAll(pathStep)], value)
  }
}

function readPiece(piece: RawRecord): unknown {
  if (readEither(piece, 'nullValue') !== undefined) return null
  return readEither(piece, 'stringValue') ?? readEither(piece, 'numberValue') ?? readEither(piece, 'boolValue')
}

function put(args: GrowingArgs, steps: readonly RegExpMatchArray[], value: unknown): void {
  let target: Container = args
  for (const [position, [, name, index, single, double]] of steps.entries()) {
    const key = name ?? index ?? single ?? double ?? ''
    // A list grows by one item at a time, whatever an index claims.
    if (Array.isArray(target) && !(Number(key) <= target.length)) return
    const known = Object.hasOwn(target, key) ? target[key] : undefined
    const isLast = position === steps.length - 1
    const next = isLast ? grow(known, value) : copyContainer(known) ?? (steps[position + 1]![2] === undefined ? {} : [])
    Object.defineProperty(target, key, { value: next, writable: true, enumerable: true, configurable: true })
    target = next as Container
  }
}

function grow(known: unknown, value: unknown): unknown {
  return typeof known === 'string' && typeof value === 'string' ? known + value : value
}

/** What a host gave is not changed. */
function copyContainer(value: unknown): object | undefined {
  return Array.isArray(value) ? [...value] as unknown[] : isRecord(value) ? { ...value } : undefined
}
