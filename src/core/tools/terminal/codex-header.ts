import { markerRange } from '../marker-range'
import { noteExit, noteOutcome } from './terminal-state'
import type { TerminalState } from './terminal-state'

/** Rows that Codex CLI may put in front of `Output:`. */
const row = /^(?:Chunk ID: [0-9a-f]+|Wall time: [\d.]+ seconds|Process exited with code (-?\d+)|Process running with session ID (\S+)|Original token count: \d+|Exit code: (-?\d+)|Total output lines: (\d+))$/

/**
 * Takes the header rows of a Codex command off the payload: all lines down to `Output:` must be such
 * rows, so that output which only begins like one stays whole.
 */
export function takeCodexHeader(state: TerminalState): boolean {
  const head = state.payload.slice(0, markerRange)
  const matches: RegExpExecArray[] = []
  let from = 0
  for (;;) {
    const to = head.indexOf('\n', from)
    const line = to < 0 ? head.slice(from) : head.slice(from, to)
    if (line === 'Output:' && matches.length > 0) {
      state.payload = to < 0 ? '' : state.payload.slice(to + 1)
      break
    }
    const match = row.exec(line)
    if (match === null || to < 0) return false
    matches.push(match)
    from = to + 1
  }
  for (const match of matches) readRow(state, match)
  return true
}

function readRow(state: TerminalState, match: RegExpExecArray): void {
  noteExit(state, match[1] ?? match[3])
  if (match[2] !== undefined) {
    noteOutcome(state, 'running')
    state.runningId = match[2]
  }
  if (match[4] !== undefined) {
    state.isTruncated = true
    state.total = Number(match[4])
  }
}
