import { toCallLine } from '../../text/single-line'
import { makeCall, moreBadge } from '../call-facts'
import type { CallContext, CallFacts, ToolFamily } from '../family'
import { locatePaths } from '../locations'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { textFact } from '../text-fact'
import { onlyStrings, pickItems, pickPath } from '../tool-args'

/** Problems that a language server finds. */
export const diagnostics: ToolFamily = {
  name: 'diagnostics',
  icon: 'lsp',
  bodyKind: 'matches',
  readCall,
  readResult: context => makeResult(context, {
    summary: () => {
      const { labels, content } = context
      const isClean = noProblems.test(content.text.slice(0, 4096)) && !/<(?:compileError|error)>/.test(content.text.slice(0, 20_000))
      return isClean ? labels.noProblems : textFact(content.text, labels)
    },
    output: isError => showText(context, 'matches', context.content.text, isError),
  }),
}

const noProblems = /^(?:No errors(?: or warnings)? found|File doesn't have errors or warnings|No problems)/m

function readCall(context: CallContext): CallFacts {
  const own = pickPath(context.args) ?? context.text
  const paths = own === undefined ? onlyStrings(pickItems(context.args, ['filePaths', 'paths', 'files'])) : [own]
  return makeCall(context, toCallLine(paths[0] ?? ''), {
    summaryKind: 'code',
    badges: [moreBadge(context, paths.length)],
    locations: locatePaths(paths),
  })
}
