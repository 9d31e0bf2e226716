import type { HighlightedLines, HighlightToken } from './highlighter'

const PROGRAM = /^(\s*)([\w.\\/~:-]+)/
const OPTION = /(?<=^|\s)--?[a-z][\w-]*/gi
/** What a program may follow: a pipe, the end of a statement, a block. `@{` opens a table instead. */
const STARTS_COMMAND = /(?:[|;&(]|(?:^|[^@])\{)\s*$/

/**
 * Colours PowerShell commands like those of other shells: programs as functions, options as numbers.
 * The grammar only knows cmdlets, and takes the dash of an option for an operator.
 *
 * `[[['npm test -All', null]]]` → `[[['npm', 'function'], [' test ', null], ['-All', 'number']]]`
 */
export function refinePowershell(lines: HighlightedLines): HighlightedLines {
  let startsCommand = true
  return lines.map((line) => {
    const refined: HighlightToken[] = []
    for (const [text, kind] of line) {
      if (kind === null) refined.push(...splitPlainText(text, startsCommand))
      else refined.push([text, kind])
      if (text.trim() !== '') startsCommand = kind !== 'string' && STARTS_COMMAND.test(text)
    }
    const isContinued = line.at(-1)?.[0].trimEnd().endsWith('`') ?? false
    if (!isContinued) startsCommand = true
    return refined
  })
}

function splitPlainText(text: string, startsCommand: boolean): readonly HighlightToken[] {
  const match = startsCommand ? PROGRAM.exec(text) : null
  if (match === null) return splitOptions(text)
  const [whole, space = '', program = ''] = match
  const head: HighlightToken[] = space === '' ? [] : [[space, null]]
  return [...head, [program, 'function'], ...splitOptions(text.slice(whole.length))]
}

function splitOptions(text: string): readonly HighlightToken[] {
  const tokens: HighlightToken[] = []
  let end = 0
  for (const match of text.matchAll(OPTION)) {
    if (match.index > end) tokens.push([text.slice(end, match.index), null])
    tokens.push([match[0], 'number'])
    end = match.index + match[0].length
  }
  if (end < text.length) tokens.push([text.slice(end), null])
  return tokens
}
