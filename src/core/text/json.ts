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
