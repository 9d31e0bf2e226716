import type { CardRef, TranscriptEvent } from '../../model'
import { readError } from '../read-error'
import type { RawRecord } from '../read-fields'
import { readField, readId, readString } from '../read-fields'
import { readTime } from '../read-time'
import type { StartTimes } from '../start-times'
import { createStartTimes } from '../start-times'
import { createGrowingTexts, toOther } from '../text-items'

/** Makes a reader of stream records; it yields `undefined` for a record that belongs to no stream. */
export function createStreamReader(): (record: RawRecord) => readonly TranscriptEvent[] | undefined {
  const texts = createGrowingTexts()
  let count = 0
  let uses = 0
  /** Uses without an id that no result has answered. */
  const nameless: { readonly card: string, readonly name: string | undefined }[] = []
  /** The model is speaking: pieces that follow go on with the text. */
  let isSpeaking = false

  function readMessage(record: RawRecord): readonly TranscriptEvent[] {
    const text = readString(record, 'content') ?? ''
    if (readString(record, 'role') === 'user') return [{ type: 'user-turn' }, toOther(record, {}, 'user', text)]
    if (!isSpeaking) count += 1
    isSpeaking = true
    return [texts.append(`text ${count}`, 'assistant', text)]
  }

  /** An id is one call, however often it comes; without one every use is a call. */
  function openCard(record: RawRecord): CardRef {
    const id = readId(record, 'tool_id')
    if (id !== undefined) return { id, card: id }
    const card = `use ${++uses}`
    nameless.push({ card, name: readString(record, 'tool_name') })
    return { card }
  }

  /** The use that has the id; without one the first that waits, of the same tool where it is named. */
  function findCard(record: RawRecord): CardRef {
    const id = readId(record, 'tool_id')
    if (id !== undefined) return { id, card: id }
    const name = readString(record, 'tool_name')
    const index = nameless.findIndex(use => name === undefined || use.name === name)
    const [use = { card: `use ${++uses}` }] = index < 0 ? [] : nameless.splice(index, 1)
    return { card: use.card, ...(name !== undefined && { name }) }
  }

  const times = createStartTimes()

  return (record) => {
    const type = readString(record, 'type')
    if (type === 'message') return readMessage(record)
    isSpeaking = false
    switch (type) {
      case 'tool_use':
        return [readToolUse(record, openCard(record), times)]
      case 'tool_result':
        return [readToolResult(record, findCard(record), times)]
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

function readToolUse(record: RawRecord, ref: CardRef, times: StartTimes): TranscriptEvent {
  const startedAt = readTime(record, 'timestamp')
  times.start(ref.card, startedAt)
  const toolName = readString(record, 'tool_name')
  return {
    type: 'call',
    ...ref,
    name: toolName,
    call: {
      toolName,
      input: readField(record, 'parameters'),
      agent: 'gemini-cli',
      startedAt,
    },
  }
}

function readToolResult(record: RawRecord, ref: CardRef, times: StartTimes): TranscriptEvent {
  const error = readError(record, 'error')
  return {
    type: 'result',
    ...ref,
    result: {
      content: readField(record, 'output') ?? error?.message ?? null,
      isError: readString(record, 'status') === 'error',
      error,
      durationMs: times.lengthAt(ref.card, readTime(record, 'timestamp')),
    },
  }
}
