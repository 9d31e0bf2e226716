import type { FormatVote } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readList, readRecord, readString } from '../read-fields'

/** Recognises Chat Completions by their tool calls and answers, and by the kind of whole objects. */
export const openaiChatVote: FormatVote = {
  votes: record => isOwn(record) || hasChoices(record) || hasOwnMessages(record),
}

function isOwn(record: RawRecord): boolean {
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
}

/** A response, or a chunk of one, that does not say what it is. */
function hasChoices(record: RawRecord): boolean {
  const choices = readList(record, 'choices') ?? []
  return choices.some(choice => isRecord(choice) && (readRecord(choice, 'message') ?? readRecord(choice, 'delta')) !== undefined)
}

/** A request. */
function hasOwnMessages(record: RawRecord): boolean {
  const messages = readString(record, 'role') === undefined ? readList(record, 'messages') ?? [] : []
  return messages.some(message => isRecord(message) && isOwn(message))
}
