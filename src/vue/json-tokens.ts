import type { HighlightToken } from './highlight/highlighter'

/** Longest line that is coloured. */
const LONGEST_LINE = 5_000

/** Strings, words, numbers. */
const TOKENS = /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/gi

/**
 * Colours one line of JSON that we wrote ourselves, without loading a grammar.
 *
 * @example readJsonTokens('"a": 1') // → [['"a"', 'property'], [': ', null], ['1', 'number']]
 */
export function readJsonTokens(line: string): readonly HighlightToken[] {
  if (line.length > LONGEST_LINE)
    return [[line, null]]
  const tokens: HighlightToken[] = []
  let from = 0
  for (const found of line.matchAll(TOKENS)) {
    if (found.index > from)
      tokens.push([line.slice(from, found.index), null])
    from = found.index + found[0].length
    tokens.push([found[0], kindOf(found[0], line.startsWith(':', from))])
  }
  if (from < line.length)
    tokens.push([line.slice(from), null])
  return tokens
}

function kindOf(token: string, isKey: boolean): HighlightToken[1] {
  if (token.startsWith('"'))
    return isKey ? 'property' : 'string'
  return /^[tfn]/i.test(token) ? 'keyword' : 'number'
}
