import type { TranscriptEvent } from '../model'

/**
 * Leaves out the events that end open calls. Logs may repeat what happened long ago, and its turns ended
 * no call that came after them.
 */
export function keepOpen(events: readonly TranscriptEvent[]): readonly TranscriptEvent[] {
  return events.filter(event => event.type !== 'user-turn' && event.type !== 'settle')
}
