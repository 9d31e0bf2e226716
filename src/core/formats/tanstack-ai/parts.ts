import type { ResultFields, TranscriptEvent } from '../../model'
import type { PartFormat, PartPlace } from '../growing-messages'
import { isAsked, readApproval } from '../read-approval'
import { readArguments } from '../read-arguments'
import type { RawRecord } from '../read-fields'
import { isList, isRecord, readField, readId, readList, readRecord, readString } from '../read-fields'

/** Where a call part stands. */
type CallPlace = Pick<PartPlace, 'name' | 'scope'>

/** Makes the parts of one transcript: a result part answers the first call part of its id that waits in the message. */
export function createParts(): PartFormat {
  /** Call parts of the message at hand that no result part has answered, by their id. */
  let waiting = new Map<string, string[]>()
  const latest = new Map<string, CallPlace>()
  /** Cards whose call part holds the output itself; the result part only repeats it as text. */
  const answered = new Set<string>()

  function note(id: string, place: CallPlace): void {
    latest.set(id, place)
    const cards = waiting.get(id)
    if (cards === undefined) waiting.set(id, [place.name])
    else cards.push(place.name)
  }

  /** `undefined`: what is known of ids will tell. */
  function findCard(id: string, scope: string): string | undefined {
    const last = latest.get(id)
    return waiting.get(id)?.shift() ?? (last?.scope === scope || answered.has(last?.name ?? '') ? last?.name : undefined)
  }

  function readCall(part: RawRecord, { name: card, scope }: PartPlace): readonly TranscriptEvent[] {
    const id = readId(part, 'id')
    if (id !== undefined) note(id, { name: card, scope })
    const state = readString(part, 'state') ?? ''
    const input = readField(part, 'input')
    const text = readField(part, 'arguments')
    const approval = readApproval(part, 'approval')
    const isStreaming = state === 'input-streaming' || state === 'awaiting-input'
    const call: TranscriptEvent = {
      type: 'call',
      id,
      scope,
      card,
      call: {
        toolName: readString(part, 'name'),
        ...(input !== undefined || typeof text !== 'string' ? { input } : isStreaming ? { inputText: text } : readArguments(text)),
        approval,
      },
      streaming: isStreaming,
      said: state === 'approval-requested' ? { status: 'approval' } : isStreaming || isAsked(approval) ? undefined : { status: 'pending' },
    }
    const output = readField(part, 'output')
    if (output === undefined && state !== 'complete' && state !== 'error') return [call]
    if (output !== undefined) answered.add(card)
    const message = isRecord(output) ? readString(output, 'error') : undefined
    return [call, { type: 'result', card, result: toResult(output, state === 'error', message) }]
  }

  function readResult(part: RawRecord, { scope }: PartPlace): readonly TranscriptEvent[] {
    const id = readId(part, 'toolCallId')
    const card = id === undefined ? undefined : findCard(id, scope)
    const state = readString(part, 'state')
    const content = card !== undefined && answered.has(card) ? undefined : readContent(readField(part, 'content'))
    const result = toResult(content, state === 'error', readString(part, 'error'))
    return [{ type: state === 'streaming' ? 'update' : 'result', id, scope, card, name: readString(part, 'name'), result }]
  }

  return {
    startMessage() {
      waiting = new Map()
      return undefined
    },
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
