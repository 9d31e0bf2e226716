import { eachJsonToken, keepsNumber } from './json-numbers'

/** Longest text that is tried as JSON; a longer one stays the text it is. */
const longestJson = 1_000_000

/**
 * Yields the value of a JSON text, `undefined` when it is none.
 *
 * Only objects, arrays and strings are tried, so that plain words and numbers cost nothing and stay text.
 *
 * @example parseJson(' {"a":1}') // → { a: 1 }
 */
export function parseJson(text: string): unknown {
  if (text.length > longestJson || !startsLikeJson(text)) return undefined
  try {
    return JSON.parse(text)
  }
  catch {
    return undefined
  }
}

/** Tells a text that begins as an object, an array or a string does; `[x] Test` and `[12:00] log` do not. */
export function startsLikeJson(text: string): boolean {
  return /^[ \t\n\r]*(?:"|\{[ \t\n\r]*["}]|\[[ \t\n\r]*(?:["{[]|\][ \t\n\r]*$|-?\d+[.,eE\] \t\n\r]|true|false|null))/.test(text)
}

/**
 * Tells whether a text that is JSON is all there once it has been read: no number is larger than numbers
 * can be or has more digits than they hold, and no key comes twice in an object.
 *
 * @example keepsJson('{"id":1234567890123456789}') // → false
 */
export function keepsJson(text: string): boolean {
  let keys = 0
  let isKept = true
  eachJsonToken(text, (from, to, kind) => {
    if (kind === 'key') keys++
    else if (kind === 'number' && isKept) isKept = keepsNumber(text.slice(from, to))
  })
  return isKept && keys === countKeys(parseJson(text))
}

function countKeys(value: unknown): number {
  let count = 0
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    const inner: readonly unknown[] = Object.values(next)
    if (!Array.isArray(next)) count += inner.length
    for (const part of inner) waiting.push(part)
  }
  return count
}
