import { endOfWords } from '../ends-of-text'
import { noteExit, noteOutcome } from './terminal-state'
import type { TerminalState } from './terminal-state'

/** Blocks of what the command wrote. */
const outputTags: ReadonlySet<string> = new Set(['output', 'stdout', 'stderr', 'output_head', 'output_tail', 'observation'])

/** Blocks of what the tool tells of it. */
const factTags: ReadonlySet<string> = new Set([
  'status', 'retrieval_status', 'returncode', 'exit_code', 'task_id', 'task_type', 'timestamp', 'warning', 'elided_chars',
])

/**
 * Takes the blocks off in which background output comes: status, exit code, stdout and stderr (Claude
 * Code), or return code and output (mini-swe-agent). What stands in none of them is output, too.
 */
export function takeTaggedOutput(state: TerminalState): boolean {
  const text = state.payload
  if (!/^<(?:status|retrieval_status|returncode|observation)>/.test(text.slice(0, 64))) return false
  const end = endOfWords(text)
  const parts: string[] = []
  for (let at = 0; at < end;) {
    const block = readBlock(text, at)
    parts.push(block === undefined ? text.slice(at).replace(/^\n{1,9}/, '') : partOfBlock(state, block))
    at = block?.end ?? end
  }
  state.payload = parts.filter(part => part !== '').join('\n')
  state.isTruncated ||= state.payload.slice(0, 20_000).includes('<elided_chars>')
  return true
}

interface Block {
  readonly tag: string
  readonly inner: string
  readonly end: number
}

/** The block that begins at an offset, behind white space; one that is not closed goes to the end. */
function readBlock(text: string, from: number): Block | undefined {
  const open = /^\s{0,20}<([a-z_]{1,20})>/.exec(text.slice(from, from + 50))
  const tag = open?.[1] ?? ''
  if (open === null || !(outputTags.has(tag) || factTags.has(tag))) return undefined
  const start = from + open[0].length
  const close = `</${tag}>`
  // Output may hold the closing tag itself.
  const found = outputTags.has(tag) ? text.lastIndexOf(close) : text.indexOf(close, start)
  if (found < start) return { tag, inner: text.slice(start).replace(/^\n/, ''), end: text.length }
  return { tag, inner: withoutFeeds(text.slice(start, found)), end: found + close.length }
}

/** Without the line ends that set it off from its tags. */
function withoutFeeds(inner: string): string {
  return inner.slice(inner.startsWith('\n') ? 1 : 0, inner.endsWith('\n') && inner.length > 1 ? -1 : undefined)
}

/** What of a block is to be shown. */
function partOfBlock(state: TerminalState, { tag, inner }: Block): string {
  if (outputTags.has(tag)) return inner
  if (tag === 'elided_chars') {
    state.isTruncated = true
    return `… ${inner.trim()}`
  }
  readFact(state, tag, inner)
  return ''
}

function readFact(state: TerminalState, tag: string, value: string): void {
  if (tag === 'exit_code' || tag === 'returncode') noteExit(state, value)
  else if (tag === 'status' && (value === 'killed' || value === 'failed' || value === 'running')) noteOutcome(state, value)
  else if (tag === 'retrieval_status' && (value === 'not_ready' || value === 'timeout')) noteOutcome(state, 'running')
}
