import { toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { ToolFamily } from '../family'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { pickString } from '../tool-args'

/** Switching the agent's mode. */
export const mode: ToolFamily = {
  name: 'mode',
  icon: 'agent',
  bodyKind: 'text',
  readCall: context => makeCall(context, toCallLine(pickString(context.args, ['mode_slug', 'mode']) ?? context.text ?? ''), { summaryKind: 'code' }),
  readResult: context => makeResult(context, {
    summary: () => context.labels.switched,
    output: isError => showText(context, 'text', context.content.text, isError),
  }),
}
