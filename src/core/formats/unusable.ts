import type { TranscriptEvent } from '../model'

/**
 * The events of something that cannot be read as what it should be: it keeps its place, and an issue says
 * why.
 */
export function readUnusable(record: unknown, message: string): readonly TranscriptEvent[] {
  return [{ type: 'other', record }, { type: 'issue', message }]
}
