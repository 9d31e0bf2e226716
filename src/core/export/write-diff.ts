import type { DiffHunk, DiffLine, FileDiff } from '../model/view'
import type { BodyWords } from './words'
import { englishWords } from './words'

const signs: Readonly<Record<DiffLine['kind'], string>> = { context: ' ', added: '+', removed: '-' }

/**
 * Writes changes as a unified diff. What has no lines to show says why, in a line in brackets.
 *
 * @example writeDiff(diffTexts('a\n', 'b\n', { path: 'x' })) // → '--- x\n+++ x\n@@ -1 +1 @@\n-a\n+b'
 */
export function writeDiff(files: readonly FileDiff[], { diffNote }: BodyWords = englishWords): string {
  return files.map(file => writeFile(file, diffNote)).join('\n')
}

function writeFile(file: FileDiff, notes: BodyWords['diffNote']): string {
  const lines = [
    `--- ${file.change === 'created' ? '/dev/null' : file.oldPath ?? file.path}`,
    `+++ ${file.change === 'deleted' ? '/dev/null' : file.path}`,
    ...file.mode ? [`old mode ${file.mode[0]}`, `new mode ${file.mode[1]}`] : [],
    ...file.hunks.flatMap(writeHunk),
    ...file.note ? [`(${notes[file.note] ?? file.note})`] : [],
  ]
  return lines.join('\n')
}

function writeHunk(hunk: DiffHunk): readonly string[] {
  const header = hunk.header ? ` ${hunk.header}` : ''
  const old = writeRange(hunk.oldStart, hunk.oldLines)
  const now = writeRange(hunk.newStart, hunk.newLines)
  return [`@@ -${old} +${now} @@${header}`, ...hunk.lines.flatMap(writeLine)]
}

function writeRange(start: number, count: number): string {
  return count === 1 ? String(start) : `${start},${count}`
}

function writeLine({ kind, text, noNewline }: DiffLine): readonly string[] {
  return noNewline ? [signs[kind] + text, '\\ No newline at end of file'] : [signs[kind] + text]
}
