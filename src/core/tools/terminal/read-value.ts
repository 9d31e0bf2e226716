import { isRecord, readOwn, readOwnList, readOwnRecord, readOwnString } from '../../text/own-values'
import { noteExit, noteOutcome } from './terminal-state'
import type { TerminalState } from './terminal-state'

/** Reads a result that is an object or a list of the tool's own; `text` is what it amounts to where nothing in it is output. */
export function readValue(state: TerminalState, value: unknown, text: string): void {
  const parts = readOwnList(value, 'output') ?? readParts(value)
  noteExit(state, exitText(value, 'exitCode'))
  if (parts === undefined) {
    state.payload = textOfStreams(value) ?? text
    return
  }
  state.payload = joinStreams(parts.map(part => textOfStreams(part) ?? ''))
  for (const part of parts) {
    const outcome = readOwnRecord(part, 'outcome')
    if (readOwn(outcome, 'type') === 'timeout') noteOutcome(state, 'timed-out')
    if (readOwn(outcome, 'exit_code') !== 0) noteExit(state, exitText(outcome))
  }
}

/** The parts of OpenAI's hosted shell where they come without the object around them. */
function readParts(value: unknown): readonly unknown[] | undefined {
  const isParts = Array.isArray(value) && value.length > 0
    && value.every(part => isRecord(readOwn(part, 'outcome')) || typeof readOwn(part, 'stdout') === 'string')
  return isParts ? value : undefined
}

function textOfStreams(value: unknown): string | undefined {
  const stdout = readOwnString(value, 'stdout')
  const stderr = readOwnString(value, 'stderr')
  if (stdout !== undefined || stderr !== undefined) return joinStreams([stdout ?? '', stderr ?? ''])
  for (const key of ['output', 'text', 'result', 'contents', 'content', 'logs', 'error_code']) {
    const text = readOwnString(value, key)
    if (text !== undefined) return text
  }
  return undefined
}

/** One stream behind the other, each on lines of its own. */
function joinStreams(streams: readonly string[]): string {
  return streams.filter(stream => stream !== '')
    .map((stream, index, list) => index < list.length - 1 && !stream.endsWith('\n') ? `${stream}\n` : stream)
    .join('')
}

/** Yields an exit code as text; `undefined` when it is no number. */
export function exitText(value: unknown, key = 'exit_code'): string | undefined {
  const code = readOwn(value, key)
  return typeof code === 'number' ? String(code) : undefined
}
