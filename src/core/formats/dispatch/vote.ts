import type { FormatVote } from '../../model'
import { isRecord, readField, readId, readList, readString } from '../read-fields'

const toolTypes = new Set(['tool-call', 'tool-result', 'tool-output'])

/** Recognises native chunks in any of their four envelopes. */
export const dispatchVote: FormatVote = {
  votes(record) {
    const type = readString(record, 'type')
    if (type !== undefined && toolTypes.has(type) && readId(record, 'toolCallId') !== undefined) return true
    if (readId(record, 'conversationId') !== undefined && readId(record, 'turnId') !== undefined && type !== undefined) return true
    if (isRecord(readField(record, 'chunk')) && readField(record, 'seq') !== undefined) return true
    return readString(record, 'role') !== undefined && readList(record, 'chunks') !== undefined
  },
}
