import { toCallLine } from '../../text/single-line'
import { makeCall, moreBadge } from '../call-facts'
import type { CallContext, ToolFamily } from '../family'
import { joinFacts } from '../join-facts'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { countMatches } from '../search/count-matches'
import { isCutList } from '../truncation'
import { onlyStrings, pickItems, pickString } from '../tool-args'
import { placeBadge } from './glob'

/** Searching in the contents of files. */
export const search: ToolFamily = {
  name: 'search',
  icon: 'search',
  bodyKind: 'matches',
  readCall: (context) => {
    const queries = readQueries(context)
    return makeCall(context, toCallLine(queries[0] ?? ''), {
      summaryKind: 'code',
      badges: [placeBadge(context), pickString(context.args, filterKeys), moreBadge(context, queries.length)],
    })
  },
  readResult: context => makeResult(context, {
    summary: () => {
      if (context.isUntold) return ''
      const words = summarize(countMatches(context), context)
      return isCutList(context) && words !== context.labels.noMatches ? joinFacts(words, context.labels.truncated) : words
    },
    output: isError => showText(context, 'matches', context.content.text, isError),
  }),
}

const filterKeys = ['glob', 'include', 'include_pattern', 'includePattern', 'file_pattern', 'filePattern', 'include_glob', 'type']

function readQueries({ args, text }: CallContext): readonly string[] {
  const own = pickString(args, ['pattern', 'regex', 'query', 'search', 'search_term', 'text'])
  return own === undefined ? text === undefined ? onlyStrings(pickItems(args, ['queries', 'patterns'])) : [text] : [own]
}

function summarize(found: ReturnType<typeof countMatches>, { labels }: Parameters<typeof countMatches>[0]): string {
  const { matches, files, lines } = found
  if (lines !== undefined) return labels.count(lines, 'line')
  if (matches === 0 || (matches === undefined && (files ?? 0) === 0)) return labels.noMatches
  const fileCount = files === undefined || files === 0 ? undefined : labels.count(files, 'file')
  if (matches === undefined) return fileCount ?? labels.noMatches
  const matchCount = labels.count(matches, 'match')
  return fileCount === undefined ? matchCount : labels.matchesInFiles(matchCount, fileCount)
}
