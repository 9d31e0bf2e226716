import type { TranscriptEvent } from '../../model'
import { readError } from '../read-error'
import type { RawRecord } from '../read-fields'
import { readField, readId, readRecord, readString } from '../read-fields'
import type { GrowingTexts } from '../text-items'
import { toOther } from '../text-items'
import { readFailure, readShell } from './read-message'
import { readContent } from './read-tool-part'

/** The events of a `session.next` event (@opencode-ai/sdk 1.19), `undefined` for one that tells no news. */
export function readSessionEvent(
  type: string, data: RawRecord, texts: GrowingTexts,
): readonly TranscriptEvent[] | undefined {
  const message = readId(data, 'assistantMessageID') ?? ''
  const [kind] = type.split('.')
  if (kind === 'text' || kind === 'reasoning') {
    const name = `${message}:${readId(data, kind === 'text' ? 'textID' : 'reasoningID')}`
    const role = kind === 'text' ? 'assistant' : 'thinking'
    if (type.endsWith('.delta')) return [texts.append(name, role, readString(data, 'delta') ?? '')]
    return type.endsWith('.ended') ? [toOther(data, { id: name }, role, readString(data, 'text'))] : []
  }
  switch (type) {
    case 'prompted':
      return [
        { type: 'user-turn' },
        toOther(data, { id: readId(data, 'messageID') }, 'user', readString(readRecord(data, 'prompt') ?? {}, 'text')),
      ]
    case 'shell.started':
    case 'shell.ended':
      return readShell(data, type === 'shell.ended')
    case 'step.failed':
      return readFailure(data)
    default:
      return kind === 'tool' ? readToolEvent(type, data, message) : undefined
  }
}

function readToolEvent(type: string, data: RawRecord, scope: string): readonly TranscriptEvent[] | undefined {
  const id = readId(data, 'callID')
  const name = readString(data, 'name') ?? readString(data, 'tool')
  const ref = { id, card: id && `call ${id}`, scope, ...(name !== undefined && { name }) }
  const call = { toolName: name, agent: 'opencode', stepId: scope }
  switch (type) {
    case 'tool.input.started':
      return [{ type: 'call', ...ref, call, streaming: true }]
    case 'tool.input.delta':
      return [{ type: 'input-delta', ...ref, delta: readString(data, 'delta') ?? '' }]
    case 'tool.input.ended':
      return [{ type: 'input-delta', ...ref, delta: '', done: true }]
    case 'tool.called':
      return [{ type: 'call', ...ref, call: { ...call, input: readField(data, 'input') } }]
    case 'tool.progress':
    case 'tool.success': {
      const result = { content: readContent(readField(data, 'content')), details: readField(data, 'structured') }
      return [{ type: type === 'tool.success' ? 'result' : 'update', ...ref, result }]
    }
    case 'tool.failed': {
      const error = readError(data, 'error')
      return [{ type: 'result', ...ref, result: { content: error?.message ?? '', isError: true, error } }]
    }
    default:
      return undefined
  }
}
