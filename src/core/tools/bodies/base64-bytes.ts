/** Bytes of base64 text, decoded one by one where they are asked for. */
export interface Base64Bytes {
  /** Number of bytes. */
  readonly length: number
  /** The byte at an offset; `NaN` behind the end or where the text is no base64. */
  readonly at: (offset: number) => number
}

/**
 * Gives access to the bytes of base64 text, standard or for addresses, without decoding the whole of it.
 *
 * @example readBase64('iVBORw0K').at(1) // → 0x50
 */
export function readBase64(text: string): Base64Bytes {
  const data = /\s/.test(text) ? text.replace(/\s+/g, '') : text
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0
  const length = Math.max(0, Math.floor(data.length * 3 / 4) - padding)
  return {
    length,
    at: (offset) => {
      if (offset < 0 || offset >= length) return Number.NaN
      const group = Math.floor(offset / 3) * 4
      const place = offset % 3
      const first = sixBits(data.charCodeAt(group + place))
      const second = sixBits(data.charCodeAt(group + place + 1))
      const high = first << (2 + place * 2)
      const low = second >> (4 - place * 2)
      return Number.isNaN(first) || Number.isNaN(second) ? Number.NaN : (high | low) & 0xFF
    },
  }
}

function sixBits(code: number): number {
  if (code >= 0x41 && code <= 0x5A) return code - 0x41
  if (code >= 0x61 && code <= 0x7A) return code - 0x61 + 26
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 52
  if (code === 0x2B || code === 0x2D) return 62
  return code === 0x2F || code === 0x5F ? 63 : Number.NaN
}
