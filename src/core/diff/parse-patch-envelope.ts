import type { DiffHunk, FileDiff } from '../model'
import { MAX_MARKED_PAIRS } from './limits'
import { countRows, readHunk } from './read-rows'

const BEGIN = /^\*\*\* Begin Patch[ \t\r]*$/m
const FILE_LINE = /^\*\*\* (Add|Update|Delete) File: ?(.*)$/s
const MOVE_LINE = /^\*\*\* Move to: ?(.*)$/s
const END_LINE = /^\*\*\* End Patch\s*$/
const SECTION_LINE = /^@@(?: (.*))?$/s
const LEAD_LENGTH = 4096

/** True for the envelope that `apply_patch` tools take, also when it lacks its first line. */
export function isPatchEnvelope(text: string): boolean {
  const lead = text.trimStart().slice(0, LEAD_LENGTH)
  return BEGIN.test(lead) || /^\*\*\* (?:Add|Update|Delete) File: /.test(lead)
}

/** What is known of a file while its lines are being read. */
interface OpenFile {
  readonly operation: 'Add' | 'Update' | 'Delete'
  readonly path: string
  moveTo?: string
  readonly sections: { headers: string[], readonly rows: string[] }[]
}

/**
 * Reads the `*** Begin Patch` envelope: Add, Update and Delete File, Move to, and sections that `@@`
 * opens. It tells no line numbers, so they count from the first section on and are `relative`. The
 * length of a deleted file is unknown: the note is `no-content`.
 */
export function parsePatchEnvelope(text: string): readonly FileDiff[] {
  const files: OpenFile[] = []
  const patch = text.trimStart()
  const begin = BEGIN.exec(patch.slice(0, LEAD_LENGTH))
  for (const line of patch.slice(begin === null ? 0 : begin.index + begin[0].length).split('\n')) {
    const content = line.endsWith('\r') ? line.slice(0, -1) : line
    if (END_LINE.test(content)) break
    const opening = FILE_LINE.exec(content)
    if (opening !== null) {
      files.push({ operation: opening[1] as OpenFile['operation'], path: (opening[2] ?? '').trim(), sections: [] })
      continue
    }
    const file = files.at(-1)
    if (file !== undefined) readLine(file, content)
  }
  return files.map(closeFile)
}

function readLine(file: OpenFile, line: string): void {
  const move = MOVE_LINE.exec(line)
  if (move !== null) {
    file.moveTo = (move[1] ?? '').trim()
    return
  }
  // `*** End of File`, what other versions of the envelope may add, and the start of such a line.
  if (/^\*\*\*(?: |$)|^\*\*?$/.test(line)) return
  const section = file.operation === 'Update' ? SECTION_LINE.exec(line) : null
  if (section === null) {
    currentSection(file).rows.push(line)
    return
  }
  const header = stripNumbers(section[1] ?? '')
  const last = file.sections.at(-1)
  // Several headers in a row name an outer and an inner place.
  if (last !== undefined && last.rows.length === 0) last.headers.push(header)
  else file.sections.push({ headers: [header], rows: [] })
}

function currentSection(file: OpenFile): OpenFile['sections'][number] {
  const last = file.sections.at(-1)
  if (last !== undefined) return last
  const first = { headers: [], rows: [] }
  file.sections.push(first)
  return first
}

/** Models forget the sign of a line now and then. */
function toAddedRow(line: string): string {
  return line.startsWith('+') ? line : `+${line}`
}

/** Numbers here are the model's guess; the tool itself takes them for text to look for. */
function stripNumbers(header: string): string {
  return header.replace(/^-\d+(?:,\d+)? \+\d+(?:,\d+)? @@ ?/, '').replace(/ ?@@$/, '').trim()
}

function closeFile(file: OpenFile): FileDiff {
  const hunks = file.operation === 'Delete' ? [] : readSections(file)
  const isMoved = file.moveTo !== undefined && file.moveTo !== '' && file.moveTo !== file.path
  return {
    path: isMoved ? file.moveTo ?? '' : file.path,
    ...(isMoved ? { oldPath: file.path } : {}),
    change: readChange(file, isMoved),
    hunks,
    ...countRows(hunks),
    ...(hunks.length > 0 ? {} : { note: isMoved ? 'no-changes' : 'no-content' }),
    ...(file.operation === 'Update' ? { relative: true } : {}),
  }
}

function readChange(file: OpenFile, isMoved: boolean): FileDiff['change'] {
  if (file.operation === 'Add') return 'created'
  if (file.operation === 'Delete') return 'deleted'
  return isMoved ? 'renamed' : 'modified'
}

function readSections(file: OpenFile): readonly DiffHunk[] {
  const budget = { pairs: MAX_MARKED_PAIRS }
  const hunks: DiffHunk[] = []
  let oldStart = 1
  let newStart = 1
  for (const section of file.sections) {
    const lines = dropBlankEnd(section.rows)
    const rows = file.operation === 'Add' ? lines.map(toAddedRow) : lines
    if (rows.length === 0) continue
    const header = section.headers.filter(part => part !== '').join(' ')
    const hunk = readHunk({ oldStart, newStart, rows, header }, budget)
    hunks.push(hunk)
    oldStart += hunk.oldLines
    newStart += hunk.newLines
  }
  return hunks
}

/** Blank lines at the end of a section are the envelope's, not the file's. */
function dropBlankEnd(rows: readonly string[]): readonly string[] {
  const last = rows.findLastIndex(row => row !== '')
  return rows.slice(0, last + 1)
}
