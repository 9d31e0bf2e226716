import { dropFinalFeed } from '../../text/drop-final-feed'
import { isRecord, readOwn, readOwnRecord, readOwnString } from '../../text/own-values'
import type { UnknownRecord } from '../../text/own-values'
import type { ResultContext } from '../family'
import { isFailureText, isUnrunCall, readStop } from '../markers'
import { jsonWith } from '../result-content'
import { isCutByTool, readExitCode, readFact, readStringFact } from '../result-facts'
import { stripGutter } from '../gutter'
import { stripErrorTag } from '../strip-error-tag'
import { takeCodexHeader } from './codex-header'
import { isFailedOperation, isTimedOutOperation, readOperations, textOfOperation } from './command-operations'
import { exitText, readValue } from './read-value'
import { takeShellRows, takeUntrustedTag } from './shell-rows'
import { takeTaggedOutput } from './tagged-output'
import { mayHaveLead, takeLead } from './take-lead'
import { terminalLeads } from './terminal-leads'
import { noteExit, noteOutcome } from './terminal-state'
import type { TerminalState } from './terminal-state'
import { takeTrailers } from './terminal-trailers'

/** Takes the wrapping off a terminal result and yields what the command wrote and how it ended. */
export function readTerminal(context: ResultContext): Readonly<TerminalState> {
  const state: TerminalState = { payload: '', isTruncated: false }
  const exitCode = readExitCode(context)
  if (exitCode !== undefined) state.exitCode = exitCode
  const stop = readStop(context)
  if (stop !== undefined) noteOutcome(state, stop)
  readBody(state, context)
  readDetails(state, context)
  if (isNoOutput(state.payload)) state.payload = ''
  return state
}

function readBody(state: TerminalState, context: ResultContext): void {
  const { content } = context
  const operations = readOperations(content)
  if (operations !== undefined) return readEachOperation(state, context, operations)
  if (content.kind === 'value') return readValue(state, content.json, content.text)
  const written = readWrittenValue(context)
  if (written !== undefined) return readValue(state, written, content.text)
  const legacy = readLegacy(jsonWith(content, 'metadata'))
  state.payload = legacy ?? content.text
  if (legacy !== undefined) noteExit(state, exitText(readOwnRecord(content.json, 'metadata')))
  unwrap(state, context)
  if (isUnrunCall(context)) {
    state.isUnrun = true
    noteOutcome(state, 'failed')
  }
  for (const item of content.blocks) readItemStatus(state, readOwnString(item, 'status') ?? '')
}

/** Most layers that wrap each other. */
const mostLayers = 8

function unwrap(state: TerminalState, context: ResultContext): void {
  takeTrailers(state, context)
  if (isFailureText(state.payload)) {
    state.payload = stripErrorTag(state.payload)
    noteOutcome(state, 'failed')
  }
  for (let layer = 0; layer < mostLayers; layer++) {
    const isChanged = takeUntrustedTag(state) || takeCodexHeader(state) || takeShellRows(state, context)
      || takeTaggedOutput(state) || (mayHaveLead(state) && terminalLeads.some(lead => takeLead(state, context, lead)))
    if (!isChanged) break
    takeTrailers(state, context)
  }
  if (state.size !== undefined && state.payload.endsWith('\n</persisted-output>')) {
    state.payload = state.payload.slice(0, -'\n</persisted-output>'.length)
  }
  if (context.name === 'readcommandoutput') state.payload = stripGutter(state.payload)
  if (isFenced(state, context)) state.payload = dropFinalFeed(state.payload.trimEnd().slice(4, -3))
  state.isTruncated ||= state.payload.slice(-4096).includes('<response clipped>')
}

/** A bare fence around the output is the tool's own behind some leads, and with these agents. */
function isFenced(state: TerminalState, context: ResultContext): boolean {
  const isOwn = state.isFenced === true || context.agent === 'zed' || context.agent === 'cursor'
    || ['terminal', 'sandboxedterminal', 'runterminalcmd'].includes(context.name)
  return isOwn && state.payload.startsWith('```\n') && state.payload.trimEnd().endsWith('```')
}

/** Codex CLI before its text form: `{ output, metadata: { exit_code } }`. */
function readLegacy(json: unknown): string | undefined {
  return isRecord(readOwn(json, 'metadata')) ? readOwnString(json, 'output') : undefined
}

function readEachOperation(state: TerminalState, context: ResultContext, operations: readonly UnknownRecord[]): void {
  const payloads: string[] = []
  for (const operation of operations) {
    const part: TerminalState = { payload: textOfOperation(operation), isTruncated: false }
    unwrap(part, context)
    payloads.push(part.payload)
    if (operations.length === 1) {
      if (part.exitCode !== undefined) state.exitCode ??= part.exitCode
      if (part.bytes !== undefined) state.bytes = part.bytes
    }
    if (part.outcome !== undefined) noteOutcome(state, part.outcome)
    if (isTimedOutOperation(operation)) noteOutcome(state, 'timed-out')
    state.isTruncated ||= part.isTruncated
  }
  const failed = operations.filter(isFailedOperation).length
  if (failed > 0) noteOutcome(state, 'failed')
  if (failed > 0 && operations.length > 1) state.operations = { failed, total: operations.length }
  state.payload = payloads.join('\n')
}

/** Agents that write the object with output and exit code as JSON text. */
const jsonAgents: ReadonlySet<string | undefined> = new Set(['cursor', 'amp'])

/** Other agents' commands may print such an object themselves. */
function readWrittenValue({ agent, content }: ResultContext): unknown {
  const value = jsonAgents.has(agent) ? jsonWith(content, 'exitCode') : undefined
  return readOwn(value, 'exitCode') === undefined ? undefined : value
}

/** Continue says in a status beside the output how the command ended. */
function readItemStatus(state: TerminalState, status: string): void {
  if (!status.startsWith('Command')) return
  if (status.includes('timed out')) noteOutcome(state, 'timed-out')
  else if (status.includes('running in the background')) noteOutcome(state, 'running')
  else if (status.includes('failed')) noteOutcome(state, 'failed')
  noteExit(state, /code:? (-?\d+)/.exec(status)?.[1])
}

function readDetails(state: TerminalState, context: ResultContext): void {
  const backgroundId = readStringFact(context, 'backgroundTaskId')
  if (backgroundId !== undefined && backgroundId !== '') {
    noteOutcome(state, 'running')
    state.runningId ??= backgroundId
  }
  if (readFact(context, 'timedOut') === true || readFact(context, 'timeout') === true) noteOutcome(state, 'timed-out')
  else if (readFact(context, 'interrupted') === true && state.outcome === undefined) noteOutcome(state, 'cancelled')
  const status = readStringFact(context, 'status')
  if (status === 'running' || status === 'killed') noteOutcome(state, status)
  state.isTruncated ||= isCutByTool(context)
  const type = readFact(context, 'type')
  if (typeof type === 'string' && type.endsWith('_error')) noteOutcome(state, 'failed')
}

const phrases: ReadonlySet<string> = new Set([
  '(no output)',
  '(empty)',
  '(Bash completed with no output)',
  'Command executed successfully.',
  'Command produced no output',
  'Your command ran successfully and did not produce any output.',
  'Your last command ran successfully and did not produce any output.',
])

/** Tells the words that a tool writes where there is nothing to show. */
function isNoOutput(text: string): boolean {
  return text.length < 200 && phrases.has(text.trim())
}
