/** A plain value with keys, of whatever origin; nothing is known of its fields. */
export type UnknownRecord = Readonly<Record<string, unknown>>

/** Tells objects that are no arrays; class instances and null-prototype objects count. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && isArray(value) === false
}

/** Tells arrays; `undefined` for a revoked proxy, which does not even tell that. */
export function isArray(value: unknown): boolean | undefined {
  try {
    return Array.isArray(value)
  }
  catch {
    return undefined
  }
}

/** Longest list that is looked at whole; a list of holes can be said to hold four billion items. */
const longestList = 1_000_000

/** Items that are looked at of a longer one. */
const boundedLength = 10_000

/** Lengths of the lists of which only the first items are kept. */
const fullLengths = new WeakMap<readonly unknown[], number>()

/** Yields a list as it is, of one with more than a million items the first ten thousand. */
export function boundList(list: readonly unknown[]): readonly unknown[] {
  if (list.length <= longestList) return list
  const bounded = list.slice(0, boundedLength)
  fullLengths.set(bounded, list.length)
  return bounded
}

/** Yields how many items a list has, those that `boundList` left out included. */
export function itemCount(list: readonly unknown[]): number {
  return fullLengths.get(list) ?? list.length
}

/**
 * Yields an own field, `undefined` when there is none, when the value is no object, or when its getter
 * throws. Inherited names (`constructor`, `toString`) are never found; lists are bounded.
 *
 * @example readOwn({ a: 1 }, 'a') // → 1
 */
export function readOwn(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    if (!Object.hasOwn(value, key)) return undefined
    const field = (value as UnknownRecord)[key]
    return isArray(field) === true ? boundList(field as readonly unknown[]) : field
  }
  catch {
    return undefined
  }
}

/** Yields an own field that is a string, else `undefined`. */
export function readOwnString(value: unknown, key: string): string | undefined {
  const field = readOwn(value, key)
  return typeof field === 'string' ? field : undefined
}

/**
 * Yields an own field that is a finite number, or a string that is wholly one; else `undefined`.
 *
 * @example readOwnNumber({ line: '12' }, 'line') // → 12
 */
export function readOwnNumber(value: unknown, key: string): number | undefined {
  return toNumber(readOwn(value, key))
}

/** Yields an own field that is an object and no array, else `undefined`. */
export function readOwnRecord(value: unknown, key: string): UnknownRecord | undefined {
  const field = readOwn(value, key)
  return isRecord(field) ? field : undefined
}

/** Yields an own field that is an array, else `undefined`. */
export function readOwnList(value: unknown, key: string): readonly unknown[] | undefined {
  const field = readOwn(value, key)
  return Array.isArray(field) ? field : undefined
}

/** Yields the own enumerable keys in their order; none for a value that has no keys or refuses to tell. */
export function listOwnKeys(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  try {
    return Object.keys(value)
  }
  catch {
    return []
  }
}

/**
 * Yields a finite number, also from a short numeric string; else `undefined`.
 *
 * @example toNumber(' 7 ') // → 7
 */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.length > 32 || !/^\s*-?\d+(?:\.\d+)?\s*$/.test(value)) return undefined
  return Number(value)
}
