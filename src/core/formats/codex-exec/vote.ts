import type { FormatVote } from '../../model'
import { readRecord, readString } from '../read-fields'

/** Recognises the events of a thread. */
export const codexExecVote: FormatVote = {
  votes(record) {
    const type = readString(record, 'type') ?? ''
    return type === 'thread.started' || (/^item\.(?:started|updated|completed)$/.test(type) && readRecord(record, 'item') !== undefined)
  },
}
