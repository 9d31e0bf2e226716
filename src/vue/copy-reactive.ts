import { isReactive } from 'vue'
import { attempt } from '../core/text/attempt'
import { isRecord } from '../core/text/own-values'

/**
 * Yields a copy of what is reactive in a value: of the value itself, or of its fields. All of it is read, so that
 * who asks is told of each change, and each copy is another object. What is not reactive is handed on as it is.
 */
export function copyReactive(value: unknown): unknown {
  return attempt(() => {
    const isPlainAround = isRecord(value) && !isReactive(value) && Object.values(value).some(isReactive)
    return isPlainAround
      ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copyDeep(field, new Map())]))
      : copyDeep(value, new Map())
  }, value)
}

function copyDeep(value: unknown, copies: Map<unknown, unknown>): unknown {
  if (!isReactive(value))
    return value
  if (copies.has(value))
    return copies.get(value)
  if (Array.isArray(value)) {
    const copy: unknown[] = []
    copies.set(value, copy)
    for (const item of value) copy.push(copyDeep(item, copies))
    return copy
  }
  if (!isRecord(value))
    return value
  const copy: Record<string, unknown> = {}
  copies.set(value, copy)
  for (const key of Object.keys(value))
    Object.defineProperty(copy, key, { value: copyDeep(value[key], copies), enumerable: true, configurable: true, writable: true })
  return copy
}
