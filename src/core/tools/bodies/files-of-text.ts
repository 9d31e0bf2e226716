import type { FileItem, FilesBody } from '../../model/bodies'
import { readFileRow } from './file-rows'
import type { FileRow } from './file-rows'
import { joinPath } from './join-path'
import { splitRows } from './text-rows'

/** Longest name; a longer row shows that the text is no list of files. */
const longestName = 1000

/** Words for an empty list, in front. */
const nothing = /^\s*(?:No (?:files|matches|entries)|The glob search returned|\(?empty)/i

/**
 * Tells a listing apart: plain paths, folders marked by a slash or a tag, trees drawn with indents or
 * lines. Yields `undefined` when it does not look like one. `base`: the folder that was listed; `isFound`:
 * the rows are what a pattern found.
 */
export function readFilesOfText(text: string, base: string, isFound: boolean): Required<FilesBody> | undefined {
  const lines = nothing.test(text) || isSaidEmpty(text) ? undefined : splitRows(text)
  if (lines === undefined) return undefined
  const rows: FileRow[] = []
  const notes: string[] = []
  let isInFolders = false
  for (const line of lines) {
    if (line.length > longestName) return undefined
    if (/^# (?:Folders|Files):$/.test(line)) isInFolders = line === '# Folders:'
    const row = readFileRow(line, { isInFolders, isFound })
    if (typeof row === 'string') notes.push(row)
    else if (row !== undefined) rows.push(row)
  }
  return rows.length === 0 ? undefined : { items: placeRows(rows, base), notes }
}

/** `Directory /x is empty.` */
function isSaidEmpty(text: string): boolean {
  return / is empty\.?\s{0,9}$/i.test(text.slice(-30)) && /^.{0,1000}$/.test(text.trim())
}

/** Gives each row its level and its whole path; a first row that all others hang from is the root. */
function placeRows(rows: readonly FileRow[], base: string): readonly FileItem[] {
  const isTree = rows.some(row => row.indent > (rows[0]?.indent ?? 0))
  const [first, ...others] = rows
  const hasRoot = isTree && first !== undefined && others.every(row => row.indent > first.indent)
  const root = hasRoot ? first.name : base
  const shown = hasRoot ? others : rows
  const open: { readonly indent: number, readonly path: string }[] = []
  return shown.map((row) => {
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= row.indent) open.pop()
    const depth = isTree ? open.length : 0
    const name = row.name.replace(/(?<=.)[/\\]$/, '')
    const path = joinPath(open.at(-1)?.path ?? root, name)
    if (isTree) open.push({ indent: row.indent, path })
    return { path, name, isDirectory: row.isDirectory, depth, ...(row.note !== undefined && { note: row.note }) }
  }).map((item, index, items) => ({
    ...item,
    // What others hang from is a folder, marked or not.
    isDirectory: item.isDirectory || (items[index + 1]?.depth ?? 0) > item.depth,
  }))
}
