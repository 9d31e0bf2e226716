/**
 * Counts the bytes that a text takes in UTF-8; half a surrogate pair counts as the three bytes of its
 * replacement.
 *
 * @example utf8Length('é€') // → 5
 */
export function utf8Length(text: string): number {
  const start = text.search(/[\u0080-\uFFFF]/)
  if (start < 0) return text.length
  let bytes = text.length
  for (let index = start; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 0x80) continue
    bytes += code < 0x800 ? 1 : 2
    if (code >= 0xD800 && code <= 0xDBFF && isLow(text.charCodeAt(index + 1))) index++
  }
  return bytes
}

function isLow(code: number): boolean {
  return code >= 0xDC00 && code <= 0xDFFF
}
