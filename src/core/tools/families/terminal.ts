import type { CallDetail } from '../../model/view'
import { readOwn } from '../../text/own-values'
import { makeCall, moreBadge } from '../call-facts'
import { readCommands, summarizeCommand } from '../command'
import type { CallContext, CallFacts, ToolFamily } from '../family'
import { showArguments } from '../fields'
import { hasFlag, pickString } from '../tool-args'
import { readTerminalResult } from '../terminal/terminal-result'

const backgroundFlags = ['run_in_background', 'is_background', 'isBackground', 'background', 'detach']
const directoryKeys = ['cwd', 'workdir', 'Cwd', 'working_directory', 'workingDirectory', 'directory', 'dir_path', 'cd']

/** Shell commands. */
export const terminal: ToolFamily = {
  name: 'terminal',
  icon: 'terminal',
  bodyKind: 'terminal',
  readCall,
  readResult: readTerminalResult,
}

function readCall(context: CallContext): CallFacts {
  const { args, labels } = context
  const { commands, isPowerShell } = readCommands(context)
  const first = commands[0]
  const badges = [
    moreBadge(context, commands.length),
    hasFlag(args, backgroundFlags) ? labels.background : undefined,
  ]
  if (first === undefined) {
    const isRestart = hasFlag(args, ['restart', 'reset'])
    return makeCall(context, isRestart ? labels.restart : '', { badges, summaryKind: 'code' })
  }
  const text = commands.join('\n')
  return makeCall(context, summarizeCommand(first), {
    badges,
    summaryKind: 'code',
    command: text,
    detail: () => showCommand(context, text, isPowerShell),
  })
}

function showCommand(context: CallContext, text: string, isPowerShell: boolean): CallDetail {
  if (text === '') return showArguments(context)
  const cwd = pickString(context.args, directoryKeys) ?? context.cwd
  const description = pickString(context.args, ['description', 'explanation'])
  return {
    kind: 'command',
    text,
    language: isPowerShell ? 'powershell' : 'shellscript',
    prompt: isPowerShell ? 'PS>' : '$',
    ...(cwd !== undefined && { cwd }),
    ...(description !== undefined && readOwn(context.args, 'command') !== description && { description }),
  }
}
