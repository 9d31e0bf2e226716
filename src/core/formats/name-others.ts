import type { TranscriptEvent } from '../model'

/**
 * Names the items of a record by the record's own id, so that a log that repeats itself shows them once.
 * Items that have a name keep it.
 */
export function nameOthers(events: readonly TranscriptEvent[], recordId: string): readonly TranscriptEvent[] {
  return events.map((event, index) => event.type === 'other' && event.id === undefined
    ? { ...event, id: `${recordId}:${index}` }
    : event)
}
