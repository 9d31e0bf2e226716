import type { Outcome } from '../family'

/** What has been learned of a terminal result while its wrapping is taken off. */
export interface TerminalState {
  /** What the command wrote, as far as unwrapped. */
  payload: string
  outcome?: Outcome
  exitCode?: number
  signal?: string
  runningId?: string
  /** The tool cut its output; `total` is the true number of lines, `size` and `bytes` the true size, where stated. */
  isTruncated: boolean
  total?: number
  size?: string
  bytes?: number
  /** A bare fence around the payload is the tool's own. */
  isFenced?: boolean
  /** The payload is the agent's own words: the command never ran. */
  isUnrun?: boolean
  /** Several operations in one call: how many failed, of how many. */
  operations?: { readonly failed: number, readonly total: number }
}

/** Strongest first; what stands further to the front is kept. */
const order: readonly Outcome[] = ['rejected', 'cancelled', 'timed-out', 'killed', 'running', 'failed']

/** Notes an outcome unless a stronger one is known. */
export function noteOutcome(state: TerminalState, outcome: Outcome): void {
  if (state.outcome === undefined || order.indexOf(outcome) < order.indexOf(state.outcome)) state.outcome = outcome
}

/** Notes an exit code given as text. */
export function noteExit(state: TerminalState, code: string | undefined): void {
  if (code !== undefined && /^-?\d{1,10}$/.test(code)) state.exitCode ??= Number(code)
}
