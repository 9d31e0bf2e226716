import { quoteCall } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { ToolFamily } from '../family'
import { makeResult } from '../make-result'
import { showContent } from '../outputs'
import { textFact } from '../text-fact'
import { pickString } from '../tool-args'

/** Thoughts and last words. */
export const think: ToolFamily = {
  name: 'think',
  icon: 'think',
  bodyKind: 'text',
  readCall: (context) => {
    const thought = pickString(context.args, ['thought', 'intent', 'content', 'message', 'result', 'text']) ?? context.text
    return makeCall(context, thought === undefined ? '' : quoteCall(thought), {
      ...(thought !== undefined && { detail: () => ({ kind: 'text', text: thought }) }),
    })
  },
  readResult: context => makeResult(context, {
    summary: () => textFact(context.content.text, context.labels),
    output: isError => showContent(context, isError),
  }),
}
