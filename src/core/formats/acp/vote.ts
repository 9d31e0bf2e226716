import type { FormatVote } from '../../model'
import { readRecord, readString } from '../read-fields'

/** Recognises JSON-RPC messages about a session, and updates of one that stand alone. */
export const acpVote: FormatVote = {
  votes: record => readString(record, 'sessionUpdate') !== undefined
    || readString(record, 'method')?.startsWith('session/') === true
    || readRecord(readRecord(record, 'params') ?? record, 'update')?.sessionUpdate !== undefined,
}
