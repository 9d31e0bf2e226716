import type { ResultContext } from '../family'
import { endOfWords } from '../ends-of-text'
import { stripUntrustedTag } from '../strip-untrusted-tag'
import { noteExit } from './terminal-state'
import type { TerminalState } from './terminal-state'

/** Rows behind the output, last first; each is one line. */
const lastRows = /^(Process Group PGID|Background PIDs|Signal|Exit Code|Error): (.*)$/

/** Values that mean nothing. */
const absent: ReadonlySet<string> = new Set(['(none)', '(empty)', '(root)', ''])

/**
 * Takes the rows of a Gemini CLI or Qwen Code command off the payload: `Command:`, `Directory:`,
 * `Output:` in front, exit code, signal and process ids behind. Read from the end, so that output may
 * hold the same words.
 */
export function takeShellRows(state: TerminalState, context: ResultContext): boolean {
  if (isEscaped(state.payload)) state.payload = state.payload.replaceAll('\\n', '\n')
  const lead = /^(?:Command: [\s\S]{0,3000}?\n)?(?:Directory: [^\n]*\n)?Output: ?/.exec(state.payload.slice(0, 4096))
  if (lead === null) return false
  const rows = new Map<string, string>()
  let end = endOfWords(state.payload)
  for (;;) {
    const start = state.payload.lastIndexOf('\n', end - 1) + 1
    const match = start >= lead[0].length && end - start < 4096 ? lastRows.exec(state.payload.slice(start, end)) : null
    if (match?.[1] === undefined || rows.has(match[1])) break
    rows.set(match[1], match[2] ?? '')
    end = start - 1
  }
  if (rows.size === 0) end = state.payload.length
  if (rows.size === 0 && context.agent !== 'gemini-cli' && context.agent !== 'qwen-code') return false
  noteExit(state, rows.get('Exit Code'))
  const signal = rows.get('Signal') ?? ''
  if (!absent.has(signal)) state.signal = signal
  let output = state.payload.slice(lead[0].length, end)
  let error = rows.get('Error')
  if (error === undefined && rows.size > 0) [output, error] = splitError(output)
  state.payload = !absent.has(output) ? output : absent.has(error ?? '') ? '' : error ?? ''
  return true
}

/** How far from its end an output may be an error of several lines. */
const longestError = 20_000

/** Splits an `Error:` row of several lines off the end of an output. */
function splitError(output: string): [output: string, error: string | undefined] {
  const start = Math.max(0, output.length - longestError)
  const tail = output.slice(start)
  const nothing = /^\((?:empty|none)\)(?=\nError: )/.exec(output)?.[0].length
  const at = nothing === undefined ? tail.lastIndexOf('\nError: ') : nothing - start
  if (at < 0 || (nothing !== undefined && start > 0)) return [output, undefined]
  return [output.slice(0, start + at), tail.slice(at + '\nError: '.length)]
}

/** Some logs hold the rows on one line, with the line ends written out. */
function isEscaped(text: string): boolean {
  return /^(?:Command|Directory|Output): /.test(text) && /\\nProcess Group PGID: \S+$/.test(text.slice(-100)) && !text.includes('\n')
}

/** Takes the tag off that marks text from outside. */
export function takeUntrustedTag(state: TerminalState): boolean {
  const text = stripUntrustedTag(state.payload)
  const isTaken = text !== state.payload
  state.payload = text
  return isTaken
}
