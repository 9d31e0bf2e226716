import { isPlainObject } from './plain-value'

/** Enough of a string to tell most arguments apart. */
const longestSample = 200

/**
 * Yields a short text that is the same for values that read the same (see `isSameValue`), and different
 * for most others: kinds and first-level fields, strings by their start and length. Never throws.
 *
 * @example signValue({ b: 'x', a: [1, 2] }) // → '{a:[2],b:1"x}'
 */
export function signValue(value: unknown): string {
  try {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !isPlainObject(value)) return signField(value)
    const fields = Object.keys(value).sort().map(key => `${key}:${signField(value[key])}`)
    return `{${fields.join(',')}}`
  }
  catch {
    return 'unreadable'
  }
}

function signField(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `${value.length}"${value.slice(0, longestSample)}`
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value) ? `[${value.length}]` : 'object'
    case 'symbol':
    case 'function':
      return typeof value
    default:
      return String(value)
  }
}
