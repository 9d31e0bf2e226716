import type { FormatVote } from '../../model'
import { isRecord, readId, readList, readString } from '../read-fields'

const toolChunk = /^tool-(?:input|output|approval)-/
const streamChunk = /^(?:(?:text|reasoning)-(?:start|end)|(?:start|finish|reset)-step)$/

/** Recognises UI messages by their typed parts, and chunks by their types. */
export const aiSdkUiVote: FormatVote = {
  votes(record) {
    const parts = readList(record, 'parts')
    if (parts !== undefined && readString(record, 'role') !== undefined) return parts.every(isUiPart)
    const type = readString(record, 'type') ?? ''
    return streamChunk.test(type) || (toolChunk.test(type) && (readId(record, 'toolCallId') ?? readId(record, 'approvalId')) !== undefined)
  },
}

/** A part that keeps its text in `content`, or its arguments in `arguments`, is another library's. */
function isUiPart(part: unknown): boolean {
  if (!isRecord(part)) return false
  const type = readString(part, 'type')
  if (type === 'text' && readString(part, 'content') !== undefined) return false
  return type !== undefined && !(type === 'tool-call' && readString(part, 'arguments') !== undefined)
}
