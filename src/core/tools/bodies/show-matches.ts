import type { OutputDetail } from '../../model/view'
import { attempt } from '../../text/attempt'
import { lazy } from '../../text/lazy'
import { withLazy } from '../../text/with-lazy'
import { stringifyJson } from '../../text/stringify-json'
import type { ResultContext } from '../family'
import { makeTextOutput } from './text-output'
import { readOperations, textOfOperation } from '../terminal/command-operations'
import { onlyStrings, pickList, pickPath, pickString } from '../tool-args'
import { makeMarkFinder } from './find-marks'
import { readMatchesOfJson } from './matches-of-json'
import { readMatchesOfText } from './matches-of-text'

/** Yields what a search found: its text, and its matches by file where they can be told apart. */
export function showMatches(context: ResultContext, text: string, isError: boolean): OutputDetail {
  const operations = readOperations(context.content)
  const isValue = context.content.kind === 'value' && operations === undefined
  const shown = operations?.map(textOfOperation).join('\n') ?? (isValue ? stringifyJson(context.content.json, { indent: 2 }) : text)
  const body = lazy(() => attempt(() => readBody(context, shown, operations !== undefined), undefined))
  return withLazy({ kind: 'matches', ...makeTextOutput(context, shown, isError) }, {
    groups: () => body()?.groups,
    notes: () => body()?.notes,
  })
}

function readBody(context: ResultContext, text: string, isOperations: boolean): ReturnType<typeof readMatchesOfText> {
  const args = context.call?.args
  const findMarks = makeMarkFinder(readPatterns(args))
  const { json } = context.content
  if (json !== undefined && !isOperations) return readMatchesOfJson(json, findMarks)
  return readMatchesOfText(text, { path: pickPath(args) ?? '', mode: readMode(args), findMarks })
}

function readPatterns(args: unknown): readonly string[] {
  const own = pickString(args, ['pattern', 'regex', 'search', 'search_term', 'text']) ?? pickString(args, ['query'])
  return own === undefined ? onlyStrings(pickList(args, ['queries', 'patterns'])) : [own]
}

function readMode(args: unknown): 'files' | 'count' | undefined {
  const mode = pickString(args, ['output_mode', 'outputMode', 'mode'])
  if (mode === 'count') return mode
  return mode === 'files_with_matches' ? 'files' : undefined
}
