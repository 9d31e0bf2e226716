import type { FormatVote } from '../../model'
import { readRecord, readString } from '../read-fields'

/** Recognises session events: a dotted type, data, and a place in the chain of events. */
export const copilotVote: FormatVote = {
  votes: record => /^(?:session|assistant|tool|user|hook|subagent)\./.test(readString(record, 'type') ?? '')
    && readRecord(record, 'data') !== undefined
    && (record.parentId !== undefined || record.timestamp !== undefined),
}
