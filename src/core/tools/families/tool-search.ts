import { readOwn } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { ResultContext, ToolFamily } from '../family'
import { makeResult } from '../make-result'
import { showContent } from '../outputs'
import { contentFact } from '../text-fact'
import { pickString } from '../tool-args'

/** Looking for tools. */
export const toolSearch: ToolFamily = {
  name: 'tool-search',
  icon: 'search',
  bodyKind: 'fields',
  readCall: context => makeCall(context, toCallLine(pickString(context.args, ['query', 'goal']) ?? context.text ?? ''), { summaryKind: 'code' }),
  readResult: context => makeResult(context, {
    summary: () => {
      const count = countTools(context)
      return count === undefined ? contentFact(context.content, context.labels) : context.labels.count(count, 'tool')
    },
    output: isError => showContent(context, isError),
  }),
}

function countTools({ content, details }: ResultContext): number | undefined {
  const references = content.blocks.filter(block => readOwn(block, 'type') === 'tool_reference').length
  if (references > 0) return references
  const matches = readOwn(details, 'matches') ?? readOwn(content.json, 'tool_references') ?? content.json
  return Array.isArray(matches) ? matches.length : undefined
}
