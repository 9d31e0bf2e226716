import type { FormatVote } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readList, readRecord, readString } from '../read-fields'

const calls = /^(?:function|custom_tool|local_shell|shell|apply_patch|computer|tool_search|web_search|file_search|code_interpreter|image_generation|mcp)_call(?:_output|_result)?$/
const others = /^(?:tool_search_output|program_output|mcp_list_tools|mcp_approval_(?:request|response))$/

/** Recognises items by their type, whole responses, and the events of a stream. */
export const openaiResponsesVote: FormatVote = {
  votes(record) {
    const type = readString(record, 'type') ?? ''
    if (readString(record, 'object') === 'response' || type.startsWith('response.')) return true
    if (['payload', 'message', 'timestamp'].some(key => readField(record, key) !== undefined)) return false
    // A response that does not say what it is, and a request.
    const list = type === '' ? readList(record, 'output') ?? readList(record, 'input') : undefined
    return [record, ...list ?? []].some(item => isRecord(item) && isItem(item))
  },
}

function isItem(record: RawRecord): boolean {
  const type = readString(readRecord(record, 'rawItem') ?? record, 'type') ?? ''
  return calls.test(type) || others.test(type)
}
