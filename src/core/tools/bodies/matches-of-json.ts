import type { MatchesBody } from '../../model/bodies'
import { readOwn, readOwnList, readOwnNumber, readOwnRecord } from '../../text/own-values'
import { listOfResults } from '../result-content'
import { pickNumber, pickString } from '../tool-args'
import type { MarkFinder } from './find-marks'
import { pathOfUri } from './file-uri'
import { MatchGroups } from './match-groups'

const placeKeys = ['path', 'file', 'file_path', 'filePath', 'filename', 'fileName', 'relative_path', 'uri', 'url'] as const
const lineKeys = ['line', 'lineNumber', 'line_number', 'startLine', 'start_line', 'row'] as const
const textKeys = ['text', 'lineText', 'line', 'content', 'snippet', 'preview', 'match', 'code', 'chunk'] as const

/** Tells a list of matches, or of files with their matches, apart; `undefined` for anything else. */
export function readMatchesOfJson(value: unknown, findMarks: MarkFinder): Required<MatchesBody> | undefined {
  const list = listOfResults(value) ?? readOwnList(value, 'files') ?? readOwnList(value, 'paths') ?? readOwnList(value, 'data')
  if (list === undefined || list.length === 0) return undefined
  const groups = new MatchGroups(findMarks)
  return list.every(item => takeItem(groups, item)) ? groups.build() : undefined
}

function takeItem(groups: MatchGroups, item: unknown): boolean {
  const place = typeof item === 'string' ? item : pickString(item, placeKeys)
  if (place === undefined) return false
  const path = pathOfUri(place)
  groups.open(path)
  const nested = readOwnList(item, 'matches') ?? readOwnList(item, 'lines')
  if (nested !== undefined) for (const match of nested) takeMatch(groups, path, match)
  else takeMatch(groups, path, item)
  return true
}

function takeMatch(groups: MatchGroups, path: string, match: unknown): void {
  const line = pickNumber(match, lineKeys) ?? readRange(match)
  const text = pickString(match, textKeys)
  if (line === undefined && text === undefined) return
  const rows = (text ?? '').replace(/\r?\n$/, '').split(/\r?\n/)
  for (const [index, row] of rows.entries()) groups.add(path, line === undefined ? undefined : line + index, row)
}

/** Ranges of language servers count from 0. */
function readRange(match: unknown): number | undefined {
  const range = readOwnRecord(match, 'range') ?? readOwnRecord(readOwn(match, 'location'), 'range')
  const line = readOwnNumber(readOwnRecord(range, 'start'), 'line')
  return line === undefined ? undefined : line + 1
}
