/**
 * Writes a text as a quotation, so that nothing in it reaches beyond: neither a fence nor a comment that
 * is never closed. Its own Markdown holds, but for HTML: tags outside of code are shown as they are.
 *
 * @example writeQuote('a\n<b>') // → '> a\n> \\<b>'
 */
export function writeQuote(text: string): string {
  return setInQuote(escapeTags(text), 1)
}

/** Puts `>` in front of every line, as often as the depth says. */
export function setInQuote(text: string, depth: number): string {
  if (depth === 0) return text
  const lead = '> '.repeat(depth)
  return text.split('\n').map(line => line === '' ? lead.trimEnd() : lead + line).join('\n')
}

function escapeTags(text: string): string {
  if (!text.includes('<')) return text
  let fence = ''
  return text.split('\n').map((line) => {
    const mark = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? ''
    if (fence === '') {
      fence = mark
      return mark === '' ? escapeOutsideCode(line) : line
    }
    if (mark.startsWith(fence) && line.trim() === mark) fence = ''
    return line
  }).join('\n')
}

/** A tag, a comment or an instruction begins here; an address in brackets does not. */
const tagStart = /<(?=[a-z/!?])(?!https?:|mailto:)/gi

/** Code stands between two runs of backticks of the same length, in one line. */
function escapeOutsideCode(line: string): string {
  if (!line.includes('<')) return line
  const runs = [...line.matchAll(/`+/g)].map(match => ({ start: match.index, end: match.index + match[0].length }))
  const nextOf = findNextOfLength(runs.map(run => run.end - run.start))
  let written = ''
  let from = 0
  for (let open = 0; open < runs.length; open++) {
    const close = nextOf[open]
    if (close === undefined) continue
    written += escapeStarts(line.slice(from, runs[open]!.start)) + line.slice(runs[open]!.start, runs[close]!.end)
    from = runs[close]!.end
    open = close
  }
  return written + escapeStarts(line.slice(from))
}

/** For each length the index at which the same length comes again. */
function findNextOfLength(lengths: readonly number[]): readonly (number | undefined)[] {
  const seen = new Map<number, number>()
  return lengths.toReversed().map((length, distance) => {
    const next = seen.get(length)
    seen.set(length, lengths.length - 1 - distance)
    return next
  }).reverse()
}

function escapeStarts(text: string): string {
  return text.replace(tagStart, '\\$&')
}
