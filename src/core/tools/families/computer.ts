import { isRecord } from '../../text/own-values'
import type { UnknownRecord } from '../../text/own-values'
import { quoteCall, toCallLine } from '../../text/single-line'
import { makeCall, moreBadge } from '../call-facts'
import type { CallContext, CallFacts, ToolFamily } from '../family'
import { onlyStrings, pickItems, pickList, pickString, readField } from '../tool-args'
import { readPoint } from './browser'
import { image } from './image'

/** Mouse, keyboard and screen. */
export const computer: ToolFamily = {
  name: 'computer',
  icon: 'browser',
  bodyKind: 'image',
  readCall,
  readResult: image.readResult,
}

function readCall(context: CallContext): CallFacts {
  const actions = readActions(context.args)
  const summary = actions[0] === undefined ? context.text ?? '' : summarizeAction(actions[0])
  return makeCall(context, toCallLine(summary), { summaryKind: 'code', badges: [moreBadge(context, actions.length)] })
}

/** OpenAI's hosted tool has its actions in a list, or one in a field of its own. */
function readActions(args: UnknownRecord): readonly UnknownRecord[] {
  const listed = pickList(args, ['actions'])?.filter(isRecord) ?? []
  if (listed.length > 0) return listed
  const own = readField(args, 'action')
  return [isRecord(own) ? own : args]
}

function summarizeAction(action: UnknownRecord): string {
  const keys = onlyStrings(pickItems(action, ['keys'])).join('+')
  const text = pickString(action, ['text', 'key']) ?? keys
  const parts = [
    pickString(action, ['action', 'type']) ?? '',
    readPoint(readField(action, 'coordinate')) ?? readPoint(action) ?? readPoint(pickList(action, ['path'])?.[0]) ?? '',
    text === '' ? '' : quoteCall(text),
  ]
  return parts.filter(part => part !== '').join(' ')
}
