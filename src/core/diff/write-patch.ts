import type { DiffHunk, FileDiff } from '../model'

/**
 * Yields the changes to a file as a patch that `git apply` takes; `null` where the diff does not tell enough
 * for one: no path, lines left out, binary content, mixed line ends, a merge, or numbers that are not those of the file.
 *
 * @example writePatch(diffTexts('a\n', 'b\n', { path: 'x' })) // → 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n'
 */
export function writePatch(file: FileDiff): string | null {
  const isEmptyFile = file.note === 'no-content' && file.change === 'created' && file.newText === ''
  if (file.path === '' || file.relative || (file.note !== undefined && !isEmptyFile)) return null
  if (file.hunks.length === 0 && !isEmptyFile && file.change !== 'renamed' && !file.mode) return null
  const lineEnd = readLineEnd(file)
  if (lineEnd === null || !file.hunks.every(hunk => fitsChange(hunk, file))) return null
  const path = toRelative(file.path)
  const oldPath = toRelative(file.oldPath ?? file.path)
  const from = quotePath(`a/${oldPath}`)
  const to = quotePath(`b/${path}`)
  const lines = [`diff --git ${from} ${to}`, ...writeHeader(file, oldPath, path)]
  if (file.hunks.length > 0) {
    lines.push(`--- ${file.change === 'created' && !isCopy(file) ? '/dev/null' : from}`, `+++ ${file.change === 'deleted' ? '/dev/null' : to}`)
    for (const hunk of file.hunks) lines.push(...writeHunk(hunk, lineEnd))
  }
  return `${lines.join('\n')}\n`
}

/** A creation that names a source copies it. */
function isCopy({ change, oldPath }: FileDiff): boolean {
  return change === 'created' && oldPath !== undefined
}

/**
 * Tells whether the rows are those of the two texts that the ranges speak of: what was created has no old
 * lines, and in a merge of several texts rows may belong to none of two.
 */
function fitsChange(hunk: DiffHunk, file: FileDiff): boolean {
  const { lines, oldLines, newLines } = hunk
  const hasSides = lines.filter(line => line.kind !== 'added').length === oldLines
    && lines.filter(line => line.kind !== 'removed').length === newLines
    && lines.every(line => line.kind === 'added' || line.oldLine !== null)
  return hasSides && (file.change !== 'created' || isCopy(file) || oldLines === 0) && (file.change !== 'deleted' || newLines === 0)
}

function writeHeader(file: FileDiff, oldPath: string, path: string): readonly string[] {
  const { change, mode } = file
  if (change === 'created' && !isCopy(file)) return [`new file mode ${mode?.[1] ?? '100644'}`]
  if (change === 'deleted') return [`deleted file mode ${mode?.[0] ?? '100644'}`]
  const verb = isCopy(file) ? 'copy' : 'rename'
  return [
    ...(mode ? [`old mode ${mode[0]}`, `new mode ${mode[1]}`] : []),
    ...(change === 'modified' ? [] : [`${verb} from ${quotePath(oldPath)}`, `${verb} to ${quotePath(path)}`]),
  ]
}

/** The carriage return of each line, which a diff does not show; `null` where lines end in different ways. */
function readLineEnd({ oldText, newText }: FileDiff): string | null {
  const text = `${oldText ?? ''}${newText ?? ''}`
  if (!text.includes('\r\n')) return ''
  return /(?:^|[^\r])\n|\r\r/.test(text) ? null : '\r'
}

function writeHunk({ oldStart, oldLines, newStart, newLines, header, lines }: DiffHunk, end: string): readonly string[] {
  const signs = { context: ' ', added: '+', removed: '-' } as const
  return [
    `@@ -${writeRange(oldStart, oldLines)} +${writeRange(newStart, newLines)} @@${header ? ` ${header}` : ''}`,
    ...lines.flatMap(({ kind, text, noNewline }) => noNewline
      ? [`${signs[kind]}${text}`, '\\ No newline at end of file']
      : [`${signs[kind]}${text}${end}`]),
  ]
}

function writeRange(start: number, count: number): string {
  return count === 1 ? String(start) : `${start},${count}`
}

/** A patch is applied where its paths begin: git takes none from the root of a disk. */
function toRelative(path: string): string {
  return path.replaceAll('\\', '/').replace(/^(?:[A-Z]:)?\/+/i, '')
}

/** Quotes a path in which a character would end it, as git does. */
function quotePath(path: string): string {
  if (!/["\\\p{Cc}]/u.test(path)) return path
  return `"${path.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, character => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`)}"`
}
