import type { RawRecord } from '../read-fields'
import { readField, readId, readList, readString } from '../read-fields'
import type { PartFormat } from '../growing-messages'
import { isToolPart, readToolPart } from './read-tool-part'

/** Parts of UI messages. */
export const uiParts: PartFormat = {
  listParts,
  callIdOf: part => isToolPart(part) ? readId(part, 'toolCallId') : undefined,
  readPart: (part, { name, scope }) => isToolPart(part) ? readToolPart(part, { card: name, scope }) : undefined,
  textOf: readText,
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

function readText(part: RawRecord): string | undefined {
  const type = readString(part, 'type')
  return type === 'text' || type === 'reasoning' ? readString(part, 'text') ?? readString(part, 'reasoning') : undefined
}
