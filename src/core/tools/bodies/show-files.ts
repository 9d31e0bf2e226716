import type { FilesBody } from '../../model/bodies'
import type { OutputDetail } from '../../model/view'
import { attempt } from '../../text/attempt'
import { lazy } from '../../text/lazy'
import { stringifyJson } from '../../text/stringify-json'
import { withLazy } from '../../text/with-lazy'
import type { ResultContext } from '../family'
import { makeTextOutput } from './text-output'
import { pickPath, pickString } from '../tool-args'
import { readFilesOfJson } from './files-of-json'
import { readFilesOfText } from './files-of-text'

/** Yields what a listing holds: its text, and its files and folders where they can be told apart. */
export function showFiles(context: ResultContext, text: string, isError: boolean): OutputDetail {
  const isValue = context.content.kind === 'value' && text === context.content.text
  const shown = isValue ? stringifyJson(context.content.json, { indent: 2 }) : text
  const body = lazy(() => attempt(() => readBody(context, text), undefined))
  return withLazy({ kind: 'files', ...makeTextOutput(context, shown, isError) }, {
    items: () => body()?.items,
    notes: () => body()?.notes,
  })
}

function readBody(context: ResultContext, text: string): FilesBody | undefined {
  const isFound = hasPattern(context)
  // Entries of a folder are named from it; what a pattern finds is named from anywhere.
  const base = isFound ? '' : pickPath(context.call?.args) ?? context.call?.text ?? ''
  const { json } = context.content
  if (json === undefined) return readFilesOfText(text, base, isFound)
  const items = readFilesOfJson(json, base, context.labels.size)
  return items === undefined ? undefined : { items }
}

function hasPattern({ call }: ResultContext): boolean {
  return pickString(call?.args, ['pattern', 'glob', 'glob_pattern', 'globPattern', 'query', 'regex']) !== undefined
}
