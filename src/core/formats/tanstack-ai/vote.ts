import type { FormatVote } from '../../model'
import { isRecord, readList, readString } from '../read-fields'

/** Recognises messages by parts with `arguments`, or with their text in `content`. */
export const tanstackAiVote: FormatVote = {
  votes: record => readList(record, 'parts')?.some((part) => {
    if (!isRecord(part)) return false
    const field = readString(part, 'type') === 'tool-call' ? 'arguments' : 'content'
    return readString(part, 'type') !== undefined && readString(part, field) !== undefined && readString(part, 'text') === undefined
  }) === true,
}
