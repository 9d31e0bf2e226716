import type { OutputDetail } from '../../model/view'
import { attempt } from '../../text/attempt'
import { lazy } from '../../text/lazy'
import type { ResultContext } from '../family'
import { readJsonTree } from './json-tree'
import { makeTextOutput } from './text-output'

/** Yields a value as pretty JSON and as a tree. */
export function showJson(context: ResultContext, text: string, isError: boolean): OutputDetail {
  const root = lazy(() => attempt(() => context.content.json === undefined ? undefined : readJsonTree(context.content.json), undefined))
  return {
    kind: 'json',
    ...makeTextOutput(context, text, isError),
    get root() {
      return root()
    },
  }
}
