import type { OutputDetail } from '../../model/view'
import { languageFromPath } from '../../text/language-from-path'
import { isRecord, readOwn, readOwnList, readOwnNumber, readOwnString } from '../../text/own-values'
import type { UnknownRecord } from '../../text/own-values'
import { toResultLine } from '../../text/single-line'
import { withLazy } from '../../text/with-lazy'
import type { ResultContext } from '../family'
import { joinFacts } from '../join-facts'
import { pickString } from '../tool-args'
import { textFact } from '../text-fact'
import { makeMarkFinder } from './find-marks'
import { MatchGroups } from './match-groups'
import { readPageAddress } from './page-address'
import { readSourceList } from './sources-of-json'
import { makeTextOutput } from './text-output'

/** A result card that a view declares besides the three of the core. */
export interface DeclaredCardFacts {
  readonly summary: () => string
  readonly output: (isError: boolean) => OutputDetail
}

/**
 * Reads the declared result cards `search`, `read` and `web`, item by item; `undefined` for another card,
 * and for one whose main part is mangled: it degrades to `generic`.
 */
export function readDeclaredCard(view: UnknownRecord, context: ResultContext): DeclaredCardFacts | undefined {
  switch (readOwn(view, 'card')) {
    case 'search': return readSearch(view, context)
    case 'read': return readLines(view, context)
    case 'web': return readWeb(view, context)
    default: return undefined
  }
}

/** `{ files: [{ path, matches: [{ lineNumber, line }] }], total, truncated }`, or `{ paths, total, truncated }`. */
function readSearch(view: UnknownRecord, context: ResultContext): DeclaredCardFacts | undefined {
  const files = (readOwnList(view, 'files') ?? readOwnList(view, 'paths'))?.filter(file => readPath(file) !== undefined)
  if (files === undefined) return undefined
  const { labels, call } = context
  const matches = files.flatMap(file => readOwnList(file, 'matches') ?? [])
  const total = readOwnNumber(view, 'total')
  const fileCount = labels.count(files.length, 'file')
  const counted = matches.length === 0
    ? files.length === 0 ? labels.noMatches : labels.count(total ?? files.length, 'file')
    : labels.matchesInFiles(labels.count(total ?? matches.length, 'match'), fileCount)
  const pattern = pickString(call?.args, ['pattern', 'regex', 'query'])
  return {
    summary: () => joinFacts(counted, readOwn(view, 'truncated') === true ? labels.truncated : ''),
    output: isError => withLazy({ kind: 'matches', ...makeTextOutput(context, writeMatches(files), isError) }, {
      groups: () => groupFiles(files, pattern),
    }),
  }
}

function readPath(file: unknown): string | undefined {
  return typeof file === 'string' ? file : readOwnString(file, 'path')
}

function groupFiles(files: readonly unknown[], pattern: string | undefined): ReturnType<MatchGroups['build']>['groups'] {
  const groups = new MatchGroups(makeMarkFinder(pattern === undefined ? [] : [pattern]))
  for (const file of files) {
    const path = readPath(file) ?? ''
    groups.open(path)
    for (const { line, text } of readRows(readOwnList(file, 'matches'))) groups.add(path, line, text)
  }
  return groups.build().groups
}

function writeMatches(files: readonly unknown[]): string {
  return files.flatMap((file) => {
    const path = readPath(file) ?? ''
    const rows = readRows(readOwnList(file, 'matches'))
    return rows.length === 0 ? [path] : rows.map(({ line, text }) => line === undefined ? `${path}:${text}` : `${path}:${line}:${text}`)
  }).join('\n')
}

interface Row {
  readonly line?: number
  readonly text: string
}

/** `{ lineNumber, line }` of a search, `{ number, text }` of a file. */
function readRows(list: readonly unknown[] | undefined): readonly Row[] {
  return (list ?? []).filter(isRecord).flatMap((row): readonly Row[] => {
    const line = readOwnNumber(row, 'lineNumber') ?? readOwnNumber(row, 'number')
    const text = readOwnString(row, 'line') ?? readOwnString(row, 'text')
    return text === undefined ? [] : [{ ...(line !== undefined && { line }), text }]
  })
}

/** `{ path, offset, lines: [{ number, text }], totalLines, lang, content }`. */
function readLines(view: UnknownRecord, context: ResultContext): DeclaredCardFacts | undefined {
  const list = readOwnList(view, 'lines')
  const rows = readRows(list)
  const text = list === undefined ? readOwnString(view, 'content') : rows.map(row => row.text).join('\n')
  if (text === undefined) return undefined
  const count = list === undefined ? undefined : rows.length
  const language = readOwnString(view, 'lang') ?? languageFromPath(readOwnString(view, 'path') ?? '')
  const startLine = rows[0]?.line ?? readOwnNumber(view, 'offset') ?? 1
  return {
    summary: () => count === undefined ? textFact(text, context.labels) : count === 0 ? context.labels.emptyFile : context.labels.count(count, 'line'),
    output: isError => ({
      kind: 'code',
      ...makeTextOutput(context, text, isError),
      ...(language !== undefined && { language }),
      startLine: Number.isInteger(startLine) && startLine > 0 ? startLine : 1,
    }),
  }
}

/** A search `{ sources, answer, truncated }`, or a page `{ url, statusCode, truncated, content }`. */
function readWeb(view: UnknownRecord, context: ResultContext): DeclaredCardFacts | undefined {
  const { labels } = context
  const isCut = readOwn(view, 'truncated') === true ? labels.truncated : ''
  const list = readOwnList(view, 'sources')
  if (list === undefined) return readPage(view, context, isCut)
  const items = list.flatMap(source => readSourceList([typeof source === 'string' ? { url: source } : source]) ?? [])
  const prose = readOwnString(view, 'answer') ?? ''
  const words = [prose, ...items.map(item => item.url === undefined ? item.title : `${item.title}\n${item.url}`)].filter(text => text !== '')
  return {
    summary: () => joinFacts(items.length === 0 ? labels.noResults : labels.count(items.length, 'result'), isCut),
    output: isError => ({ kind: 'sources', ...makeTextOutput(context, words.join('\n\n'), isError), items, ...(prose !== '' && { prose }) }),
  }
}

function readPage(view: UnknownRecord, context: ResultContext, isCut: string): DeclaredCardFacts | undefined {
  const url = readPageAddress(readOwn(view, 'url'))
  const code = readOwnNumber(view, 'statusCode')
  const text = readOwnString(view, 'content') ?? readOwnString(view, 'text')
  if (url === undefined && code === undefined) return undefined
  const fact = text === undefined ? toResultLine(url ?? '') : textFact(text, context.labels)
  return {
    summary: () => joinFacts(code === undefined ? '' : String(code), fact, isCut),
    output: isError => text === undefined
      ? { kind: 'sources', ...makeTextOutput(context, url ?? '', isError), items: readSourceList([{ url }]) ?? [] }
      : { kind: 'text', ...makeTextOutput(context, text, isError) },
  }
}
