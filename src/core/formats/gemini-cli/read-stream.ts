import type { TranscriptEvent } from '../../model'
import { readError } from '../read-error'
import type { RawRecord } from '../read-fields'
import { readField, readId, readString } from '../read-fields'
import { readTime } from '../read-time'
import { createGrowingTexts, toOther } from '../text-items'

/** Makes a reader of stream records; it yields `undefined` for a record that belongs to no stream. */
export function createStreamReader(): (record: RawRecord) => readonly TranscriptEvent[] | undefined {
  const texts = createGrowingTexts()
  let count = 0
  /** The model is speaking: pieces that follow go on with the text. */
  let isSpeaking = false

  function readMessage(record: RawRecord): readonly TranscriptEvent[] {
    const text = readString(record, 'content') ?? ''
    if (readString(record, 'role') === 'user') return [{ type: 'user-turn' }, toOther(record, {}, 'user', text)]
    if (!isSpeaking) count += 1
    isSpeaking = true
    return [texts.append(`text ${count}`, 'assistant', text)]
  }

  return (record) => {
    const type = readString(record, 'type')
    if (type === 'message') return readMessage(record)
    isSpeaking = false
    switch (type) {
      case 'tool_use':
        return [readToolUse(record)]
      case 'tool_result':
        return [readToolResult(record)]
      case 'result': {
        const isError = readString(record, 'status') === 'error'
        const other = toOther(record, {}, isError ? 'error' : undefined, readError(record, 'error')?.message)
        return [other, { type: 'settle' }]
      }
      case 'error':
        // In a session file a message with an id.
        if (readId(record, 'id') !== undefined) return undefined
        return [toOther(record, {}, 'error', readString(record, 'message'))]
      default:
        return undefined
    }
  }
}

/** An id is one call, however often it comes. */
function readRef(record: RawRecord): { readonly id: string | undefined, readonly card: string | undefined } {
  const id = readId(record, 'tool_id')
  return { id, card: id }
}

function readToolUse(record: RawRecord): TranscriptEvent {
  const toolName = readString(record, 'tool_name')
  return {
    type: 'call',
    ...readRef(record),
    name: toolName,
    call: {
      toolName,
      input: readField(record, 'parameters'),
      agent: 'gemini-cli',
      startedAt: readTime(record, 'timestamp'),
    },
  }
}

function readToolResult(record: RawRecord): TranscriptEvent {
  const error = readError(record, 'error')
  return {
    type: 'result',
    ...readRef(record),
    result: {
      content: readField(record, 'output') ?? error?.message ?? null,
      isError: readString(record, 'status') === 'error',
      error,
    },
  }
}
