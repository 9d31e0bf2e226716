/** A row of a search result, read by its form alone. */
export type MatchRow
  /** A new file; what follows belongs to it. */
  = | { readonly kind: 'heading', readonly path: string }
  /** The next rows are counted from this number until the block ends. */
    | { readonly kind: 'block', readonly path?: string, readonly line: number, readonly end: RegExp }
  /** `path:12:text`; without text only a place. */
    | { readonly kind: 'placed', readonly path: string, readonly line: number, readonly text: string }
  /** `12:text` of the file that was named last; `isPointed`: it is marked as the one that matches. */
    | { readonly kind: 'numbered', readonly line: number | undefined, readonly text: string, readonly isPointed?: boolean }
    | { readonly kind: 'context', readonly line: number, readonly text: string }
  /** Repeats what the header says, or parts rows. */
    | { readonly kind: 'nothing' }
    | { readonly kind: 'other' }

/** Headings with the path in the first group. */
const headings: readonly RegExp[] = [
  // Gemini CLI, Qwen Code
  /^File: (.+)$/s,
  // Zed
  /^## Matches in (.+)$/s,
  // Roo Code, Cline
  /^# (.+)$/s,
  // oh-my-pi
  /^\[([^\]#]+)#[^\]]*\]$/,
  // Roo Code, search by meaning
  /^File path: (.+)$/s,
]

/** A path and a colon, and no other colon but that of a drive (OpenCode, Claude Code's language server). */
function readClosedPath(row: string): string | undefined {
  const end = row.length - 1
  const isAlone = row.indexOf(':', /^[A-Z]:/i.test(row) ? 2 : 0) === end && end > 0
  const path = row.slice(0, end)
  return isAlone && /^\S/.test(path) && /[./\\]/.test(path) ? path : undefined
}

/** Cline: the row that matches has a pointer. */
const pointedRow = /^\s*> ?(\d{1,9}): ?(.*)$/s

/** Rows with their number in the first group and their text, if any, in the second. */
const numberedRows: readonly RegExp[] = [
  // OpenCode
  /^\s+Line (\d{1,9}): (.*)$/s,
  // Claude Code's language server, whose second number is a column
  /^\s+Line (\d{1,9}):\d+$/,
  // Gemini CLI
  /^L(\d{1,9}): ?(.*)$/s,
  // Roo Code, oh-my-pi
  /^\s*(\d{1,9}) ?\| ?(.*)$/s,
  // grep with one file, ripgrep below a heading
  /^[\s*]*(\d{1,9}):(.*)$/s,
]

const contextRows: readonly RegExp[] = [/^L(\d{1,9})- ?(.*)$/s, /^\s*(\d{1,9})-(.*)$/s]

/** `path:12:text`, `path:12:4`, `path:12`; a drive letter may lead the path. */
const placedRow = /^((?:[A-Z]:)?[^:\n]+):(\d{1,9})(?::(.*))?$/is
/** `path(12,4): text`, as compilers write it. */
const compilerRow = /^([^():\n]+)\((\d{1,9}),\d{1,9}\): (.*)$/s

const nothingRows: readonly RegExp[] = [
  /^-{2,}$/,
  /^│-{3,}$/,
  /^Found [\d,]+ (?:total )?(?:match|result|reference|file|occurrence|symbol)/,
  /^\d+ match(?:es)?$/,
  /^(?:Query|Score): /,
  /^Results:$/,
]

/**
 * Reads a row that is not blank and lies in no block. `isMatch` tells digits that were looked for from the
 * number of a column.
 */
export function readMatchRow(row: string, isBelowHeading: boolean, isMatch: (text: string) => boolean): MatchRow {
  if (nothingRows.some(pattern => pattern.test(row))) return { kind: 'nothing' }
  const block = readBlock(row)
  if (block !== undefined) return block
  const numbered = readNumbered(row)
  const placed = isBelowHeading && numbered !== undefined ? undefined : readPlaced(row, isMatch)
  if (placed !== undefined) return placed
  if (numbered !== undefined) return numbered
  for (const pattern of headings) {
    const path = pattern.exec(row)?.[1]
    if (path !== undefined) return { kind: 'heading', path }
  }
  const closed = readClosedPath(row)
  if (closed !== undefined) return { kind: 'heading', path: closed }
  for (const pattern of contextRows) {
    const found = pattern.exec(row)
    if (found !== null) return { kind: 'context', line: Number(found[1]), text: found[2] ?? '' }
  }
  return row.startsWith('│') ? { kind: 'numbered', line: undefined, text: row.slice(1) } : { kind: 'other' }
}

function readBlock(row: string): MatchRow | undefined {
  const match = /^<match path="([^"]+)" line=(\d{1,9})>$/.exec(row)
  if (match?.[1] !== undefined) return { kind: 'block', path: match[1], line: Number(match[2]), end: /^<\/match>$/ }
  // The fence opens on the next row.
  const part = /^### (?:.*› )?L(\d{1,9})(?:-\d{1,9})?$/.exec(row)
  if (part !== null) return { kind: 'block', line: Number(part[1]), end: /^`{3,}$/ }
  const chunk = /^Lines: (\d{1,9})-\d{1,9}$/.exec(row)
  return chunk === null ? undefined : { kind: 'block', line: Number(chunk[1]), end: /^(?=File path: )/ }
}

function readNumbered(row: string): MatchRow | undefined {
  const pointed = pointedRow.exec(row)
  if (pointed !== null) return { kind: 'numbered', line: Number(pointed[1]), text: pointed[2] ?? '', isPointed: true }
  for (const pattern of numberedRows) {
    const found = pattern.exec(row)
    if (found !== null) return { kind: 'numbered', line: Number(found[1]), text: found[2] ?? '' }
  }
  return undefined
}

function readPlaced(row: string, isMatch: (text: string) => boolean): MatchRow | undefined {
  const found = placedRow.exec(row) ?? compilerRow.exec(row)
  const [, path = '', line, text = ''] = found ?? []
  if (found === null || /^[\s>*L]*\d+$/.test(path) || /^\s*Line \d+$/.test(path)) return undefined
  return { kind: 'placed', path, line: Number(line), text: /^\d+$/.test(text) && !isMatch(text) ? '' : text }
}
