import type { FormatVote } from '../../model'
import { readField, readId, readRecord, readString } from '../read-fields'

const types = /^(?:session_meta|response_item|event_msg|turn_context|compacted|world_state|token_usage_record|inter_agent_communication.*)$/

/** Recognises the lines of a rollout by their envelope, and those of 2025 by what stands among them. */
export const codexVote: FormatVote = {
  votes: record => types.test(readString(record, 'type') ?? '') && readRecord(record, 'payload') !== undefined,
  decides: (record, index) => readString(record, 'record_type') !== undefined
    || (index === 0 && readField(record, 'type') === undefined && readId(record, 'id') !== undefined
      && readString(record, 'timestamp') !== undefined && readField(record, 'instructions') !== undefined),
}
