import { deepestLevel, isPlainObject, longestList } from './plain-value'

/**
 * Yields a copy that later changes of the original do not reach: arrays and plain objects anew, at every
 * level and with their cycles; everything else (strings, dates, class instances, functions) as it is.
 *
 * Entries hold such copies, since hosts change their messages in place. A getter is read once; one that
 * throws is copied as the getter it is. Never throws.
 *
 * @example copyValue({ a: [1] }) // → { a: [1] }, another object
 */
export function copyValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return copyObject(value, { outermost: value }, 0)
}

/** Copies that were made. The outermost is kept apart, since many a value has no objects inside. */
interface Copies {
  readonly outermost: object
  outermostCopy?: unknown
  inner?: Map<object, unknown>
}

function copyObject(value: object, copies: Copies, depth: number): unknown {
  const known = value === copies.outermost ? copies.outermostCopy : copies.inner?.get(value)
  if (known !== undefined || depth > deepestLevel) return known ?? value
  try {
    if (Array.isArray(value)) return copyArray(value, copies, depth)
    return isPlainObject(value) ? copyFields(value, copies, depth) : value
  }
  catch {
    // A proxy that refuses to be looked at.
    return value
  }
}

function copyArray(list: readonly unknown[], copies: Copies, depth: number): unknown {
  if (list.length > longestList) return list
  const copy: unknown[] = []
  keepCopy(copies, list, copy)
  for (let index = 0; index < list.length; index++) copy.push(copyNested(list[index], copies, depth))
  return copy
}

function copyFields(fields: Record<string, unknown>, copies: Copies, depth: number): unknown {
  const copy = (Object.getPrototypeOf(fields) === null ? Object.create(null) : {}) as Record<string, unknown>
  keepCopy(copies, fields, copy)
  for (const key of Object.keys(fields)) {
    let field: unknown
    try {
      field = copyNested(fields[key], copies, depth)
    }
    catch {
      const getter = Object.getOwnPropertyDescriptor(fields, key)
      if (getter !== undefined) Object.defineProperty(copy, key, getter)
      continue
    }
    // Plain assignment of `__proto__` would set the prototype instead.
    if (key === '__proto__') Object.defineProperty(copy, key, { value: field, enumerable: true, configurable: true, writable: true })
    else copy[key] = field
  }
  return copy
}

function copyNested(value: unknown, copies: Copies, depth: number): unknown {
  return typeof value === 'object' && value !== null ? copyObject(value, copies, depth + 1) : value
}

function keepCopy(copies: Copies, value: object, copy: unknown): void {
  if (value === copies.outermost) copies.outermostCopy = copy
  else (copies.inner ??= new Map()).set(value, copy)
}
