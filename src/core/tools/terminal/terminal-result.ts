import { isBlankText } from '../../text/count-lines'
import { readScreen } from '../../text/terminal/read-screen'
import { showMedia } from '../bodies/show-media'
import { errorLine } from '../error-line'
import type { ResultContext, ResultFacts } from '../family'
import { joinFacts } from '../join-facts'
import { readDuration } from '../result-facts'
import { showTerminal } from '../terminal-output'
import { mediaFact, textFact } from '../text-fact'
import { readTerminal } from './read-terminal'
import type { TerminalState } from './terminal-state'

/** Yields the facts of a result that is what a command wrote. */
export function readTerminalResult(context: ResultContext): ResultFacts {
  const state = readTerminal(context)
  const durationMs = readDuration(context)
  const failure = readFailure(context, state)
  return {
    isTerminal: true,
    summary: () => summarizePayload(context, state) || summarizeMedia(context),
    ...(failure !== undefined && { failure: () => failure }),
    ...(state.outcome !== undefined && { outcome: state.outcome }),
    ...(state.runningId !== undefined && { runningId: state.runningId }),
    ...(state.exitCode !== undefined && { exitCode: state.exitCode }),
    ...(durationMs !== undefined && { durationMs }),
    output: isError => context.content.media.length > 0 && isBlankText(state.payload)
      ? showMedia(context, { text: '', items: context.content.media }, isError)
      : showTerminal(context, state.payload, state, isError),
  }
}

function summarizeMedia({ content, labels }: ResultContext): string {
  return content.media.length === 0 ? '' : mediaFact(content.media, labels)
}

/** Words of a failure that are not those of the output; `undefined` when the output tells. */
function readFailure({ labels, message }: ResultContext, state: Readonly<TerminalState>): string | undefined {
  if (state.operations !== undefined) return labels.operations(state.operations.failed, state.operations.total)
  if (state.isUnrun === true) return errorLine(state.payload)
  // A host that could not run the command gives the error, and often gives it twice.
  const isOnlyError = isBlankText(state.payload) || state.payload === message
  return message !== undefined && state.exitCode === undefined && isOnlyError ? errorLine(message) : undefined
}

/** Yields what a payload amounts to; a total or a size that the tool states replaces what is visible. */
export function summarizePayload(context: ResultContext, state: Readonly<TerminalState>): string {
  const { labels } = context
  const stated = state.size ?? (state.bytes === undefined ? undefined : labels.size(state.bytes))
  const visible = stated ?? (state.total === undefined ? textFact(readScreen(state.payload), labels) : labels.count(state.total, 'line'))
  return state.isTruncated && visible !== '' ? joinFacts(visible, labels.truncated) : visible
}
