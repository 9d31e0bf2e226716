import type { SourcesBody } from '../../model/bodies'
import type { OutputDetail } from '../../model/view'
import { attempt } from '../../text/attempt'
import { lazy } from '../../text/lazy'
import { withLazy } from '../../text/with-lazy'
import { readOwnList } from '../../text/own-values'
import { stringifyJson } from '../../text/stringify-json'
import type { ResultContext } from '../family'
import { makeTextOutput } from './text-output'
import { listOfSources, readSourceList, readWrittenAnswer } from './sources-of-json'
import { readSourcesOfText } from './sources-of-text'

/** Yields what a search of the web found: its text, and its pages where they can be told apart. */
export function showSources(context: ResultContext, text: string, isError: boolean): OutputDetail {
  const { content } = context
  const shown = content.kind === 'value' ? stringifyJson(content.json, { indent: 2 }) : text
  const body = lazy(() => attempt(() => readBody(context, text), undefined))
  return withLazy({ kind: 'sources', ...makeTextOutput(context, shown, isError) }, {
    items: () => body()?.items,
    prose: () => body()?.prose,
  })
}

function readBody({ content, details }: ResultContext, text: string): SourcesBody | undefined {
  const told = readOfText(content.json === undefined ? text : '')
  if (told !== undefined) return told
  for (const value of [content.json, details]) {
    const list = listOfSources(value)
    const items = list === undefined ? undefined : readSourceList(list)
    if (items === undefined) continue
    const words = readOwnList(value, 'results')?.filter(item => typeof item === 'string').join('\n\n')
    const prose = readWrittenAnswer(value) ?? (words === '' ? undefined : words)
    return { items, ...(prose !== undefined && { prose }) }
  }
  return undefined
}

function readOfText(text: string): SourcesBody | undefined {
  const read = readSourcesOfText(text)
  if (read === undefined) return undefined
  return { items: read.items, ...(read.prose !== '' && { prose: read.prose }) }
}
