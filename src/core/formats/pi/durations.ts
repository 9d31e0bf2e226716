import type { TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { readTime } from '../read-time'
import { createStartTimes } from '../start-times'

/** Adds to results how long their calls took. */
export interface Durations {
  /** Takes the events of a message, and of the entry or event that holds it; yields them with what is known. */
  measure: (events: readonly TranscriptEvent[], message: RawRecord, entry: RawRecord) => readonly TranscriptEvent[]
}

/**
 * Makes the durations of one transcript. An entry is written when its message is complete, and then the calls
 * begin; messages themselves tell when the model began to write, and serve where entries tell no time.
 */
export function createDurations(): Durations {
  const entries = createStartTimes()
  const messages = createStartTimes()

  return {
    measure(events, message, entry) {
      const written = readTime(entry, 'timestamp')
      const begun = readTime(message, 'timestamp')
      return events.map((event) => {
        if (event.type === 'update' && typeof event.call?.startedAt === 'number') entries.start(event.id, event.call.startedAt)
        if (event.type === 'call') {
          entries.start(event.id, written)
          messages.start(event.id, begun)
        }
        if (event.type !== 'result') return event
        const durationMs = entries.lengthAt(event.id, written) ?? messages.lengthAt(event.id, begun)
        return durationMs === undefined ? event : { ...event, result: { ...event.result, durationMs } }
      })
    },
  }
}
