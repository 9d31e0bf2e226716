import type { FormatVote } from '../../model'
import { readId, readString } from '../read-fields'

/** Recognises the records of session files, and those of the stream by their `tool_id`. */
export const geminiCliVote: FormatVote = {
  votes(record) {
    const type = readString(record, 'type')
    if (type === 'gemini') return readId(record, 'id') !== undefined
    if (type === 'tool_use' || type === 'tool_result') return readId(record, 'tool_id') !== undefined
    return record.$set !== undefined || record.$rewindTo !== undefined
      || (record.sessionId !== undefined && record.projectHash !== undefined)
  },
}
