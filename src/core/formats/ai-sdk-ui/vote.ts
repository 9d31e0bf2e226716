import type { FormatVote } from '../../model'
import { isRecord, readId, readList, readString } from '../read-fields'

const toolChunk = /^tool-(?:input|output|approval)-/
const streamChunk = /^(?:(?:text|reasoning)-(?:start|end)|(?:start|finish|reset)-step)$/

/** Recognises UI messages by their typed parts, and chunks by their types. */
export const aiSdkUiVote: FormatVote = {
  votes(record) {
    const parts = readList(record, 'parts')
    if (parts !== undefined && readString(record, 'role') !== undefined) return parts.every(isUiPart)
    if (readString(record, 'role') !== undefined && readList(record, 'toolInvocations')?.some(isInvocation) === true) return true
    const type = readString(record, 'type') ?? ''
    return streamChunk.test(type) || (toolChunk.test(type) && (readId(record, 'toolCallId') ?? readId(record, 'approvalId')) !== undefined)
  },
}

/** Before version 5 messages could have their calls beside the content. */
function isInvocation(invocation: unknown): boolean {
  return isRecord(invocation) && readId(invocation, 'toolCallId') !== undefined && readString(invocation, 'toolName') !== undefined
}

/** A part that keeps its text in `content`, or its arguments in `arguments`, is another library's. */
function isUiPart(part: unknown): boolean {
  if (!isRecord(part)) return false
  const type = readString(part, 'type')
  if (type === 'text' && readString(part, 'content') !== undefined) return false
  return type !== undefined && !(type === 'tool-call' && readString(part, 'arguments') !== undefined)
}
