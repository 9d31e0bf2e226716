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

/** Reads a row of a listing; a string is what the tool says beside its entries, `undefined` a row without meaning. */
export function readFileRow(row: string, isInFolders: boolean): FileRow | string | undefined {
  if (row.trim() === '' || headings.some(pattern => pattern.test(row))) return undefined
  if (isNotice(row) || isSentence(row) || notes.some(pattern => pattern.test(row))) return row
  const drawn = /^[\s│|]*(?:[├└╰]|[|`+](?=--))[─-]*\s?(?=.)/.exec(row)?.[0]
  if (drawn !== undefined) return makeRow(drawn.length, row.slice(drawn.length), isInFolders)
  return readLongRow(row) ?? makeListed(row, isInFolders)
}

function makeListed(row: string, isInFolders: boolean): FileRow {
  const space = /^[ \t]*/.exec(row)?.[0] ?? ''
  const rest = row.slice(space.length)
  return makeRow(widthOf(space), rest.startsWith('- ') ? rest.slice(2) : rest, isInFolders)
}

/** A row of `ls -l`: type, rights, links, owner, group, size, date, name. */
function readLongRow(row: string): FileRow | undefined {
  const found = /^([a-z-])[rwxsStT-]{9}\S* +\d+ +\S+ +\S+ +(\d\S*) +\S+ +\d+ +[\d:]+ (.*)$/.exec(row)
  const [, type, size, name] = found ?? []
  if (name === undefined || size === undefined) return undefined
  const isDirectory = type === 'd'
  return { indent: 0, name: name.replace(/ -> .*$/, ''), isDirectory, ...(!isDirectory && { note: size }) }
}

/** A size behind the name: `[120]`, `(4.1 KB)`. */
const sizeNote = /(?: {2,}|\t|\s(?=\())([[(]?\d[\d.,]*(?:\s?(?:bytes?|[KMGT]?i?B|[KMG]))?[\])]?)$/i

function makeRow(indent: number, raw: string, isInFolders: boolean): FileRow {
  const tag = /^\[(DIR|FILE)\]\s+/.exec(raw)
  const words = raw.slice(tag?.[0].length ?? 0).trimEnd()
  const found = sizeNote.exec(words.slice(-30))
  const note = found?.[1]?.replace(/^[[(]|[\])]$/g, '')
  // A link is marked, and no folder of its own.
  const name = words.slice(0, words.length - (found?.[0].length ?? 0)).trimEnd().replace(/[@*]$/, '')
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
