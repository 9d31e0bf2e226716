import { attempt } from '../../text/attempt'
import type { Matcher } from './pattern-matchers'
import { readSearchPattern } from './search-pattern'

/** A run of found text: start and end offsets in UTF-16 units. */
export type Mark = readonly [start: number, end: number]

/** Finds in a row what was looked for. */
export type MarkFinder = (text: string) => readonly Mark[]

/** Steps that the search may take in one row for one pattern; a row that costs more stays unmarked. */
const mostSteps = 20_000

/** Most patterns of one call that are looked for. */
const mostPatterns = 8

/** Most marks in one row. */
const mostMarks = 100

/**
 * Makes a finder of search patterns. A pattern is read as a regular expression; where that finds nothing,
 * without regard to case; then as plain words, since not every tool reads expressions.
 *
 * @example makeMarkFinder(['to(t|d)al'])('a total') // → [[2, 7]]
 */
export function makeMarkFinder(patterns: readonly string[]): MarkFinder {
  const searches = patterns.slice(0, mostPatterns).map(readWays)
  return text => mergeMarks(searches.flatMap((ways) => {
    for (const find of ways) {
      // Deeply nested rounds can use up the stack before they use up their steps.
      const marks = attempt(() => find(text), [])
      if (marks.length > 0) return marks
    }
    return []
  }))
}

function readWays(pattern: string): readonly MarkFinder[] {
  const strict = readSearchPattern(pattern, true)
  const loose = readSearchPattern(pattern, false)
  const ways: MarkFinder[] = []
  if (strict !== undefined) ways.push(text => findMatches(strict, text))
  if (loose !== undefined) ways.push(text => findMatches(loose, text))
  return [...ways, text => findWords(pattern, text)]
}

function findMatches(matcher: Matcher, text: string): readonly Mark[] {
  const budget = { steps: mostSteps }
  const marks: Mark[] = []
  for (let at = 0; at <= text.length && marks.length < mostMarks;) {
    const end = matcher(text, at, found => found, budget)
    if (budget.steps <= 0) return marks
    if (end > at) marks.push([startOfCharacter(text, at), endOfCharacter(text, end)])
    at = end > at ? end : at + 1
  }
  return marks
}

function endOfCharacter(text: string, at: number): number {
  return startOfCharacter(text, at) < at ? at + 1 : at
}

/** Steps back where the offset lies between the halves of a character. */
function startOfCharacter(text: string, at: number): number {
  return isHalf(text.charCodeAt(at - 1), 0xD800) && isHalf(text.charCodeAt(at), 0xDC00) ? at - 1 : at
}

function isHalf(code: number, first: number): boolean {
  return code >= first && code < first + 0x400
}

function findWords(words: string, text: string): readonly Mark[] {
  const marks: Mark[] = []
  const lower = text.toLowerCase()
  const wanted = words.toLowerCase()
  // Some letters change their length with their case, and offsets would be wrong.
  if (wanted.trim() === '' || lower.length !== text.length) return marks
  for (let at = lower.indexOf(wanted); at >= 0 && marks.length < mostMarks; at = lower.indexOf(wanted, at + wanted.length)) {
    marks.push([at, at + wanted.length])
  }
  return marks
}

function mergeMarks(marks: readonly Mark[]): readonly Mark[] {
  const sorted = marks.toSorted(([a], [b]) => a - b)
  const merged: [number, number][] = []
  for (const [start, end] of sorted) {
    const last = merged.at(-1)
    if (last !== undefined && start < last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
