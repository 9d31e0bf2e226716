/**
 * Writes a text as a quotation, so that nothing in it reaches beyond: neither a fence nor a comment that
 * is never closed. Its own Markdown holds, but for HTML: tags are shown as they are. In code they stay as they
 * stand where every reader of Markdown sees code; where readers differ they read `&lt;`.
 *
 * @example writeQuote('a\n<b>') // → '> a\n> &lt;b>'
 */
export function writeQuote(text: string): string {
  return setInQuote(escapeTags(text.replace(/\r\n?/g, '\n')), 1)
}

/** Puts `>` in front of every line, as often as the depth says. */
export function setInQuote(text: string, depth: number): string {
  if (depth === 0) return text
  const lead = '> '.repeat(depth)
  return text.split('\n').map(line => line === '' ? lead.trimEnd() : lead + line).join('\n')
}

/** A fence, and what stands in front of it: behind a mark of a list or a quotation it ends with that. */
const fenceLine = /^((?:[\s>*+-]|\d{1,9}[.)])*)(`{3,}(?=[^`]*$)|~{3,})/

function escapeTags(text: string): string {
  if (!text.includes('<')) return text
  let fence = ''
  /** No fence so far ended in a place that depends on what is around it. */
  let areFencesSure = true
  /** No run of backticks of the paragraph waits for its end. */
  let areSpansSure = true
  return text.split('\n').map((line) => {
    const [, lead = '', mark = ''] = fenceLine.exec(line) ?? []
    if (fence !== '') {
      if (mark.startsWith(fence) && /^ {0,3}$/.test(lead) && line.trim() === mark) fence = ''
      return line
    }
    if (mark !== '' && lead !== '') areFencesSure = false
    if (mark !== '' && areFencesSure) {
      fence = mark
      areSpansSure = true
      return escapeStarts(line)
    }
    if (line.trim() === '') areSpansSure = true
    const { written, areSure } = escapeOutsideCode(line, areSpansSure)
    areSpansSure = areSure
    return written
  }).join('\n')
}

/** A tag, a comment or an instruction begins here; an address in brackets does not. */
const tagStart = /<(?=[a-z/!?])(?!https?:|mailto:)/gi

/**
 * Code stands between two runs of backticks of the same length. A backslash or an address in front of them, a cell
 * of a table, and a run that waits for its end in another line are read in more than one way.
 */
function escapeOutsideCode(line: string, wereSure: boolean): { readonly written: string, readonly areSure: boolean } {
  const runs = [...line.matchAll(/`+/g)].map(match => ({ start: match.index, end: match.index + match[0].length }))
  if (runs.length === 0) return { written: escapeStarts(line), areSure: wereSure }
  const nextOf = findNextOfLength(runs.map(run => run.end - run.start))
  let areSure = wereSure && !line.includes('|')
  let written = ''
  let from = 0
  for (let open = 0; open < runs.length && areSure; open++) {
    const close = nextOf[open]
    const before = line.slice(from, runs[open]!.start)
    areSure = close !== undefined && !/\\|<(?:https?|mailto):/i.test(before)
    if (close === undefined || !areSure) break
    written += escapeStarts(before) + line.slice(runs[open]!.start, runs[close]!.end)
    from = runs[close]!.end
    open = close
  }
  return { written: written + escapeStarts(line.slice(from)), areSure }
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
  return text.replace(tagStart, '&lt;')
}
