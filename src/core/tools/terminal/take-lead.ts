import type { ResultContext } from '../family'
import { markerRange } from '../marker-range'
import type { TerminalState } from './terminal-state'

/** A line or block that a tool puts in front of the real output. */
export interface Lead {
  /** Anchored at the start, without patterns that can try again at length. */
  readonly pattern: RegExp
  /** When it counts at all; left out: always. */
  readonly applies?: (context: ResultContext, state: TerminalState) => boolean
  /** What it tells. */
  readonly read?: (state: TerminalState, match: RegExpExecArray) => void
  /** The rest is the tool's own words, and no output. */
  readonly isAll?: boolean
}

/** First characters of all leads: most outputs begin otherwise, and need not be tried. */
const firstCharacters = /^[<[.CEMNOTWc]/

/** Tells a payload that may begin with a lead. */
export function mayHaveLead(state: TerminalState): boolean {
  return firstCharacters.test(state.payload)
}

/** Takes one lead off the payload; false when it is not there. */
export function takeLead(state: TerminalState, context: ResultContext, lead: Lead): boolean {
  if (lead.applies?.(context, state) === false) return false
  const match = lead.pattern.exec(state.payload.slice(0, markerRange))
  if (match === null) return false
  state.payload = lead.isAll === true ? '' : state.payload.slice(match[0].length)
  lead.read?.(state, match)
  return true
}
