import type { FormatVote } from '../../model'
import type { RawRecord } from '../read-fields'
import { readList, readRecord, readString } from '../read-fields'

const logTypes = new Set(['user', 'assistant', 'system', 'attachment', 'progress'])
const streamTypes = new Set(['user', 'assistant', 'system', 'stream_event'])
const soleTypes = new Set(['summary', 'queue-operation', 'file-history-snapshot'])

/** Recognises lines of session logs and messages of the stream. */
export const claudeCodeVote: FormatVote = {
  votes(record) {
    const type = readString(record, 'type') ?? ''
    if (soleTypes.has(type)) return true
    const message = readRecord(record, 'message')
    // Qwen Code writes the same envelope around messages of another kind.
    if (message !== undefined && readList(message, 'parts') !== undefined) return false
    if (logTypes.has(type) && (has(record, 'parentUuid') || (has(record, 'uuid') && has(record, 'sessionId')))) return true
    if (streamTypes.has(type) && (has(record, 'parent_tool_use_id') || has(record, 'session_id'))) return true
    return (type === 'user' || type === 'assistant') && message !== undefined && readString(message, 'role') !== undefined
  },
}

/** The key is there, be its value `null`. */
function has(record: RawRecord, key: string): boolean {
  return record[key] !== undefined
}
