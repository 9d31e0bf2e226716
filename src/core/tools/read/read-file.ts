import type { MediaItem } from '../../model/view'
import { countLines } from '../../text/count-lines'
import { readOwnNumber, readOwnRecord, readOwnString } from '../../text/own-values'
import { countFilled } from '../each-line'
import { errorLine } from '../error-line'
import type { ResultContext } from '../family'
import { readGutter, stripGutter } from '../gutter'
import { readMedia } from '../media'
import { isFailedOperation, readOperations, textOfOperation } from '../terminal/command-operations'
import { countParts } from './count-parts'
import { takeReadEnvelope } from './read-envelope'

/** What a read tool brought back. */
export interface FileRead {
  readonly kind: 'lines' | 'empty' | 'unchanged' | 'image' | 'pdf' | 'media' | 'directory' | 'files'
  /** Lines, entries or files. */
  readonly count: number
  /** The text without envelope and line numbers. */
  readonly text: () => string
  /** Number of the first line of the text. */
  readonly startLine: number
  readonly isTruncated: boolean
  readonly media: readonly MediaItem[]
  readonly bytes?: number
  /** The file, where the result names it. */
  readonly path?: string
  /** The failure that the result tells without a flag. */
  readonly error?: string
}

/** What the call asked for. */
export interface ReadRequest {
  /** Number of files. */
  readonly count: number
  readonly start?: number
  /** The call itself set an end, so that a part is no truncation. */
  readonly isLimited: boolean
}

const nothing = { count: 0, startLine: 1, isTruncated: false, media: [], text: () => '' } as const

/** Reads the result of a read tool: details with the text win, then the text without its envelope. */
export function readFile(context: ResultContext, request: ReadRequest): FileRead {
  return readDetails(context) ?? readEachFile(context, request) ?? readText(context, request)
}

function readDetails(context: ResultContext): FileRead | undefined {
  const { details, content } = context
  const type = readOwnString(details, 'type')
  const file = readOwnRecord(details, 'file')
  const path = readOwnString(file, 'filePath')
  const text = readOwnString(file, 'content')
  const named = path === undefined ? {} : { path }
  if (text !== undefined) {
    const count = countLines(text)
    const startLine = readOwnNumber(file, 'startLine') ?? 1
    return { ...nothing, ...named, kind: count === 0 ? 'empty' : 'lines', count, startLine, text: () => text }
  }
  if (type === 'file_unchanged') return { ...nothing, ...named, kind: 'unchanged', text: () => content.text }
  const kind = type === 'parts' ? 'pdf' : type
  if ((kind !== 'image' && kind !== 'pdf') || file === undefined) return undefined
  const bytes = readOwnNumber(file, 'originalSize')
  const media = content.media.length > 0 ? content.media : [readMedia({ type: kind === 'pdf' ? 'document' : 'image', file })]
  return { ...nothing, ...named, kind, media, ...(bytes !== undefined && { bytes }) }
}

/** Results that list several files. */
function readEachFile(context: ResultContext, request: ReadRequest): FileRead | undefined {
  const { content } = context
  const operations = readOperations(content)
  if (operations !== undefined) {
    const failed = operations.find(isFailedOperation)
    if (failed !== undefined) {
      return { ...nothing, kind: 'lines', error: errorLine(readOwnString(failed, 'error') ?? textOfOperation(failed)) }
    }
    const texts = operations.map(textOfOperation)
    return texts.length === 1
      ? readPlain(context, texts[0] ?? '', request)
      : { ...nothing, kind: 'files', count: texts.length, text: () => texts.join('\n\n') }
  }
  const count = countParts(context, request.count)
  return count === undefined ? undefined : { ...nothing, kind: 'files', count, text: () => content.text }
}

function readText(context: ResultContext, request: ReadRequest): FileRead {
  const { content } = context
  if (content.media.length > 0 && (content.text === '' || /^(?:Read image file \[|Image read successfully|PDF read successfully)/.test(content.text))) {
    return { ...nothing, kind: content.text.startsWith('PDF') ? 'pdf' : 'media', media: content.media }
  }
  if (content.kind !== 'value') return readPlain(context, content.text, request)
  const text = ['content', 'contents', 'text', 'output'].map(key => readOwnString(content.json, key)).find(value => value !== undefined)
  return readPlain(context, text ?? content.text, request)
}

function readPlain(context: ResultContext, raw: string, request: ReadRequest): FileRead {
  const envelope = takeReadEnvelope(context, raw, request.isLimited)
  const { text } = envelope
  const path = envelope.path === undefined ? {} : { path: envelope.path }
  if (envelope.error !== undefined) return { ...nothing, ...path, kind: 'lines', error: envelope.error, text: () => raw }
  if (envelope.kind === 'unchanged' || envelope.kind === 'empty') return { ...nothing, ...path, kind: envelope.kind, text: () => raw }
  if (envelope.kind === 'beyond') return { ...nothing, ...path, kind: 'lines', text: () => raw }
  if (envelope.kind === 'image' || envelope.kind === 'pdf') return { ...nothing, ...path, kind: envelope.kind, text: () => raw }
  if (envelope.kind === 'directory') {
    return { ...nothing, ...path, kind: 'directory', count: envelope.entries ?? countFilled(text, () => false), text: () => text }
  }
  const hints = { ...(request.start !== undefined && { start: request.start }), isNumbered: envelope.isNumbered }
  const gutter = envelope.hasNoGutter ? undefined : readGutter(text, hints)
  const count = gutter?.count ?? countLines(text)
  if (count === 0) return { ...nothing, ...path, kind: 'empty' }
  return {
    kind: 'lines',
    ...path,
    count,
    media: [],
    isTruncated: envelope.isTruncated,
    startLine: gutter?.start ?? request.start ?? 1,
    text: gutter === undefined ? () => text : () => stripGutter(text, hints),
  }
}
