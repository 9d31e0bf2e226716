/** Longest text that is looked at; a preview needs no more, and it is made anew at every piece. */
const longestPreview = 100_000

/**
 * Yields what is already certain of a JSON text that is still arriving, `undefined` when nothing is.
 *
 * An unfinished string is cut where it ends so far; an unfinished key, number or literal is left out. Only
 * the first 100,000 characters are read. Linear, never throws.
 *
 * @example parsePartialJson('{"path":"src/a.t') // → { path: 'src/a.t' }
 * @example parsePartialJson('[1, 2') // → [1]
 */
export function parsePartialJson(text: string): unknown {
  try {
    return JSON.parse(completeJson(text.slice(0, longestPreview)))
  }
  catch {
    return undefined
  }
}

/** Cuts off what is not certain yet and closes what is open. */
function completeJson(text: string): string {
  const open: string[] = []
  /** Everything before it is whole, once the open brackets are closed. */
  let end = 0
  let expectsKey = false
  let index = 0
  while (index < text.length) {
    const char = text[index]!
    if (char === '"') {
      const string = scanString(text, index)
      const isKey = expectsKey && open.at(-1) === '}'
      if (!string.isClosed) return isKey ? close(text.slice(0, end), open) : close(`${text.slice(0, string.end)}"`, open)
      index = string.end
      if (!isKey) end = index
      continue
    }
    if (char === '{' || char === '[') open.push(char === '{' ? '}' : ']')
    else if (char === '}' || char === ']') open.pop()
    if (char === '{' || char === ',') expectsKey = true
    else if (char === ':') expectsKey = false
    index += 1
    if ('{[}]'.includes(char)) end = index
    // Whatever stands before a comma, a number or a literal too, is whole.
    else if (char === ',') end = index - 1
  }
  return close(text.slice(0, end), open)
}

function close(text: string, open: readonly string[]): string {
  return text + open.toReversed().join('')
}

/**
 * Finds the end of the string that starts at the quote. Of an unclosed one it is where the last whole
 * character ends: half an escape or half an emoji is none.
 */
function scanString(text: string, start: number): { readonly end: number, readonly isClosed: boolean } {
  /** Start of a high surrogate that still waits for its other half. */
  let half = -1
  let index = start + 1
  while (index < text.length) {
    const code = text.charCodeAt(index)
    if (code === 0x22) return { end: index + 1, isClosed: true }
    const isEscape = code === 0x5C
    const length = isEscape ? (text[index + 1] === 'u' ? 6 : 2) : 1
    if (index + length > text.length) break
    const unit = length === 6 ? Number.parseInt(text.slice(index + 2, index + 6), 16) : code
    half = unit >= 0xD800 && unit <= 0xDBFF ? index : -1
    index += length
  }
  return { end: half >= 0 ? half : index, isClosed: false }
}
