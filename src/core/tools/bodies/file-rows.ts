import { isNotice } from '../truncation'

/** A row of a listing, read by its form alone. */
export interface FileRow {
  /** Columns in front of the name, as far as they tell the level. */
  readonly indent: number
  /** As it stands, without marks and notes. */
  readonly name: string
  readonly isDirectory: boolean
  readonly note?: string
}

/** What is known of a row besides its form. */
export interface FileRowPlace {
  /** It stands below a heading for folders. */
  readonly isInFolders: boolean
  /** It is a path that a pattern found, which has neither marks nor notes. */
  readonly isFound: boolean
}

/** Reads a row of a listing; a string is what the tool says beside its entries, `undefined` a row without meaning. */
export function readFileRow(row: string, place: FileRowPlace): FileRow | string | undefined {
  if (row.trim() === '' || headings.some(pattern => pattern.test(row))) return undefined
  if (isNotice(row) || isSentence(row) || notes.some(pattern => pattern.test(row))) return row
  const drawn = /^[\s│|]*(?:[├└╰]|[|`+](?=--))[─-]*\s?(?=.)/.exec(row)?.[0]
  if (drawn !== undefined) return makeRow(drawn.length, row.slice(drawn.length), place)
  return readLongRow(row) ?? makeListed(row, place)
}

function makeListed(row: string, place: FileRowPlace): FileRow {
  const space = /^[ \t]*/.exec(row)?.[0] ?? ''
  const rest = row.slice(space.length)
  return makeRow(widthOf(space), rest.startsWith('- ') ? rest.slice(2) : rest, place)
}

/** A row of `ls -l`: type, rights, links, owner, group, size, date, name. */
function readLongRow(row: string): FileRow | undefined {
  const found = /^([a-z-])[rwxsStT-]{9}\S* +\d+ +\S+ +\S+ +(\d\S*) +\S+ +\d+ +[\d:]+ (.*)$/s.exec(row)
  const [, type, size, name] = found ?? []
  if (name === undefined || size === undefined) return undefined
  const isDirectory = type === 'd'
  return { indent: 0, name: name.replace(/ -> .*$/, ''), isDirectory, ...(!isDirectory && { note: size }) }
}

/** A size behind the name: `[120]`, `(4.1 KB)`; `(2)` is part of a name. */
const sizeNote = /(?:(?: {2,}|\t|\s(?=\())[[(]?\d[\d.,]*\s?(?:bytes?|[KMGT]?i?B|[KMG])[\])]?|(?: {2,}|\t)\[?\d[\d.,]*\]?)$/i

/** A size that stands apart, in a column of its own (`list_directory_with_sizes` of MCP's filesystem server). */
const taggedSize = / {2,}\d[\d.]* [KMGT]?B$/

function makeRow(indent: number, raw: string, { isInFolders, isFound }: FileRowPlace): FileRow {
  const tag = /^\[(DIR|FILE)\]\s+/.exec(raw)
  const words = raw.slice(tag?.[0].length ?? 0).trimEnd()
  const isPlain = isFound || tag !== null
  const found = isFound ? null : (tag === null ? sizeNote : taggedSize).exec(words.slice(-30))
  const note = found?.[0].trim().replace(/^[[(]|[\])]$/g, '')
  const own = words.slice(0, words.length - (found?.[0].length ?? 0)).trimEnd()
  // A link is marked, and no folder of its own.
  const name = isPlain ? own : own.replace(/[@*]$/, '')
  const isDirectory = tag?.[1] === 'DIR' || isInFolders || /[/\\]$/.test(name)
  return { indent, name, isDirectory, ...(note !== undefined && { note }) }
}

function widthOf(space: string): number {
  return space.replaceAll('\t', '    ').length
}

/** What only repeats the header. */
const headings: readonly RegExp[] = [
  /^# (?:Folders|Files):$/,
  /^Absolute path: /,
  /^Directory listing for .*:$/,
  /^Found \d+ (?:total )?(?:file|match)/,
  /^\d+ total results?$/,
  /^Total: \d+ files?/,
  // A note to the model (Claude Code).
  /^NOTE: /,
  /^total \d+$/,
]

const notes: readonly RegExp[] = [/^Combined size: /, /^\(.*\)$/, /^\d+ director(?:y|ies), \d+ files?$/]

function isSentence(row: string): boolean {
  return /^[A-Z]/.test(row) && /[.:!?]$/.test(row) && !/[/\\]/.test(row) && row.split(' ').length > 3
}
