import { listOwnKeys, readOwn, readOwnRecord } from '../../text/own-values'
import { quoteCall, toCallLine } from '../../text/single-line'
import { makeCall, moreBadge } from '../call-facts'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../family'
import { makeResult } from '../make-result'
import { showContent } from '../outputs'
import { textFact } from '../text-fact'
import { onlyStrings, pickId, pickItems, pickString } from '../tool-args'

/** Messages to and from agents that are at work. */
export const agentIo: ToolFamily = {
  name: 'agent-io',
  icon: 'agent',
  bodyKind: 'agent',
  readCall,
  readResult,
}

const targetKeys = ['target', 'conversationId', 'conversation_id', 'agent_id', 'agentId', 'to', 'recipient', 'task_id', 'id']

function readCall(context: CallContext): CallFacts {
  const { args, labels } = context
  const message = pickString(args, ['message', 'content', 'prompt', 'text'])
  const listed = onlyStrings(pickItems(args, ['targets', 'ids', 'agent_ids']))
  const target = pickId(args, targetKeys) ?? listed[0]
  const more = moreBadge(context, listed.length)
  if (message === undefined) return makeCall(context, toCallLine(target ?? context.text ?? ''), { summaryKind: 'code', badges: [more] })
  return makeCall(context, quoteCall(message), { badges: [target === undefined ? undefined : labels.to(target), more] })
}

function readResult(context: ResultContext): ResultFacts {
  const { labels, content } = context
  const { json } = content
  return makeResult(context, {
    outcome: readOwn(json, 'timed_out') === true ? 'timed-out' : undefined,
    summary: () => {
      if (pickId(json, ['submission_id']) !== undefined) return labels.sent
      const completed = countCompleted(readOwnRecord(json, 'status'))
      return completed > 0 ? labels.completedCount(completed) : textFact(content.text, labels)
    },
    output: isError => showContent(context, isError),
  })
}

function countCompleted(status: unknown): number {
  return listOwnKeys(status).filter((id) => {
    const state = readOwn(status, id)
    return state === 'completed' || listOwnKeys(state).includes('completed')
  }).length
}
