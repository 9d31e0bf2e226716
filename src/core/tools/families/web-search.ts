import { parseJson } from '../../text/json'
import { itemCount, readOwn, readOwnList, readOwnString } from '../../text/own-values'
import { quoteCall, toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import { eachLine } from '../each-line'
import type { CallContext, CallFacts, ResultContext, ToolFamily } from '../family'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { readFact } from '../result-facts'
import { textFact } from '../text-fact'
import { onlyStrings, pickItems, pickString, readField } from '../tool-args'

/** Searching the web. */
export const webSearch: ToolFamily = {
  name: 'web-search',
  icon: 'web',
  bodyKind: 'web',
  readCall,
  readResult: context => makeResult(context, {
    summary: () => {
      const { labels, content } = context
      const count = countResults(context)
      if (count !== undefined) return count === 0 ? labels.noResults : labels.count(count, 'result')
      return textFact(content.text, labels)
    },
    output: (isError) => {
      const shown = withSources(context)
      return showText(shown, 'sources', shown.content.text, isError)
    },
  }),
}

const queryKeys = ['query', 'search_term', 'searchTerm', 'search_query', 'q', 'question']
const addressKeys = ['url', 'uri', 'link']

function readCall(context: CallContext): CallFacts {
  const { args, text } = context
  const action = readField(args, 'action')
  const type = readOwn(action, 'type')
  const isPage = type === 'open_page' || type === 'find_in_page'
  const query = pickString(args, queryKeys) ?? pickString(action, queryKeys)
    ?? onlyStrings(pickItems(args, ['queries']) ?? pickItems(action, ['queries']))[0] ?? text
  const address = pickString(args, addressKeys) ?? pickString(action, addressKeys)
  if (query !== undefined && !(isPage && address !== undefined)) return makeCall(context, quoteCall(query))
  return makeCall(context, toCallLine(address ?? ''), { summaryKind: 'code' })
}

function countResults(context: ResultContext): number | undefined {
  const { content } = context
  const results = readFact(context, 'results')
  if (Array.isArray(results)) return countEntries(results)
  const mixed = content.blocks.filter(isSource).length
  if (mixed > 0) return mixed
  if (Array.isArray(content.json)) return content.json.filter(isSource).length || itemCount(content.json)
  if (/^(?:No links found|No search results|No results)/m.test(content.text.slice(0, 500))) return 0
  return countRowsOfResults(content.text)
}

function isSource(block: unknown): boolean {
  return readOwn(block, 'type') === 'web_search_result'
}

/** Sources that come among blocks of words are shown with these words. */
function withSources(context: ResultContext): ResultContext {
  const { content } = context
  const sources = content.blocks.filter(isSource)
  if (sources.length === 0) return context
  const text = content.blocks.map(block => readOwnString(block, 'text')).filter(words => words !== undefined).join('\n')
  return { ...context, content: { ...content, text, json: { results: [...sources, text] } } }
}

/** Claude Code lists groups of links and words among them. */
function countEntries(results: readonly unknown[]): number {
  let count = 0
  for (const result of results) {
    const group = readOwnList(result, 'content')
    if (group !== undefined) count += itemCount(group)
    else if (typeof result !== 'string') count++
  }
  return count
}

function countRowsOfResults(text: string): number | undefined {
  let rows = 0
  let links: number | undefined
  eachLine(text, (row) => {
    if (row.startsWith('Links: [')) {
      const list = parseJson(row.slice('Links: '.length))
      if (Array.isArray(list)) links = (links ?? 0) + list.length
    }
    else if (/^\[\d{1,4}\] .*https?:\/\//.test(row) || /^URL: https?:\/\//.test(row)) rows++
  })
  return links ?? (rows > 0 ? rows : undefined)
}
