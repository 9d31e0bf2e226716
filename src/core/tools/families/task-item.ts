import { quoteCall, toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../family'
import { joinFacts } from '../join-facts'
import { makeResult } from '../make-result'
import { showContent } from '../outputs'
import { textFact } from '../text-fact'
import { readResultItems, readSubject, summarizeItems } from '../todos'
import { pickId, pickString } from '../tool-args'

/** One item of a list that is kept elsewhere: made, changed, looked up; or the list itself. */
export const taskItem: ToolFamily = {
  name: 'task-item',
  icon: 'todo',
  bodyKind: 'todos',
  readCall,
  readResult,
}

function readId({ args }: CallContext): string | undefined {
  return pickId(args, ['taskId', 'task_id', 'id'])
}

function readCall(context: CallContext): CallFacts {
  const id = readId(context)
  if (id !== undefined) {
    return makeCall(context, toCallLine(`#${id}`), { summaryKind: 'code', badges: [pickString(context.args, ['status'])] })
  }
  const subject = readSubject(context.args)
  if (subject === undefined) return makeCall(context, '')
  return makeCall(context, quoteCall(subject), { detail: () => ({ kind: 'todos', items: [{ text: subject, status: 'pending' }] }) })
}

function readResult(context: ResultContext): ResultFacts {
  const { labels, content, call } = context
  const created = /^Task #(\d+) created/.exec(content.text)?.[1]
  const items = call !== null && (readId(call) !== undefined || readSubject(call.args) !== undefined) ? undefined : readResultItems(context)
  return makeResult(context, {
    outcome: content.text.startsWith('Task not found') ? 'failed' : undefined,
    summary: () => {
      if (created !== undefined) return joinFacts(labels.created, `#${created}`)
      if (items !== undefined) return summarizeItems(items, labels)
      return content.text.startsWith('Updated task') ? labels.updated : textFact(content.text, labels)
    },
    output: isError => items !== undefined && items.length > 0 && !isError
      ? { kind: 'todos', items, isError }
      : showContent(context, isError),
  })
}
