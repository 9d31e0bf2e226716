import { codeAt } from './string-methods'

/** A text without such runs has no number that is worth a look. */
const maybeLarge = /[\d.]{16}|\de[+-]?\d{3}/i

/** Takes the strings and numbers of a JSON text by their offsets; a string in front of a colon is a key. */
export type JsonTokenVisitor = (from: number, to: number, kind: 'string' | 'key' | 'number') => void

/** Goes through the strings and numbers of a JSON text once, from its start to its end. */
export function eachJsonToken(text: string, visit: JsonTokenVisitor): void {
  let at = 0
  while (at < text.length) {
    const from = at
    const code = codeAt(text, at)
    if (code === quote) {
      at = endOfString(text, at)
      visit(from, at, isBeforeColon(text, at) ? 'key' : 'string')
    }
    else if (isOfNumber(code)) {
      while (at < text.length && isOfNumber(codeAt(text, at))) at++
      visit(from, at, 'number')
    }
    else {
      at++
    }
  }
}

const quote = 0x22
const backslash = 0x5C
const colon = 0x3A

function endOfString(text: string, from: number): number {
  let at = from + 1
  while (at < text.length) {
    const code = codeAt(text, at)
    if (code === quote) return at + 1
    at += code === backslash ? 2 : 1
  }
  return text.length
}

function isBeforeColon(text: string, from: number): boolean {
  let at = from
  while (at < text.length && codeAt(text, at) <= 0x20) at++
  return at < text.length && codeAt(text, at) === colon
}

/** Digits, signs and the point; an `e` only stands between them, or in `true` and `false`. */
function isOfNumber(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2D || code === 0x2B || code === 0x2E || code === 0x65 || code === 0x45
}

/** Tells a number of a JSON text that is the same after it has been read. */
export function keepsNumber(word: string): boolean {
  const value = Number(word)
  // The `e` of `true` and `false`.
  if (Number.isNaN(value)) return true
  const digits = word.split(/e/i)[0] ?? ''
  if (!Number.isFinite(value) || (value === 0 && /[1-9]/.test(digits))) return false
  return digits.replace(/\D/g, '').length < 16 || String(value) === word
}

/** Yields the text, which must be JSON, with the numbers that reading would change as strings; the same text if it has none. */
function quoteLargeNumbers(text: string): string {
  if (!maybeLarge.test(text)) return text
  const parts: string[] = []
  let end = 0
  eachJsonToken(text, (from, to, kind) => {
    if (kind !== 'number' || keepsNumber(text.slice(from, to))) return
    parts.push(text.slice(end, from), `"${text.slice(from, to)}"`)
    end = to
  })
  return end === 0 ? text : parts.join('') + text.slice(end)
}

/** Tells a text, which must be JSON, with numbers that reading changes. */
export function hasLargeNumbers(text: string): boolean {
  return quoteLargeNumbers(text) !== text
}

/**
 * Yields what was read from a JSON text with its large numbers as they stand there: whole ones as BigInt,
 * others as text. Only numbers are taken from the text; the value stays the same object if it has none of them.
 *
 * @example restoreNumbers({ id: 12345678901234567000 }, '{"id":12345678901234567890}') // → { id: 12345678901234567890n }
 */
export function restoreNumbers(value: unknown, text: string): unknown {
  const quoted = quoteLargeNumbers(text)
  if (quoted === text) return value
  try {
    return restore(value, JSON.parse(quoted))
  }
  catch {
    // The text is no JSON, or not yet.
    return value
  }
}

function restore(value: unknown, written: unknown): unknown {
  if (typeof value === 'number') return typeof written === 'string' ? readNumber(written) : value
  if (typeof value !== 'object' || value === null || typeof written !== 'object' || written === null) return value
  const parts = new Map(Object.entries(written))
  if (Array.isArray(value)) return value.map((item, index) => restore(item, parts.get(String(index))))
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, restore(field, parts.get(key))]))
}

function readNumber(word: string): unknown {
  return /^-?\d{1,400}$/.test(word) ? BigInt(word) : word
}
