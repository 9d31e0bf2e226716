import { itemCount } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { CallContext, CallFacts, ResultContext, ToolFamily } from '../family'
import { makeLocation } from '../locations'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { textFact } from '../text-fact'
import { pickNumber, pickPath, pickString } from '../tool-args'

/** Questions to a language server. */
export const lsp: ToolFamily = {
  name: 'lsp',
  icon: 'lsp',
  bodyKind: 'matches',
  readCall,
  readResult: context => makeResult(context, {
    summary: () => summarize(context),
    output: isError => showText(context, 'matches', context.content.text, isError),
  }),
}

function readOperation(context: CallContext): string {
  return pickString(context.args, ['operation', 'action', 'command']) ?? ''
}

function readCall(context: CallContext): CallFacts {
  const path = pickPath(context.args)
  const line = pickNumber(context.args, ['line'])
  const words = [readOperation(context), path ?? pickString(context.args, ['query', 'symbol']) ?? '']
  return makeCall(context, toCallLine(words.filter(word => word !== '').join(' ')), {
    summaryKind: 'code',
    badges: [line === undefined ? undefined : `:${line}`],
    locations: path === undefined ? [] : [makeLocation(path, line)],
  })
}

function summarize(context: ResultContext): string {
  const { labels, content } = context
  const stated = /^Found (\d{1,9}) references?(?: across (\d{1,9}) files?)?/.exec(content.text)
  if (stated !== null) {
    const references = labels.count(Number(stated[1]), 'reference')
    return stated[2] === undefined ? references : labels.matchesInFiles(references, labels.count(Number(stated[2]), 'file'))
  }
  if (/^No (?:references|definition|implementation|symbols|hover|results)\b/.test(content.text)) return labels.noResults
  if (Array.isArray(content.json)) {
    if (content.json.length === 0) return labels.noResults
    const isReferences = context.call !== null && /references/i.test(readOperation(context.call))
    return labels.count(itemCount(content.json), isReferences ? 'reference' : 'result')
  }
  const symbols = /^Found (\d{1,9}) symbols?/.exec(content.text)?.[1]
  return symbols === undefined ? textFact(content.text, labels) : labels.count(Number(symbols), 'result')
}
