import { deepestLevel, isPlainObject, longestList } from './plain-value'

/**
 * Tells whether two values would read the same: primitives by value, arrays and plain objects field by
 * field (the order of keys does not matter), anything else by identity.
 *
 * One side should be a copy made by `copyValue`, else a change made in place is the same on both sides.
 * Cycles end, getters that throw equal each other. Never throws.
 *
 * @example isSameValue({ a: [1], b: 2 }, { b: 2, a: [1] }) // → true
 */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (!isObject(left) || !isObject(right)) return false
  return isSameObject(left, right, new Map(), 0)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isSameObject(left: object, right: object, met: Map<object, object>, depth: number): boolean {
  // A pair that is being compared further up is settled there.
  if (met.get(left) === right) return true
  if (depth > deepestLevel) return left === right
  met.set(left, right)
  try {
    if (Array.isArray(left) || Array.isArray(right)) {
      return Array.isArray(left) && Array.isArray(right) && isSameArray(left, right, met, depth)
    }
    return isPlainObject(left) && isPlainObject(right) && isSameFields(left, right, met, depth)
  }
  catch {
    return false
  }
}

function isSameArray(left: readonly unknown[], right: readonly unknown[], met: Map<object, object>, depth: number): boolean {
  if (left.length !== right.length || left.length > longestList) return false
  for (let index = 0; index < left.length; index++) {
    if (!isSameNested(left[index], right[index], met, depth)) return false
  }
  return true
}

function isSameFields(
  left: Record<string, unknown>, right: Record<string, unknown>, met: Map<object, object>, depth: number,
): boolean {
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  for (const key of keys) {
    if (!Object.hasOwn(right, key)) return false
    const [leftField, leftThrew] = tryRead(left, key)
    const [rightField, rightThrew] = tryRead(right, key)
    if (leftThrew || rightThrew) {
      if (leftThrew !== rightThrew) return false
    }
    else if (!isSameNested(leftField, rightField, met, depth)) {
      return false
    }
  }
  return true
}

function isSameNested(left: unknown, right: unknown, met: Map<object, object>, depth: number): boolean {
  if (Object.is(left, right)) return true
  return isObject(left) && isObject(right) && isSameObject(left, right, met, depth + 1)
}

function tryRead(fields: Record<string, unknown>, key: string): readonly [value: unknown, threw: boolean] {
  try {
    return [fields[key], false]
  }
  catch {
    return [undefined, true]
  }
}
