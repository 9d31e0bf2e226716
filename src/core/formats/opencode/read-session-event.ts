import type { TranscriptEvent } from '../../model'
import { readError } from '../read-error'
import type { RawRecord } from '../read-fields'
import { readField, readId, readRecord, readString } from '../read-fields'
import type { GrowingTexts } from '../text-items'
import { toOther } from '../text-items'
import { createCallNames } from './call-names'
import { readFailure, readShell } from './read-message'
import { readContent } from './read-tool-part'

/** Makes a reader of `session.next` events (@opencode-ai/sdk 1.19), which yields `undefined` for one that tells no news. */
export function createSessionReader(
  texts: GrowingTexts,
): (type: string, data: RawRecord) => readonly TranscriptEvent[] | undefined {
  const names = createCallNames()

  return (type, data) => {
    const message = readId(data, 'assistantMessageID') ?? ''
    const [kind] = type.split('.')
    if (kind === 'text' || kind === 'reasoning') return readText(kind, type, data, message)
    switch (type) {
      case 'prompted':
        return [
          { type: 'user-turn' },
          toOther(data, { id: readId(data, 'messageID') }, 'user', readString(readRecord(data, 'prompt') ?? {}, 'text')),
        ]
      case 'shell.started':
      case 'shell.ended':
        return readShell(data, names.nameOf(type, data), type === 'shell.ended')
      case 'step.failed':
        return readFailure(data)
      default:
        return kind === 'tool' ? readToolEvent(type, data, names.nameOf(type, data), message) : undefined
    }
  }

  function readText(kind: 'text' | 'reasoning', type: string, data: RawRecord, message: string): readonly TranscriptEvent[] {
    const name = `${message}:${readId(data, kind === 'text' ? 'textID' : 'reasoningID')}`
    const role = kind === 'text' ? 'assistant' : 'thinking'
    if (type.endsWith('.delta')) return [texts.append(name, role, readString(data, 'delta') ?? '')]
    return type.endsWith('.ended') ? [toOther(data, { id: name }, role, readString(data, 'text'))] : []
  }
}

function readToolEvent(type: string, data: RawRecord, card: string, scope: string): readonly TranscriptEvent[] | undefined {
  const name = readString(data, 'name') ?? readString(data, 'tool')
  const ref = { id: readId(data, 'callID'), card, scope, ...(name !== undefined && { name }) }
  const call = { toolName: name, agent: 'opencode', stepId: scope }
  switch (type) {
    case 'tool.input.started':
      return [{ type: 'call', ...ref, call: { ...call, inputText: '' }, streaming: true }]
    case 'tool.input.delta':
      return [{ type: 'input-delta', ...ref, delta: readString(data, 'delta') ?? '' }]
    case 'tool.input.ended':
      return [{ type: 'input-delta', ...ref, delta: '', done: true }]
    case 'tool.called':
      return [{ type: 'call', ...ref, call: { ...call, input: readField(data, 'input') } }]
    case 'tool.progress':
    case 'tool.success': {
      const result = { content: readContent(readField(data, 'content')), details: readField(data, 'structured') }
      return [type === 'tool.success' ? { type: 'result', ...ref, result } : { type: 'update', ...ref, result, said: { status: 'pending' } }]
    }
    case 'tool.failed': {
      const error = readError(data, 'error')
      return [{ type: 'result', ...ref, result: { content: error?.message ?? '', isError: true, error } }]
    }
    default:
      return undefined
  }
}
