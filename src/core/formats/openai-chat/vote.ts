import type { FormatVote } from '../../model'
import { isRecord, readField, readList, readRecord, readString } from '../read-fields'

/** Recognises Chat Completions by their tool calls and answers, and by the kind of whole objects. */
export const openaiChatVote: FormatVote = {
  votes(record) {
    if (/^chat\.completion(?:\.chunk)?$/.test(readString(record, 'object') ?? '')) return true
    switch (readString(record, 'role')) {
      case 'tool':
        return readString(record, 'tool_call_id') !== undefined || readList(record, 'tool_call_ids') !== undefined
      case 'function':
        return readString(record, 'name') !== undefined && readField(record, 'content') !== undefined
      case 'assistant': {
        if (readRecord(record, 'function_call') !== undefined) return true
        const calls = readList(record, 'tool_calls') ?? []
        return calls.some(call => isRecord(call) && (readRecord(call, 'function') ?? readRecord(call, 'custom')) !== undefined)
      }
      default:
        return false
    }
  },
}
