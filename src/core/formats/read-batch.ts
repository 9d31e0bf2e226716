import type { TranscriptEvent } from '../model'
import type { RawRecord } from './read-fields'
import { isList, isRecord } from './read-fields'
import { readUnusable } from './unusable'

/** The events of a JSON-RPC message, or of each in a batch. */
export function readBatch(
  record: unknown, readMessage: (message: RawRecord) => readonly TranscriptEvent[],
): readonly TranscriptEvent[] {
  const messages: readonly unknown[] = isList(record) && record.length > 0 ? record : [record]
  return messages.flatMap(message => isRecord(message) ? readMessage(message) : readUnusable(message, 'The message is no object.'))
}
