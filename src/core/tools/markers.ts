import { firstLine } from './each-line'
import { markerRange } from './marker-range'
import { readOwn } from '../text/own-values'
import type { Outcome, ResultContext } from './family'

/** A refusal is short; a long text that only quotes one is output. */
const longestRefusal = 2000

/**
 * Yields how a call ended when its result says that a person or a policy stopped it; `undefined` when
 * it says nothing of the kind.
 */
export function readStop(context: ResultContext): Outcome | undefined {
  const { content } = context
  if (content.kind === 'value') return isDenied(content.json) ? 'rejected' : undefined
  const head = content.text.slice(0, markerRange)
  const trimmed = head.trimStart().replace(/^<tool_use_error>/, '')
  if (trimmed.startsWith('[Request interrupted by user') || isAborted(context)) return 'cancelled'
  if (content.text.length > longestRefusal) return undefined
  if (/^(?:Command was cancelled by user|The user stopped this command|User aborted the command)/.test(trimmed)) return 'cancelled'
  if (isRefusal(trimmed)) return 'rejected'
  return trimmed.startsWith('{') && isDenied(content.json) ? 'rejected' : undefined
}

/** The last line of a failure, or all there is: a file or an output may end in the same words. */
function isAborted({ content, flagged }: ResultContext): boolean {
  const tail = content.text.slice(-200).trimEnd()
  const line = tail.slice(tail.lastIndexOf('\n') + 1).replace(/^<tool_use_error>|<\/tool_use_error>$/g, '')
  if (!/^\[?(?:Command (?:aborted|cancelled)|Operation aborted|Request interrupted by user[^\]]{0,100})\.?\]?$/.test(line)) return false
  return flagged || content.text.trim() === line
}

function isRefusal(text: string): boolean {
  if (text.startsWith('The user doesn\'t want to proceed')) return true
  const line = firstLine(text)
  return line.includes('haven\'t granted it yet') || /\buser denied (?:this|permission)/i.test(line.slice(0, 120))
}

function isDenied(value: unknown): boolean {
  return readOwn(value, 'status') === 'denied'
}

/** Tells whether a result of any tool but a terminal is a failure although nothing flags it. */
export function isFailureText(text: string): boolean {
  return text.startsWith('<tool_use_error>')
}

/** Words of agents that could not run a call: those of the agent, or of any where it is not known. */
const unrunCalls: readonly (readonly [agent: string, pattern: RegExp])[] = [
  ['codex-cli', /^(?:unsupported (?:custom tool )?call: \S+|failed to parse function arguments: [^\n]+)\n?$/],
  ['codex-cli', /^failed in sandbox \w+ with execution error\b/],
  ['opencode', /^The arguments provided to the tool are invalid: /],
]

/** Tells a result that says that the call never ran, since the tool is not known or its arguments are broken. */
export function isUnrunCall({ agent, name, content }: ResultContext): boolean {
  // The tool `invalid` of OpenCode has that answer for its output.
  if (content.kind !== 'text' || name === 'invalid') return false
  const head = content.text.slice(0, longestRefusal)
  return unrunCalls.some(([owner, pattern]) => (agent === undefined || agent === owner) && pattern.test(head))
}

/**
 * Yields the code of a result block that is an error (`…_error` with `error_code`), `''` when it has no
 * code, `undefined` when there is no such block.
 */
export function readErrorBlock(context: ResultContext): string | undefined {
  for (const block of listErrorBlocks(context)) {
    const type = readOwn(block, 'type')
    if (typeof type !== 'string' || !/error$/i.test(type)) continue
    const code = readOwn(block, 'error_code')
    return typeof code === 'string' ? code : ''
  }
  return undefined
}

/** Where such a block may stand: the result itself, what it wraps, or one of the first of a list. */
function listErrorBlocks({ content }: ResultContext): readonly unknown[] {
  if (content.kind !== 'value') return content.blocks.slice(0, 20)
  const { json } = content
  return Array.isArray(json) ? json.slice(0, 20) : [json, readOwn(json, 'content')]
}
