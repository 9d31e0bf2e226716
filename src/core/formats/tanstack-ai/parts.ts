import type { ResultFields, TranscriptEvent } from '../../model'
import type { PartFormat, PartPlace } from '../growing-messages'
import type { RawRecord } from '../read-fields'
import { isList, isRecord, readApproval, readField, readId, readList, readRecord, readString } from '../read-fields'

/** Makes the parts of one transcript: a result part answers the latest call part of its id. */
export function createParts(): PartFormat {
  const cards = new Map<string, string>()
  /** Cards whose call part holds the output itself; the result part only repeats it as text. */
  const answered = new Set<string>()

  function readCall(part: RawRecord, { name: card, scope }: PartPlace): readonly TranscriptEvent[] {
    const id = readId(part, 'id')
    if (id !== undefined) cards.set(id, card)
    const state = readString(part, 'state') ?? ''
    const input = readField(part, 'input')
    const approval = readApproval(part, 'approval')
    const call: TranscriptEvent = {
      type: 'call',
      id,
      scope,
      card,
      call: {
        toolName: readString(part, 'name'),
        input,
        inputText: input === undefined ? readString(part, 'arguments') : undefined,
        approval,
      },
      streaming: state === 'input-streaming' || state === 'awaiting-input',
      said: state === 'approval-requested' ? { status: 'approval' } : approval?.approved === true ? { status: 'pending' } : undefined,
    }
    const output = readField(part, 'output')
    if (output === undefined && state !== 'complete' && state !== 'error') return [call]
    if (output !== undefined) answered.add(card)
    const message = isRecord(output) ? readString(output, 'error') : undefined
    return [call, { type: 'result', card, result: toResult(output, state === 'error', message) }]
  }

  function readResult(part: RawRecord, { scope }: PartPlace): readonly TranscriptEvent[] {
    const id = readId(part, 'toolCallId')
    const card = cards.get(id ?? '')
    const state = readString(part, 'state')
    const content = card !== undefined && answered.has(card) ? undefined : readContent(readField(part, 'content'))
    const result = toResult(content, state === 'error', readString(part, 'error'))
    return [{ type: state === 'streaming' ? 'update' : 'result', id, scope, card, name: readString(part, 'name'), result }]
  }

  return {
    listParts: message => readList(message, 'parts') ?? [],
    callIdOf: part => readString(part, 'type') === 'tool-call' ? readId(part, 'id') : undefined,
    readPart(part, place) {
      const type = readString(part, 'type')
      if (type === 'tool-call') return readCall(part, place)
      return type === 'tool-result' ? readResult(part, place) : undefined
    },
    textOf: part => readString(part, 'content'),
  }
}

function toResult(content: unknown, isError: boolean, message: string | undefined): ResultFields {
  return { content, isError, ...(isError && message !== undefined && { error: { message } }) }
}

/** Text blocks keep their text in `content`, media their data or address in `source.value`. */
function readContent(content: unknown): unknown {
  if (!isList(content)) return content
  return content.map((part: unknown) => {
    if (!isRecord(part)) return part
    const type = readString(part, 'type')
    const source = readRecord(part, 'source')
    if (source === undefined) return type === 'text' ? { type, text: readString(part, 'content') } : part
    const key = readString(source, 'type') === 'url' ? 'url' : 'data'
    return { type: type === 'video' ? 'file' : type, mediaType: readString(source, 'mimeType'), [key]: readString(source, 'value') }
  })
}
