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

function startsLikeJson(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 0x20 || code === 0x0A || code === 0x0D || code === 0x09) continue
    return code === 0x7B || code === 0x5B || code === 0x22
  }
  return false
}
