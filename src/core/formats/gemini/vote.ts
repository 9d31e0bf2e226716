import type { FormatVote } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readList, readRecord, readString } from '../read-fields'

const partKeys = ['functionCall', 'function_call', 'functionResponse', 'function_response', 'executableCode', 'executable_code']

/** Recognises contents by their parts and by the role of the model, responses by their candidates. */
export const geminiVote: FormatVote = {
  votes(record) {
    const response = readRecord(record, 'response') ?? readList(record, 'response')?.find(isRecord) ?? record
    if (readList(response, 'candidates') !== undefined) return true
    return [record, readRecord(record, 'content'), readRecord(record, 'message')].some(hasParts)
  },
}

function hasParts(content: RawRecord | undefined): boolean {
  const parts = content && readList(content, 'parts')
  if (content === undefined || parts === undefined) return false
  const isTyped = parts.some(part => isRecord(part) && readString(part, 'type') !== undefined)
  return (readString(content, 'role') === 'model' && !isTyped)
    || parts.some(part => isRecord(part) && partKeys.some(key => isRecord(readField(part, key))))
}
