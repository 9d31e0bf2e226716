import { startOfLastLine } from '../each-line'
import { endOfWords } from '../ends-of-text'
import type { ResultContext } from '../family'
import { markerRange } from '../marker-range'
import { noteExit, noteOutcome } from './terminal-state'
import type { TerminalState } from './terminal-state'

/** A last line that a tool puts behind the real output. */
interface Trailer {
  /** Matches the whole line. */
  readonly pattern: RegExp
  /** It counts only behind a blank line, since commands print such words themselves. */
  readonly afterBlank?: boolean
  /** It counts only in a result that is flagged an error. */
  readonly isFlagged?: boolean
  readonly read?: (state: TerminalState, match: RegExpExecArray) => void
}

const readExit: Trailer['read'] = (state, match) => noteExit(state, match[1])
const readTimeout: Trailer['read'] = state => noteOutcome(state, 'timed-out')

const trailers: readonly Trailer[] = [
  // Dispatch, oh-my-pi
  { pattern: /^\[Command timed out(?: after \d+ seconds)?\]$/, read: readTimeout },
  {
    pattern: /^\[Output truncated: [^\]]*\]$/,
    read: (state) => {
      state.isTruncated = true
    },
  },
  { pattern: /^\[raw output: artifact:\/\/[\w-]+\]$/ },
  { pattern: /^Wall time: [\d.]+ seconds$/, afterBlank: true },
  // pi, Goose
  { pattern: /^Command exited with code (-?\d+)$/, afterBlank: true, read: readExit },
  { pattern: /^Command timed out(?: after [\d.]+ seconds)?\.?$/, afterBlank: true, read: readTimeout },
  { pattern: /^\[?(?:Command (?:aborted|cancelled)|Operation aborted)\]?$/, read: state => noteOutcome(state, 'cancelled') },
  {
    pattern: /^\[Showing (?:lines \d+-\d+ of (\d+)|last [\d.]+[KM]?B of line \d+)(?:\D[^\]]*)?\]$/,
    read: (state, match) => {
      state.isTruncated = true
      if (match[1] !== undefined) state.total = Number(match[1])
    },
  },
  {
    pattern: /^\[Output exceeded [^\]]*?\((\d+) (lines|bytes) total\)[^\]]*\]$/,
    read: (state, match) => {
      state.isTruncated = true
      if (match[2] === 'lines') state.total = Number(match[1])
      else state.bytes = Number(match[1])
    },
  },
  // Copilot CLI
  { pattern: /^<exited with exit code (-?\d+)>$/, read: readExit },
  { pattern: /^<shellId: \S+ (?:completed|exited) with exit code (-?\d+)>$/, read: readExit },
  // OpenHands
  { pattern: /^\[(?:Command finished|The command completed) with exit code (-?\d+)(?:\.[^\]]*)?\]$/, read: readExit },
  { pattern: /^\[(?:Jupyter current|Current) working directory: .*\]$/ },
  { pattern: /^\[(?:Jupyter )?Python interpreter: .*\]$/ },
  { pattern: /^\[The command has no new output after [\d.]+ seconds\..*\]$/, read: state => noteOutcome(state, 'running') },
  { pattern: /^\[The command timed out after [\d.]+ seconds\..*\]$/, read: readTimeout },
  // Cline, Factory Droid
  { pattern: /^\[(?:Command|Process) exited with code (-?\d+)\]$/, read: readExit },
  {
    pattern: /^\[\.\.\. (?:search )?output truncated: (\d+) chars total[^\]]*\]$/,
    read: (state, match) => {
      state.isTruncated = true
      state.bytes = Number(match[1])
    },
  },
  // Cline, Roo Code
  { pattern: /^You will be updated on the terminal status and new output in the future\.$/ },
  // Claude Code
  { pattern: /^\[Request interrupted by user[^\]]*\]$/, isFlagged: true, read: state => noteOutcome(state, 'cancelled') },
  { pattern: /^Shell cwd was reset to .+$/ },
]

/** VS Code writes the exit code without a blank line in front. */
const vsCodeExit: Trailer = { pattern: /^Command exited with code (-?\d+)$/, read: readExit }

/** Longest last line that is looked at. */
const longestTrailer = 1000

/** More of them are output. */
const mostTrailers = 20

/** Takes the tool's last lines and blocks off the payload, with the blank lines in front of them. */
export function takeTrailers(state: TerminalState, context: ResultContext): void {
  for (let taken = 0; taken < mostTrailers; taken++) {
    if (!takeBlock(state) && !takeLastLine(state, context)) return
  }
}

function takeLastLine(state: TerminalState, context: ResultContext): boolean {
  const text = state.payload
  const end = endOfWords(text)
  const start = startOfLastLine(text, end, longestTrailer)
  if (start < 0 || start >= end) return false
  if (!/[<COSWY[]/.test(text.charAt(start))) return false
  const line = text.slice(start, end)
  const isAfterBlank = endOfWords(text.slice(Math.max(0, start - 2), start)) === 0
  for (const trailer of context.name === 'runinterminal' ? [...trailers, vsCodeExit] : trailers) {
    if ((trailer.afterBlank === true && !isAfterBlank) || (trailer.isFlagged === true && !context.flagged)) continue
    const match = trailer.pattern.exec(line)
    if (match === null) continue
    state.payload = cutBlankEnd(text, start)
    trailer.read?.(state, match)
    return true
  }
  return false
}

/** Blocks that a harness appends: notes to the model, and what became of the shell (OpenCode). */
const blockTags = ['system-reminder', 'shell_metadata', 'bash_metadata'] as const

function takeBlock(state: TerminalState): boolean {
  const text = state.payload
  const end = endOfWords(text)
  for (const tag of blockTags) {
    if (!text.endsWith(`</${tag}>`, end)) continue
    const start = text.lastIndexOf(`<${tag}>`)
    if (start < 0 || (start > 0 && text[start - 1] !== '\n')) continue
    const block = text.slice(start, start + markerRange)
    if (tag !== 'system-reminder') readMetadata(state, block)
    state.payload = cutBlankEnd(text, start)
    return true
  }
  return false
}

function readMetadata(state: TerminalState, block: string): void {
  if (/terminated command after exceeding timeout/.test(block)) noteOutcome(state, 'timed-out')
  if (/User aborted the command/.test(block)) noteOutcome(state, 'cancelled')
}

function cutBlankEnd(text: string, start: number): string {
  let end = start
  while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === '\r')) end--
  return text.slice(0, end)
}
