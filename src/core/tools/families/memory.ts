import { quoteCall } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { ToolFamily } from '../family'
import { pickString } from '../tool-args'
import { think } from './think'

/** Facts to remember. */
export const memory: ToolFamily = {
  name: 'memory',
  icon: 'memory',
  bodyKind: 'text',
  readCall: (context) => {
    const fact = pickString(context.args, ['fact', 'memory', 'content', 'text', 'insight']) ?? context.text
    return makeCall(context, fact === undefined ? '' : quoteCall(fact), {
      ...(fact !== undefined && { detail: () => ({ kind: 'text', text: fact }) }),
    })
  },
  readResult: think.readResult,
}
