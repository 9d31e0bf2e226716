import { readApproval } from '../read-approval'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readString } from '../read-fields'
import type { BlockSign, StreamedBlocks } from '../streamed-blocks'
import type { PartFormat } from '../growing-messages'
import type { Approvals } from './approvals'
import { isToolPart, readToolNames, readToolPart } from './read-tool-part'

/** Makes the parts of the UI messages of one transcript. */
export function createParts(approvals: Approvals, streamed: StreamedBlocks): PartFormat {
  return {
    startMessage({ id, role, parts }) {
      if (role === 'assistant') return streamed.match(id, () => parts.map(toSign))
      streamed.forget()
      return undefined
    },
    listParts,
    callIdOf: part => isToolPart(part) ? readId(part, 'toolCallId') : undefined,
    readPart(part, { name, scope }) {
      if (!isToolPart(part)) return undefined
      const approval = readApproval(part, 'approval')
      const toolCallId = approval?.id === undefined ? undefined : readToolNames(part).id
      if (approval?.id !== undefined && toolCallId !== undefined) approvals.note(approval.id, { toolCallId, card: name, approval })
      return readToolPart(part, { card: name, scope })
    },
    textOf: readText,
  }
}

/** Parts, or what stood for them in version 4 and before. */
function listParts(message: RawRecord): readonly unknown[] {
  const parts = readList(message, 'parts')
  if (parts !== undefined) return parts
  const content = readField(message, 'content')
  const text = typeof content === 'string' && content !== '' ? [{ type: 'text', text: content }] : []
  const invocations = readList(message, 'toolInvocations') ?? []
  return [...invocations.map(toolInvocation => ({ type: 'tool-invocation', toolInvocation })), ...text]
}

/** What a part is told by when it streamed in before. */
function toSign(part: unknown): BlockSign | undefined {
  if (!isRecord(part)) return undefined
  if (isToolPart(part)) return { kind: 'call', ...readToolNames(part) }
  const text = readText(part)
  return text === undefined ? undefined : { kind: 'text', role: readString(part, 'type') === 'text' ? 'assistant' : 'thinking', text }
}

function readText(part: RawRecord): string | undefined {
  const type = readString(part, 'type')
  return type === 'text' || type === 'reasoning' ? readString(part, 'text') ?? readString(part, 'reasoning') : undefined
}
