import type { OutputDetail } from '../../model/view'
import { attempt } from '../../text/attempt'
import { withLazy } from '../../text/with-lazy'
import type { ResultContext } from '../family'
import { readJsonTree } from './json-tree'
import { makeTextOutput } from './text-output'

/** Yields a value as pretty JSON and as a tree. */
export function showJson(context: ResultContext, text: string, isError: boolean): OutputDetail {
  return withLazy({ kind: 'json', ...makeTextOutput(context, text, isError) }, {
    root: () => attempt(() => context.content.json === undefined ? undefined : readJsonTree(context.content.json), undefined),
  })
}
