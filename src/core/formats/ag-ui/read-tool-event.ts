import type { CallFields, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { readField, readId, readNumber, readString } from '../read-fields'
import { createStartTimes } from '../start-times'
import { toOther } from '../text-items'
import { tryParse } from '../try-parse'

/** Reads the events of tool calls. */
export interface ToolReader {
  read: (record: RawRecord, type: string) => readonly TranscriptEvent[]
  /** Calls that came in chunks are complete as soon as something else comes than news of calls. */
  closeChunks: (type: string) => readonly TranscriptEvent[]
  /** Notes that a call is told whole. */
  note: (id: string) => void
  isKnown: (id: string | undefined) => boolean
}

/** Types that may stand between the chunks of a call; parallel calls take turns. */
const asides = /^(?:TOOL_CALL_\w+|RAW|CUSTOM|ACTIVITY_\w+|STATE_\w+)$/

/** Makes the reader of one transcript. A call that is complete is not streamed again when events are repeated. */
export function createToolReader(parentOf: (record: RawRecord) => string | undefined): ToolReader {
  const known = new Set<string>()
  const complete = new Set<string>()
  /** Arguments of calls whose chunks arrive, and the call that goes on where a chunk names none. */
  const chunked = new Map<string, string>()
  const times = createStartTimes()
  let last: string | undefined

  function start(record: RawRecord, id: string | undefined): TranscriptEvent {
    if (id !== undefined) known.add(id)
    times.start(id, readNumber(record, 'timestamp'))
    const isStreaming = id === undefined || !complete.has(id)
    const call: CallFields = {
      toolName: readString(record, 'toolCallName'),
      ...(isStreaming && { inputText: '' }),
      startedAt: readNumber(record, 'timestamp'),
      stepId: readId(record, 'parentMessageId'),
      parentToolCallId: parentOf(record),
    }
    return { type: 'call', id, call, streaming: isStreaming }
  }

  function add(id: string | undefined, delta: string): readonly TranscriptEvent[] {
    return id === undefined || complete.has(id) ? [] : [{ type: 'input-delta', id, delta }]
  }

  function end(id: string | undefined): readonly TranscriptEvent[] {
    if (id === undefined) return []
    complete.add(id)
    chunked.delete(id)
    return [{ type: 'input-delta', id, delta: '', done: true }]
  }

  function readChunk(record: RawRecord): readonly TranscriptEvent[] {
    const id = readId(record, 'toolCallId') ?? last
    if (id === undefined) return [toOther(record)]
    const before = chunked.get(id)
    const delta = readString(record, 'delta') ?? ''
    const ended = endLast(id)
    last = id
    chunked.set(id, (before ?? '') + delta)
    return [...ended, ...before === undefined ? [start(record, id)] : [], ...add(id, delta)]
  }

  /** Of parallel calls each may go on after another: only arguments that are whole are complete. */
  function endLast(next: string | undefined): readonly TranscriptEvent[] {
    const text = last === undefined || last === next ? undefined : chunked.get(last)
    return text?.trimEnd().endsWith('}') === true && tryParse(text) !== undefined ? end(last) : []
  }

  function readEvent(record: RawRecord, type: string, id: string | undefined): readonly TranscriptEvent[] {
    switch (type) {
      case 'TOOL_CALL_ARGS':
        return add(id, readString(record, 'delta') ?? '')
      case 'TOOL_CALL_END':
        return end(id)
      case 'TOOL_CALL_RESULT':
        end(id)
        return [{ type: 'result', id, result: { content: readField(record, 'content') ?? '', isError: false, durationMs: times.lengthAt(id, readNumber(record, 'timestamp')) } }]
      default:
        return [toOther(record)]
    }
  }

  return {
    read(record, type) {
      if (type === 'TOOL_CALL_CHUNK') return readChunk(record)
      const id = readId(record, 'toolCallId')
      return type === 'TOOL_CALL_START' ? [...endLast(id), start(record, id)] : readEvent(record, type, id)
    },
    closeChunks(type) {
      if (asides.test(type)) return []
      last = undefined
      return [...chunked.keys()].flatMap(end)
    },
    note(id) {
      known.add(id)
      complete.add(id)
    },
    isKnown: id => id !== undefined && known.has(id),
  }
}
