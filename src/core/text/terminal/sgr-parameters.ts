/** Parameters past this many are ignored; no program needs as many at once. */
const mostParameters = 64

/** Numbers past this one stay as they are, so that endless digits do not become Infinity. */
const largestNumber = 0xFFFFFF

/** The numbers of a sequence, in buffers that are used again for the next one. */
export interface SgrParameters {
  count: number
  readonly values: number[]
  /** The number was set off by a colon: it belongs to the one before. */
  readonly isSub: boolean[]
}

/**
 * Reads numbers parted by `;` and `:` into the buffers; a missing number is 0.
 *
 * @example '38:2::1;4' // → values 38, 2, 0, 1, 4, of which 2, 0 and 1 are sub-parameters
 */
export function readParameters(text: string, from: number, to: number, into: SgrParameters): void {
  into.count = 0
  let value = 0
  let isSub = false
  for (let at = from; at <= to && into.count < mostParameters; at++) {
    const code = at < to ? text.charCodeAt(at) : 0x3B
    if (code >= 0x30 && code <= 0x39) {
      value = Math.min(value * 10 + code - 0x30, largestNumber)
      continue
    }
    into.values[into.count] = value
    into.isSub[into.count] = isSub
    into.count++
    value = 0
    isSub = code === 0x3A
  }
}

/** Reads the first number only; `0` when there is none. */
export function readNumber(text: string, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x30 || code > 0x39) break
    value = Math.min(value * 10 + code - 0x30, largestNumber)
  }
  return value
}
