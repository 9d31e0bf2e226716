import { toCallLine } from '../../text/single-line'
import { truncateText } from '../../text/truncate-text'
import { makeCall } from '../call-facts'
import type { ToolFamily } from '../family'
import { readTerminalResult } from '../terminal/terminal-result'
import { pickId, pickText } from '../tool-args'

/** Names of a running process, shell or stored output. */
export const processIdKeys = [
  'bash_id', 'shellId', 'shell_id', 'session_id', 'sessionId', 'task_id', 'taskId', 'artifact_id', 'terminal_id',
  'terminalId', 'process_id', 'processId', 'pid', 'id',
] as const

/** Polling a running command, or writing to it. */
export const terminalIo: ToolFamily = {
  name: 'terminal-io',
  icon: 'terminal',
  bodyKind: 'terminal',
  readCall: (context) => {
    const id = pickId(context.args, processIdKeys) ?? context.text ?? ''
    const sent = pickText(context.args, ['chars', 'input', 'text', 'data'])
    const quoted = sent === undefined || sent === '' ? '' : ` ${JSON.stringify(truncateText(sent, 40))}`
    return makeCall(context, toCallLine(`${id}${quoted}`), { summaryKind: 'code' })
  },
  readResult: readTerminalResult,
}
