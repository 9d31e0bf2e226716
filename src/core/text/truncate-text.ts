import { cutText } from './cut-text'

/**
 * Shortens a text to at most `max` code points: the last of them becomes `…`, and the cut goes back to
 * the end of a whole character, so that no joined emoji and no accent is torn off.
 *
 * @example truncateText('abcdef', 4) // → 'abc…'
 */
export function truncateText(text: string, max: number): string {
  if (text.length <= max) return text
  const end = offsetOfCodePoint(text, max)
  if (end >= text.length) return text
  const cut = offsetOfCodePoint(text, max - 1)
  return `${text.slice(0, lastBoundary(text, cut))}…`
}

/** Offset in UTF-16 units behind the first `count` code points, at most the length of the text. */
function offsetOfCodePoint(text: string, count: number): number {
  let offset = 0
  for (let index = 0; index < count && offset < text.length; index++) {
    const code = text.charCodeAt(offset)
    const isPair = code >= 0xD800 && code <= 0xDBFF && isLowSurrogate(text.charCodeAt(offset + 1))
    offset += isPair ? 2 : 1
  }
  return offset
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xDC00 && code <= 0xDFFF
}

/** A character of more than this many UTF-16 units is cut all the same: stacked accents have no end. */
const longestCharacter = 64

/** The last grapheme boundary at or before `cut`; `cut` itself where it cannot be told. */
function lastBoundary(text: string, cut: number): number {
  if (isPlain(text, cut)) return cut
  if (typeof Intl === 'undefined' || typeof Intl.Segmenter !== 'function') return cut
  const window = cutText(text, cut + longestCharacter)
  const segment = segmenter().segment(window).containing(cut)
  return segment === undefined ? cut : segment.index
}

/** No character up to a little behind the cut can join with a neighbour. */
function isPlain(text: string, cut: number): boolean {
  for (const index of [cut - 1, cut]) {
    const code = text.charCodeAt(index)
    if (code > 0x2FF || code === 0x0D) return false
  }
  return true
}

let shared: Intl.Segmenter | undefined

/** Grapheme rules do not depend on the language; a fixed one keeps server and client alike. */
function segmenter(): Intl.Segmenter {
  shared ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return shared
}
