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
  const trimmed = head.trimStart()
  if (trimmed.startsWith('[Request interrupted by user')) return 'cancelled'
  if (content.text.length > longestRefusal) return undefined
  if (isRefusal(trimmed)) return 'rejected'
  return trimmed.startsWith('{') && isDenied(content.json) ? 'rejected' : undefined
}

function isRefusal(text: string): boolean {
  if (/^(?:<tool_use_error>)?The user doesn't want to proceed/.test(text)) return true
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

/**
 * Yields the code of a result block that is an error (`…_error` with `error_code`), `''` when it has no
 * code, `undefined` when there is no such block.
 */
export function readErrorBlock(context: ResultContext): string | undefined {
  const { json } = context.content
  if (context.content.kind !== 'value') return undefined
  for (const block of Array.isArray(json) ? json.slice(0, 20) : [json, readOwn(json, 'content')]) {
    const type = readOwn(block, 'type')
    if (typeof type !== 'string' || !/error$/i.test(type)) continue
    const code = readOwn(block, 'error_code')
    return typeof code === 'string' ? code : ''
  }
  return undefined
}
