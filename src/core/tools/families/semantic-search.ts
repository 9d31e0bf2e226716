import { itemCount, readOwnList } from '../../text/own-values'
import { quoteCall } from '../../text/single-line'
import { makeCall, moreBadge } from '../call-facts'
import { countRows } from '../each-line'
import type { CallContext, ResultContext, ToolFamily } from '../family'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { textFact } from '../text-fact'
import { onlyStrings, pickItems, pickString } from '../tool-args'

/** Searching by meaning. */
export const semanticSearch: ToolFamily = {
  name: 'semantic-search',
  icon: 'search',
  bodyKind: 'matches',
  readCall: (context) => {
    const queries = readQueries(context)
    return makeCall(context, queries[0] === undefined ? '' : quoteCall(queries[0]), { badges: [moreBadge(context, queries.length)] })
  },
  readResult: context => makeResult(context, {
    summary: () => {
      const { labels, content } = context
      const count = countResults(context)
      if (count !== undefined) return count === 0 ? labels.noResults : labels.count(count, 'result')
      return textFact(content.text, labels)
    },
    output: isError => showText(context, 'matches', context.content.text, isError),
  }),
}

function readQueries({ args, text }: CallContext): readonly string[] {
  const own = pickString(args, ['query', 'search', 'question']) ?? text
  return own === undefined ? onlyStrings(pickItems(args, ['queries'])) : [own]
}

function countResults({ content }: ResultContext): number | undefined {
  if (Array.isArray(content.json)) return itemCount(content.json)
  const list = readOwnList(content.json, 'results') ?? readOwnList(content.json, 'data')
  if (list !== undefined) return itemCount(list)
  if (/^No (?:relevant|results|matches)/.test(content.text)) return 0
  const rows = countRows(content.text, row => row.startsWith('File path: '))
  return rows > 0 ? rows : undefined
}
