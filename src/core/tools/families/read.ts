import type { ToolLocation } from '../../model/entry'
import { isRecord, readOwn } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { languageFromPath } from '../../text/language-from-path'
import { showMedia } from '../bodies/show-media'
import { makeCall, moreBadge } from '../call-facts'
import { isFailedEdit } from '../edit-failure'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../family'
import { joinFacts } from '../join-facts'
import { makeLocation } from '../locations'
import { makeResult } from '../make-result'
import { makeTextOutput, showText } from '../outputs'
import { formatRange, readRange, splitSelector } from '../range'
import type { LineRange } from '../range'
import { isListOfNothing } from '../result-content'
import { readFile } from '../read/read-file'
import type { FileRead } from '../read/read-file'
import { mediaFact } from '../text-fact'
import { onlyStrings, pickId, pickItems, pickPath } from '../tool-args'

/** Reading one or several files. */
export const read: ToolFamily = {
  name: 'read',
  icon: 'read',
  bodyKind: 'file',
  readCall,
  readResult,
}

interface FileRequest {
  readonly path: string
  readonly range?: LineRange
  /** A pattern or several folders, and so no place to jump to. */
  readonly isPattern?: boolean
}

function readCall(context: CallContext): CallFacts {
  const requests = readRequests(context)
  const first = requests[0]
  const range = requests.length === 1 ? first?.range : undefined
  const pages = pickId(context.args, ['pages'])
  return makeCall(context, toCallLine(first?.path ?? ''), {
    summaryKind: 'code',
    badges: [
      range === undefined ? undefined : formatRange(range),
      pages === undefined ? undefined : context.labels.pages(pages),
      moreBadge(context, requests.length),
    ],
    locations: requests.flatMap(locate),
    ...(first !== undefined && requests.length === 1 && {
      detail: () => ({
        kind: 'path',
        path: first.path,
        ...(range !== undefined && { range: formatRange(range).slice(1) }),
      }),
    }),
  })
}

function readRequests(context: CallContext): readonly FileRequest[] {
  const { args, agent } = context
  const path = pickPath(args) ?? context.text
  if (path !== undefined) return [makeRequest(path, readRange(args, agent))]
  const files = pickItems(args, ['files', 'paths', 'file_paths', 'filePaths'])
  if (files !== undefined) {
    return files.flatMap((file) => {
      if (typeof file === 'string') return [makeRequest(file, undefined)]
      const own = pickPath(file)
      return own === undefined || !isRecord(file) ? [] : [makeRequest(own, readRange(file, agent))]
    })
  }
  return onlyStrings(pickItems(args, ['include'])).map(pattern => ({ path: pattern, isPattern: true }))
}

function makeRequest(path: string, range: LineRange | undefined): FileRequest {
  const selected = splitSelector(path)
  const found = range ?? selected.range
  return { path: selected.path, ...(found !== undefined && { range: found }) }
}

function locate(request: FileRequest): readonly ToolLocation[] {
  return request.isPattern === true ? [] : [makeLocation(request.path, request.range?.start)]
}

function readResult(context: ResultContext): ResultFacts {
  const requests = context.call === null ? [] : readRequests(context.call)
  const file = readFile(context, {
    count: requests.length,
    ...(requests[0]?.range?.start !== undefined && { start: requests[0].range.start }),
    isLimited: context.call === null || requests[0]?.range?.end !== undefined,
  })
  const path = requests[0]?.path ?? file.path ?? ''
  return makeResult(context, {
    outcome: file.error !== undefined || isFailedView(context) ? 'failed' : undefined,
    ...(file.error !== undefined && { failure: () => file.error ?? '' }),
    summary: () => context.isUntold || isListOfNothing(context.content) ? '' : summarizeFile(context, file),
    output: isError => showFile(context, file, path, isError),
  })
}

/** Editor tools answer in the same words whatever they could not do; a file may begin with them. */
function isFailedView(context: ResultContext): boolean {
  return context.call !== null && readOwn(context.call.args, 'command') === 'view' && isFailedEdit(context)
}

function summarizeFile(context: ResultContext, file: FileRead): string {
  const { labels } = context
  const size = file.bytes === undefined ? '' : labels.size(file.bytes)
  switch (file.kind) {
    case 'empty': return labels.emptyFile
    case 'unchanged': return labels.unchanged
    case 'image': return joinFacts(labels.image, size)
    case 'pdf': return joinFacts(labels.pdf, size)
    case 'media': return mediaFact(file.media, labels)
    case 'directory': return file.count === 0 ? labels.empty : labels.count(file.count, 'entry')
    case 'files': return labels.count(file.count, 'file')
    case 'lines': return joinFacts(labels.count(file.count, 'line'), file.isTruncated ? labels.truncated : '')
  }
}

function showFile(context: ResultContext, file: FileRead, path: string, isError: boolean): ReturnType<ResultFacts['output']> {
  if (file.media.length > 0) {
    return showMedia(context, { text: '', items: file.media }, isError)
  }
  if (file.kind === 'directory') return showText(context, 'files', file.text(), isError)
  if (file.kind !== 'lines') return showText(context, 'text', file.kind === 'empty' ? '' : file.text(), isError)
  const language = languageFromPath(path)
  return {
    kind: 'code',
    ...makeTextOutput(context, file.text(), isError),
    ...(language !== undefined && { language }),
    startLine: file.startLine,
  }
}
