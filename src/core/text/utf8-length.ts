import { codeAt } from './string-methods'

/** Longest text of which every unit is looked at; the size of a longer one is written in whole tenths of a megabyte. */
const longestCounted = 1_000_000

/** Parts of a longer text that are looked at, and their length in UTF-16 units. */
const samples = { count: 256, length: 256 } as const

/**
 * Counts the bytes that a text takes in UTF-8; half a surrogate pair counts as the three bytes of its
 * replacement. Of more than a million units it estimates them, from parts spread over the whole text.
 *
 * @example utf8Length('é€') // → 5
 */
export function utf8Length(text: string): number {
  if (text.length > longestCounted) return estimate(text)
  const start = text.search(/[\u0080-\uFFFF]/)
  return start < 0 ? text.length : text.length + extraBytes(text, start, text.length)
}

function estimate(text: string): number {
  const step = (text.length - samples.length) / (samples.count - 1)
  let extra = 0
  for (let sample = 0; sample < samples.count; sample++) {
    const from = Math.floor(sample * step)
    extra += extraBytes(text, from, from + samples.length)
  }
  return text.length + Math.round(extra * text.length / (samples.count * samples.length))
}

/** Bytes beyond one for each unit. */
function extraBytes(text: string, from: number, to: number): number {
  let extra = 0
  for (let index = from; index < to; index++) {
    const code = codeAt(text, index)
    if (code < 0x80) continue
    extra += code < 0x800 ? 1 : 2
    if (code >= 0xD800 && code <= 0xDBFF && isLow(text.charCodeAt(index + 1))) index++
  }
  return extra
}

function isLow(code: number): boolean {
  return code >= 0xDC00 && code <= 0xDFFF
}
