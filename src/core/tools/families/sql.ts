import { itemCount, readOwnList, readOwnNumber } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { ResultContext, ToolFamily } from '../family'
import { makeResult } from '../make-result'
import { showContent } from '../outputs'
import { textFact } from '../text-fact'
import { pickString } from '../tool-args'

/** Queries to a database. */
export const sql: ToolFamily = {
  name: 'sql',
  icon: 'sql',
  bodyKind: 'fields',
  readCall: (context) => {
    const query = pickString(context.args, ['query', 'sql', 'statement']) ?? context.text
    return makeCall(context, toCallLine(query ?? ''), { summaryKind: 'code' })
  },
  readResult: context => makeResult(context, {
    summary: () => {
      const rows = countRows(context)
      if (rows !== undefined) return rows === 0 ? context.labels.noRows : context.labels.count(rows, 'row')
      return textFact(context.content.text, context.labels)
    },
    output: isError => showContent(context, isError),
  }),
}

function countRows({ content }: ResultContext): number | undefined {
  if (Array.isArray(content.json)) return itemCount(content.json)
  const rows = readOwnList(content.json, 'rows') ?? readOwnList(content.json, 'results') ?? readOwnList(content.json, 'data')
  if (rows !== undefined) return itemCount(rows)
  return readOwnNumber(content.json, 'rowCount') ?? readOwnNumber(content.json, 'row_count')
}
