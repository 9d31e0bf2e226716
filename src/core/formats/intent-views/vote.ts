import type { FormatVote } from '../../model'
import { readField, readRecord } from '../read-fields'

/** Recognises records whose call or result declares the kind of its card. */
export const intentViewsVote: FormatVote = {
  votes: record => ['call', 'result'].some((half) => {
    const view = readRecord(record, half)
    return view !== undefined && typeof readField(view, 'card') === 'string'
  }),
}
