const escape = 0x1B
const bell = 0x07
const lineFeed = 0x0A
const stringTerminator = 0x9C
const backslash = 0x5C

/** ESC, and DCS, SOS, CSI, OSC, PM, APC in their one-byte forms; one search for all, so that many cost one pass. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const lead = /[\u001B\u0090\u0098\u009B\u009D-\u009F]/g

/** First offset at or after `from` where a terminal sequence may start; -1 when there is none. */
export function findEscape(text: string, from: number): number {
  lead.lastIndex = from
  return lead.exec(text)?.index ?? -1
}

/**
 * Yields the offset behind the terminal sequence that starts at `at`; `at` itself when none does.
 *
 * Linear and without look-back: a sequence that is cut off ends with the text, one that is broken ends
 * where it breaks, and a string sequence (OSC, DCS …) that is never closed ends with its line.
 *
 * @example skipEscape('\u001B[31mred', 0) // → 5
 */
export function skipEscape(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code === escape) return skipSevenBit(text, at + 1)
  if (code === 0x9B) return skipControlSequence(text, at + 1)
  if (code === 0x90 || code === 0x98 || (code >= 0x9D && code <= 0x9F)) return skipString(text, at + 1)
  return at
}

function skipSevenBit(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code === 0x5B) return skipControlSequence(text, at + 1)
  // ] P X ^ _
  if (code === 0x5D || code === 0x50 || code === 0x58 || code === 0x5E || code === 0x5F) return skipString(text, at + 1)
  const end = skipRange(text, at, 0x20, 0x2F)
  const final = text.charCodeAt(end)
  return final >= 0x30 && final <= 0x7E ? end + 1 : end
}

function skipControlSequence(text: string, at: number): number {
  const end = skipRange(text, skipRange(text, at, 0x30, 0x3F), 0x20, 0x2F)
  const final = text.charCodeAt(end)
  return final >= 0x40 && final <= 0x7E ? end + 1 : end
}

function skipString(text: string, at: number): number {
  for (let index = at; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === lineFeed) return index
    if (code === bell || code === stringTerminator) return index + 1
    if (code === escape && text.charCodeAt(index + 1) === backslash) return index + 2
  }
  return text.length
}

function skipRange(text: string, at: number, low: number, high: number): number {
  let index = at
  while (index < text.length && text.charCodeAt(index) >= low && text.charCodeAt(index) <= high) index++
  return index
}
