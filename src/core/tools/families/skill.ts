import { toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { ToolFamily } from '../family'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { textFact } from '../text-fact'
import { pickString } from '../tool-args'

/** Loading instructions: skills and slash commands. */
export const skill: ToolFamily = {
  name: 'skill',
  icon: 'skill',
  bodyKind: 'markdown',
  readCall: context => makeCall(context, toCallLine(pickString(context.args, ['skill', 'name', 'command', 'skill_name']) ?? context.text ?? ''), { summaryKind: 'code' }),
  readResult: (context) => {
    const { labels, content } = context
    return makeResult(context, {
      summary: () => /^Launching (?:skill|command): [^\n]*(?:\n\s*)?$/.test(content.text.slice(0, 4096)) ? labels.loaded : textFact(content.text, labels),
      output: isError => showText(context, 'text', content.text, isError),
    })
  },
}
