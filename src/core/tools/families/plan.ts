import { baseName } from '../../text/paths'
import { quoteCall, toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import { eachLine, firstLine } from '../each-line'
import type { CallContext, CallFacts, ResultContext, ResultFacts, ToolFamily } from '../family'
import { makeResult } from '../make-result'
import { showText } from '../outputs'
import { textFact } from '../text-fact'
import { pickString } from '../tool-args'

/** A plan that waits for a person's word. */
export const plan: ToolFamily = {
  name: 'plan',
  icon: 'todo',
  bodyKind: 'plan',
  readCall,
  readResult,
}

function readCall(context: CallContext): CallFacts {
  const text = pickString(context.args, ['plan']) ?? context.text
  if (text !== undefined) {
    return makeCall(context, quoteCall(readHeading(text)), { detail: () => ({ kind: 'text', text }) })
  }
  const file = pickString(context.args, ['plan_filename', 'planFilePath', 'plan_file', 'path'])
  return makeCall(context, file === undefined ? '' : toCallLine(baseName(file)), { summaryKind: 'code' })
}

/** The first heading, else the first line with words. */
function readHeading(text: string): string {
  let first: string | undefined
  let heading: string | undefined
  eachLine(text, (line) => {
    if (line.trim() === '') return
    first ??= line
    heading = /^\s{0,3}#{1,6}\s+(\S.*)$/.exec(line)?.[1]
    return heading === undefined
  })
  return heading ?? first ?? ''
}

function readResult(context: ResultContext): ResultFacts {
  const { labels, content } = context
  const line = firstLine(content.text.slice(0, 4096))
  return makeResult(context, {
    outcome: /\brejected\b/i.test(line) ? 'rejected' : undefined,
    summary: () => /\bapproved\b/i.test(line) ? labels.approved : textFact(content.text, labels),
    output: isError => showText(context, 'text', content.text, isError),
  })
}
