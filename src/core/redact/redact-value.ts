import { boundList, isRecord, listOwnKeys } from '../text/own-values'

/** Stands for a text that could not be looked at: hidden, since it might hold what must not be seen. */
export const hiddenText = '[redacted]'

/** Yields what is shown of a text; `field` is the key that it stands under, where it stands under one. */
export type RedactText = (text: string, field?: string) => string

/** Deeper values are hidden: no honest argument goes so deep. */
const deepestLevel = 200

/**
 * Yields a copy of a value in which every text has gone through the function once: strings, keys, the items
 * of maps and sets, the words of errors, symbols and patterns. Cycles stay cycles. What refuses to be
 * looked at is hidden; numbers, dates, functions and bytes stay. Never throws, if the function does not.
 *
 * @example redactValue({ a: ['x'] }, undefined, text => text.replace('x', '•')) // → { a: ['•'] }
 */
export function redactValue(value: unknown, field: string | undefined, redact: RedactText): unknown {
  return copy(value, field, { redact, keys: new Map(), copies: new Map() }, 0)
}

interface Pass {
  readonly redact: RedactText
  /** The same few keys come again and again in long lists. */
  readonly keys: Map<string, string>
  /** What was copied, so that a cycle leads back into the copy. */
  readonly copies: Map<object, unknown>
}

function copy(value: unknown, field: string | undefined, pass: Pass, depth: number): unknown {
  if (typeof value === 'string') return value === '' ? value : pass.redact(value, field)
  if (typeof value === 'symbol') return pass.redact(String(value), field)
  if (typeof value !== 'object' || value === null) return value
  if (pass.copies.has(value)) return pass.copies.get(value)
  if (depth > deepestLevel) return hiddenText
  try {
    return copyObject(value, field, pass, depth + 1)
  }
  catch {
    return hiddenText
  }
}

function copyObject(value: object, field: string | undefined, pass: Pass, depth: number): unknown {
  if (Array.isArray(value)) {
    const list: unknown[] = []
    pass.copies.set(value, list)
    for (const item of boundList(value)) list.push(copy(item, field, pass, depth))
    return list
  }
  if (value instanceof Date || value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value
  if (value instanceof RegExp) return pass.redact(String(value), field)
  if (value instanceof Error) return new Error(pass.redact(String(value.message), field))
  if (value instanceof Set) return copyObject([...value], field, pass, depth)
  const fields: Record<string, unknown> = {}
  pass.copies.set(value, fields)
  const entries = value instanceof Map
    ? [...value].map(([key, item]) => [String(key), () => item as unknown] as const)
    : listOwnKeys(value).map(key => [key, () => isRecord(value) ? value[key] : undefined] as const)
  const names = makeNames(fields)
  for (const [key, read] of entries) setField(fields, names(redactKey(key, pass)), copyField(read, key, pass, depth))
  return fields
}

function copyField(read: () => unknown, key: string, pass: Pass, depth: number): unknown {
  try {
    return copy(read(), key, pass, depth)
  }
  catch {
    return hiddenText
  }
}

function redactKey(key: string, { keys, redact }: Pass): string {
  const known = keys.get(key) ?? (key === '' ? '' : redact(key))
  keys.set(key, known)
  return known
}

/** Two keys may read the same afterwards; neither field is lost. */
function makeNames(fields: Record<string, unknown>): (key: string) => string {
  const counts = new Map<string, number>()
  return (key) => {
    let name = key
    let count = counts.get(key) ?? 1
    while (Object.hasOwn(fields, name)) name = `${key} ${++count}`
    counts.set(key, count)
    return name
  }
}

function setField(fields: Record<string, unknown>, name: string, value: unknown): void {
  // Plain assignment of `__proto__` would set the prototype instead.
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true })
}
