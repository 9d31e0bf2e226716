/** What closes each kind of quotation and substitution; `<(` and `>(` are told by their bracket. */
const closers: ReadonlyMap<string, string> = new Map([['"', '"'], ['`', '`'], ['(', ')'], ['{', '}']])

/**
 * Yields the offset of the character that closes what opens at `at` in a command line (a quotation mark, a
 * backtick, or the bracket of a substitution), with whatever is nested in it skipped; the length of the line
 * where nothing closes it.
 *
 * @example endOfNested('a $(b "c)") d', 3) // → 10
 */
export function endOfNested(line: string, at: number): number {
  const first = line.charAt(at)
  if (first === '\'') return endOfPlainQuote(line, at)
  // No recursion: a line may open thousands of brackets.
  const open = [closers.get(first) ?? first]
  for (let index = at + 1; index < line.length; index++) {
    const char = line.charAt(index)
    const isQuoted = open.at(-1) === '"'
    if (char === '\\') index++
    else if (char === open.at(-1)) {
      open.pop()
      if (open.length === 0) return index
    }
    else if (char === '\'' && !isQuoted) index = endOfPlainQuote(line, index)
    else if (isOpening(line, index, isQuoted)) open.push(closers.get(char) ?? char)
  }
  return line.length
}

/** Brackets are plain characters in a quotation, and so are braces anywhere, unless a `$` leads them. */
function isOpening(line: string, at: number, isQuoted: boolean): boolean {
  const char = line.charAt(at)
  if (char === '`') return true
  if (char === '"') return !isQuoted
  return (char === '(' && !isQuoted) || ((char === '(' || char === '{') && line.charAt(at - 1) === '$')
}

/** Nothing is special between single quotation marks. */
function endOfPlainQuote(line: string, at: number): number {
  const end = line.indexOf('\'', at + 1)
  return end < 0 ? line.length : end
}
