import type { TodoItem } from '../../model/view'
import { quoteCall } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../family'
import { showArguments } from '../fields'
import { makeResult } from '../make-result'
import { showContent } from '../outputs'
import { textFact } from '../text-fact'
import { onlyStrings, pickList, pickString } from '../tool-args'
import { currentItem, readArgumentItems, readResultItems, summarizeItems } from '../todos'

/** Lists of things to do. */
export const todo: ToolFamily = {
  name: 'todo',
  icon: 'todo',
  bodyKind: 'todos',
  readCall,
  readResult,
}

function readCall(context: CallContext): CallFacts {
  const { args } = context
  const items = readArgumentItems(context)
  const op = pickString(args, ['op'])
  const named = op === undefined ? undefined : pickString(args, ['task', 'phase']) ?? onlyStrings(pickList(args, ['items']))[0]
  const telling = named ?? (items === undefined ? undefined : currentItem(items)?.text)
  return makeCall(context, telling === undefined ? '' : quoteCall(telling), {
    badges: [op],
    summaryKind: 'prose',
    detail: () => items === undefined ? showArguments(context) : { kind: 'todos', items },
  })
}

function readResult(context: ResultContext): ResultFacts {
  const asked = context.call === null ? undefined : readArgumentItems(context.call)
  const told = readResultItems(context)
  const isOperation = context.call !== null && pickString(context.call.args, ['op']) !== undefined
  return makeResult(context, {
    summary: () => {
      // Tools that take single operations tell the list in their result.
      const items: readonly TodoItem[] | undefined = isOperation ? told ?? asked : asked ?? told
      return items === undefined ? textFact(context.content.text, context.labels) : summarizeItems(items, context.labels)
    },
    // A list that the call shows already is not shown again.
    output: isError => told !== undefined && told.length > 0 && !isError && (asked === undefined || isOperation)
      ? { kind: 'todos', items: told, isError }
      : showContent(context, isError),
  })
}
