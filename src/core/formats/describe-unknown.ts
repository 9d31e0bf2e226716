import type { TranscriptIssue } from '../model'
import { formatNames } from './format-votes'

/** Yields the issue of records whose format is not known, or of a name that is none. */
export function describeUnknown(name: unknown): TranscriptIssue {
  const known = formatNames.join(', ')
  const message = typeof name === 'string'
    ? `There is no format named ${name}; known are ${known}.`
    : `The records are in no known format; looked for ${known}.`
  return { message, index: -1 }
}
