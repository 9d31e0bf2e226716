import { deepestLevel, isPlainObject, longestList } from './plain-value'

/**
 * Tells whether two values would read the same: primitives by value, arrays and plain objects field by
 * field (the order of keys does not matter), anything else by identity.
 *
 * One side should be a copy made by `copyValue`, else a change made in place is the same on both sides.
 * Cycles end, getters that throw equal each other. `isStrict`: an object that is on both sides may have been
 * changed, and is not taken for the same. Never throws.
 *
 * @example isSameValue({ a: [1], b: 2 }, { b: 2, a: [1] }) // → true
 */
export function isSameValue(left: unknown, right: unknown, isStrict = false): boolean {
  if (!isObject(left) || !isObject(right)) return Object.is(left, right)
  return isSame(left, right, { isStrict, count: 0, met: null }, 0)
}

/** What one comparison knows. */
interface Comparison {
  readonly isStrict: boolean
  /** How many objects were looked at. */
  count: number
  /** Pairs that were come across; made when there are many, since most records are small. */
  met: Map<object, object> | null
}

/** From so many objects on a comparison remembers which ones it has seen. */
const manyObjects = 50

/** Stands for a field that throws when it is read. */
const unreadable = Symbol('unreadable')

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isSame(left: unknown, right: unknown, comparison: Comparison, depth: number): boolean {
  if (!isObject(left) || !isObject(right)) return Object.is(left, right)
  if (left === right && !comparison.isStrict) return true
  comparison.count += 1
  if (comparison.count > manyObjects) {
    // A pair that is being compared further up is settled there.
    if (comparison.met?.get(left) === right) return true
    comparison.met ??= new Map()
    comparison.met.set(left, right)
  }
  // Class instances are opaque; so is what lies too deep.
  if (depth > deepestLevel) return left === right && !comparison.isStrict
  try {
    if (Array.isArray(left) || Array.isArray(right)) {
      return Array.isArray(left) && Array.isArray(right) && isSameArray(left, right, comparison, depth)
    }
    return isPlainObject(left) && isPlainObject(right) && isSameFields(left, right, comparison, depth)
  }
  catch {
    return false
  }
}

function isSameArray(left: readonly unknown[], right: readonly unknown[], comparison: Comparison, depth: number): boolean {
  if (left.length !== right.length || left.length > longestList) return false
  for (let index = 0; index < left.length; index++) {
    if (!isSame(left[index], right[index], comparison, depth + 1)) return false
  }
  return true
}

function isSameFields(
  left: Record<string, unknown>, right: Record<string, unknown>, comparison: Comparison, depth: number,
): boolean {
  let surplus = 0
  for (const key in left) {
    const value = tryRead(left, key)
    const other = tryRead(right, key)
    if (value === undefined && !Object.hasOwn(right, key)) return false
    if ((value !== other || isObject(value)) && !isSame(value, other, comparison, depth + 1)) return false
    surplus -= 1
  }
  for (const _ in right) surplus += 1
  return surplus === 0
}

function tryRead(fields: Record<string, unknown>, key: string): unknown {
  try {
    return fields[key]
  }
  catch {
    return unreadable
  }
}
