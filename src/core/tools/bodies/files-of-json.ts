import type { FileItem } from '../../model/bodies'
import { isRecord, readOwn, readOwnList } from '../../text/own-values'
import { pickNumber, pickString } from '../tool-args'
import { joinPath } from './join-path'
import { pathOfUri } from './file-uri'

/** Deepest folder that is looked into. */
const deepestFolder = 50

const nameKeys = ['path', 'name', 'file', 'filename', 'filePath', 'uri'] as const

interface Sink {
  readonly items: FileItem[]
  readonly writeSize: (bytes: number) => string
}

/** Tells a list or tree of files apart; `undefined` for anything else. `base`: the folder that was listed. */
export function readFilesOfJson(value: unknown, base: string, writeSize: Sink['writeSize']): readonly FileItem[] | undefined {
  const list = Array.isArray(value)
    ? value
    : ['entries', 'files', 'filenames', 'items', 'children', 'paths'].map(key => readOwnList(value, key)).find(found => found !== undefined)
  if (list === undefined || list.length === 0) return undefined
  const sink: Sink = { items: [], writeSize }
  return takeList(sink, list, base, 0) ? sink.items : undefined
}

function takeList(sink: Sink, list: readonly unknown[], folder: string, depth: number): boolean {
  return list.every(item => takeItem(sink, item, folder, depth))
}

function takeItem(sink: Sink, item: unknown, folder: string, depth: number): boolean {
  const own = typeof item === 'string' ? item : pickString(item, nameKeys)
  if (own === undefined) return false
  const name = pathOfUri(own)
  const path = joinPath(folder, name.replace(/(?<=.)[/\\]$/, ''))
  const children = readOwnList(item, 'children')
  const size = pickNumber(item, ['size', 'bytes'])
  sink.items.push({
    path,
    name: name.replace(/(?<=.)[/\\]$/, ''),
    isDirectory: children !== undefined || isFolder(item) || /[/\\]$/.test(name),
    depth,
    ...(size !== undefined && size > 0 && { note: sink.writeSize(size) }),
  })
  return children === undefined || depth >= deepestFolder || takeList(sink, children, path, depth + 1)
}

function isFolder(item: unknown): boolean {
  if (!isRecord(item)) return false
  const type = readOwn(item, 'type') ?? readOwn(item, 'kind')
  return readOwn(item, 'isDirectory') === true || readOwn(item, 'is_dir') === true
    || (typeof type === 'string' && /^(?:dir(?:ectory)?|folder|tree)$/i.test(type))
}
