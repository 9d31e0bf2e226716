import { noteExit, noteOutcome } from './terminal-state'
import type { TerminalState } from './terminal-state'

/**
 * Takes the blocks off in which background output comes: status, exit code, stdout and stderr (Claude
 * Code), or return code and output (mini-swe-agent).
 */
export function takeTaggedOutput(state: TerminalState): boolean {
  const text = state.payload
  if (!/^<(?:status|retrieval_status|returncode|observation)>/.test(text.slice(0, 64))) return false
  if (text.startsWith('<observation>')) {
    state.payload = readBlock(text, 'observation') ?? text
    return state.payload !== text
  }
  readStatus(state, readBlock(text, 'status'), readBlock(text, 'retrieval_status'))
  noteExit(state, readBlock(text, 'exit_code') ?? readBlock(text, 'returncode'))
  const streams = [readBlock(text, 'output'), readBlock(text, 'stdout'), readBlock(text, 'stderr')]
  state.payload = streams.filter(stream => stream !== undefined && stream !== '').join('\n')
  state.isTruncated ||= /<elided_chars>/.test(state.payload.slice(0, 20_000))
  return true
}

function readStatus(state: TerminalState, status: string | undefined, retrieval: string | undefined): void {
  if (status === 'killed') noteOutcome(state, 'killed')
  if (status === 'failed') noteOutcome(state, 'failed')
  if (status === 'running' || retrieval === 'not_ready' || retrieval === 'timeout') noteOutcome(state, 'running')
}

/** Text between the tags, without the line ends that set it off; the last closing tag counts. */
function readBlock(text: string, tag: string): string | undefined {
  const open = `<${tag}>`
  const start = text.indexOf(open)
  const end = start < 0 ? -1 : text.lastIndexOf(`</${tag}>`)
  if (end < start + open.length) return undefined
  const inner = text.slice(start + open.length, end)
  return inner.slice(inner.startsWith('\n') ? 1 : 0, inner.endsWith('\n') && inner.length > 1 ? -1 : undefined)
}
