const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Text of which bytes arrive piece by piece. */
export interface ByteText {
  readonly text: string
  /** Bytes of a character that is not whole yet. */
  readonly rest: readonly number[]
}

/**
 * Adds a piece of base64 to a text in UTF-8. Characters that are no base64 are passed over, bytes that are
 * no UTF-8 become U+FFFD, and a character that is cut waits for its other bytes.
 *
 * @example addBase64({ text: '', rest: [] }, 'aGk=').text // → 'hi'
 */
export function addBase64(before: ByteText, base64: string): ByteText {
  const bytes = [...before.rest]
  let bits = 0
  let buffer = 0
  for (const char of base64) {
    const digit = digits.indexOf(char)
    if (digit < 0) continue
    buffer = (buffer << 6 | digit) & 0xFFFF
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push(buffer >> bits & 0xFF)
  }
  return decodeUtf8(before.text, bytes)
}

function decodeUtf8(before: string, bytes: readonly number[]): ByteText {
  let text = before
  let index = 0
  while (index < bytes.length) {
    const first = bytes[index]!
    const length = first < 0x80 ? 1 : first >= 0xC2 && first < 0xE0 ? 2 : first >= 0xE0 && first < 0xF0 ? 3 : first >= 0xF0 && first < 0xF5 ? 4 : 0
    const tail = bytes.slice(index + 1, index + length)
    const isBroken = length === 0 || tail.some(byte => byte >> 6 !== 0b10)
    if (!isBroken && tail.length < length - 1) return { text, rest: bytes.slice(index) }
    const code = tail.reduce((value, byte) => value << 6 | byte & 0x3F, length < 2 ? first : first & 0x7F >> length)
    text += isBroken || code > 0x10FFFF ? '\uFFFD' : String.fromCodePoint(code)
    index += isBroken ? 1 : length
  }
  return { text, rest: [] }
}
