import type { FormatVote } from '../../model'
import { readId, readList, readRecord, readString } from '../read-fields'

/** Recognises messages of an export, parts alone and in the lines of `run`, and events of parts. */
export const opencodeVote: FormatVote = {
  votes(record) {
    const type = readString(record, 'type') ?? ''
    if (readRecord(record, 'info') !== undefined && readList(record, 'parts') !== undefined) return true
    if (readRecord(record, 'part') !== undefined && record.sessionID !== undefined) return true
    if (type === 'tool') return readId(record, 'callID') !== undefined && readRecord(record, 'state') !== undefined
    return type.startsWith('message.part.') && readRecord(record, 'properties') !== undefined
  },
}
