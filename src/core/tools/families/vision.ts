import { quoteCall } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { ToolFamily } from '../family'
import { makeLocation } from '../locations'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { textFact } from '../text-fact'
import { pickPath, pickString } from '../tool-args'

/** Asking a model about pictures. */
export const vision: ToolFamily = {
  name: 'vision',
  icon: 'image',
  bodyKind: 'qa',
  readCall: (context) => {
    const question = pickString(context.args, ['question', 'prompt', 'query']) ?? context.text
    const path = pickPath(context.args)
    return makeCall(context, question === undefined ? '' : quoteCall(question), {
      locations: path === undefined ? [] : [makeLocation(path)],
      ...(question !== undefined && { detail: () => ({ kind: 'question', questions: [{ question, options: [] }] }) }),
    })
  },
  readResult: context => makeResult(context, {
    summary: () => textFact(context.content.text, context.labels),
    output: isError => showText(context, 'text', context.content.text, isError),
  }),
}
