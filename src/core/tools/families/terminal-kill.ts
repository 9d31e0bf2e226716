import { readOwn, readOwnString } from '../../text/own-values'
import { toCallLine } from '../../text/single-line'
import { makeCall } from '../call-facts'
import type { ResultContext, ToolFamily } from '../family'
import { makeResult } from '../make-result'
import { showTerminal } from '../terminal-output'
import { pickId } from '../tool-args'
import { processIdKeys } from './terminal-io'

/** Stopping a running command. */
export const terminalKill: ToolFamily = {
  name: 'terminal-kill',
  icon: 'terminal',
  bodyKind: 'terminal',
  readCall: context => makeCall(context, toCallLine(pickId(context.args, processIdKeys) ?? context.text ?? ''), { summaryKind: 'code' }),
  readResult: context => makeResult(context, {
    outcome: isUnknownProcess(context) ? 'failed' : undefined,
    summary: () => context.labels.killed,
    output: isError => showTerminal(context, readOwnString(context.content.json, 'message') ?? context.content.text, {}, isError),
  }),
}

function isUnknownProcess(context: ResultContext): boolean {
  const { content } = context
  return /^(?:<tool_use_error>)?No (?:task|shell) found with ID/.test(content.text.slice(0, 200))
    || readOwn(content.json, 'success') === false
}
