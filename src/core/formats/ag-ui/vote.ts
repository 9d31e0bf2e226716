import type { FormatVote } from '../../model'
import { readString } from '../read-fields'

const eventType = /^(?:RUN|TOOL_CALL|TEXT_MESSAGE|MESSAGES|STATE|STEP|REASONING|ACTIVITY|SUBAGENT)_|^(?:CUSTOM|RAW)$/

/** Recognises events by their upper-case types. */
export const agUiVote: FormatVote = {
  votes: record => eventType.test(readString(record, 'type') ?? ''),
}
