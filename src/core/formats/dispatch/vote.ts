import type { FormatVote } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readString } from '../read-fields'

const halfTypes = new Set(['tool-call', 'tool-result'])

/** Recognises native chunks in any of their four envelopes. */
export const dispatchVote: FormatVote = {
  votes(record) {
    const type = readString(record, 'type')
    if (type === 'tool-output' && readId(record, 'toolCallId') !== undefined) return true
    if (type !== undefined && halfTypes.has(type) && isHalf(record)) return true
    if (readId(record, 'conversationId') !== undefined && readId(record, 'turnId') !== undefined && type !== undefined) return true
    if (isRecord(readField(record, 'chunk')) && readField(record, 'seq') !== undefined) return true
    return readString(record, 'role') !== undefined && readList(record, 'chunks') !== undefined
  },
}

/** The id of a call or a result may be missing, and then the tool is named. */
function isHalf(record: RawRecord): boolean {
  if (readField(record, 'toolCallId') !== undefined) return true
  return readString(record, 'toolName') !== undefined && (readField(record, 'input') ?? readField(record, 'content')) !== undefined
}
