import type { ToolEntry } from '../model/entry'
import type { ToolStatus } from '../model/status'
import type { Outcome, ResultFacts } from '../tools/family'
import type { ToolCardLabels } from '../tools/labels'
import { joinFacts } from '../tools/join-facts'
import { isExpectedExit } from './exit-policy'
import type { ViewToolEntryOptions } from './options'
import { isOpenStatus, readStatus } from './read-status'

/** What is known when the status of a card is decided. */
export interface Evidence {
  readonly entry: ToolEntry
  readonly options: ViewToolEntryOptions
  readonly facts: ResultFacts | null
  /** The format's flag or the result's own says that the call failed. */
  readonly flagged: boolean
  /** A code that is not zero. */
  readonly exitCode: number | undefined
  /** The whole command of a terminal. */
  readonly command: string | undefined
}

/**
 * Decides the status of a card. First that holds: what the app declares; denial and cancellation, said
 * by a record or by the tool's own words; a flag; an exit code that means failure; the tool's own words
 * of failure.
 */
export function judgeStatus(evidence: Evidence): ToolStatus {
  const { entry, options, facts, flagged } = evidence
  const declared = readStatus(options.status)
  if (declared !== undefined) return declared
  const said = readStatus(entry.status)
  if (said === 'denied' || said === 'cancelled') return said
  if (entry.result === null || facts === null) return said ?? 'pending'
  if (entry.result.preliminary === true) return said !== undefined && isOpenStatus(said) ? said : 'pending'
  const { outcome } = facts
  if (outcome === 'rejected') return 'denied'
  if (outcome === 'cancelled') return 'cancelled'
  if (flagged || isFailingExit(evidence)) return 'error'
  return outcome === 'failed' || outcome === 'timed-out' ? 'error' : 'ok'
}

function isFailingExit({ exitCode, command, options }: Evidence): boolean {
  return exitCode !== undefined && !isExpectedExit(exitCode, command, options.exitCodes)
}

/** Writes what came back; `null` while nothing final did. */
export function summarizeResult(
  evidence: Evidence,
  status: ToolStatus,
  labels: ToolCardLabels,
  readError: () => string,
): string | null {
  const { facts, exitCode } = evidence
  if (isOpenStatus(status)) return null
  if (status === 'denied') return labels.rejected
  if (status === 'cancelled') return labels.cancelled
  if (facts === null) return status === 'error' ? labels.failed : labels.noOutput
  const exit = exitCode === undefined || facts.isTerminal !== true ? '' : labels.exit(exitCode)
  const output = facts.isTerminal === true ? facts.summary() : ''
  const outcome = status === 'ok' ? withoutFailure(facts.outcome) : facts.outcome
  if (outcome === 'timed-out') return labels.timedOut
  if (outcome === 'killed') return labels.killed
  if (outcome === 'running') return joinFacts(labels.running, facts.runningId ?? '', output)
  if (status === 'error') return joinFacts(labels.failed, exit, facts.failure?.() ?? (facts.isTerminal === true ? output : readError()))
  const summary = facts.isTerminal === true ? joinFacts(exit, output) : facts.summary()
  return summary === '' ? labels.noOutput : summary
}

/** An app that declares success knows better than the words of the result. */
function withoutFailure(outcome: Outcome | undefined): Outcome | undefined {
  return outcome === 'running' || outcome === 'killed' ? outcome : undefined
}
