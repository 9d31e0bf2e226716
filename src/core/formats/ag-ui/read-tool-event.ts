import type { CallFields, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { readField, readId, readNumber, readString } from '../read-fields'
import { toOther } from '../text-items'

/** Reads the events of tool calls. */
export interface ToolReader {
  read: (record: RawRecord, type: string) => readonly TranscriptEvent[]
  /** A call that came in chunks is complete as soon as something else comes. */
  closeChunks: (type: string) => readonly TranscriptEvent[]
  /** Notes that a call is told whole. */
  note: (id: string) => void
  isKnown: (id: string | undefined) => boolean
}

/** Types that may stand between the chunks of a call. */
const asides = /^(?:TOOL_CALL_CHUNK|RAW|CUSTOM|ACTIVITY_\w+|STATE_\w+)$/

/** Makes the reader of one transcript. A call that is complete is not streamed again when events are repeated. */
export function createToolReader(parentOf: (record: RawRecord) => string | undefined): ToolReader {
  const known = new Set<string>()
  const complete = new Set<string>()
  /** The call whose chunks arrive. */
  let chunked: string | undefined

  function start(record: RawRecord, id: string | undefined): TranscriptEvent {
    if (id !== undefined) known.add(id)
    const call: CallFields = {
      toolName: readString(record, 'toolCallName'),
      startedAt: readNumber(record, 'timestamp'),
      stepId: readId(record, 'parentMessageId'),
      parentToolCallId: parentOf(record),
    }
    return { type: 'call', id, call, streaming: id === undefined || !complete.has(id) }
  }

  function add(id: string | undefined, delta: string): readonly TranscriptEvent[] {
    return id === undefined || complete.has(id) ? [] : [{ type: 'input-delta', id, delta }]
  }

  function end(id: string | undefined): readonly TranscriptEvent[] {
    if (id === undefined) return []
    complete.add(id)
    return [{ type: 'input-delta', id, delta: '', done: true }]
  }

  function readChunk(record: RawRecord): readonly TranscriptEvent[] {
    const id = readId(record, 'toolCallId') ?? chunked
    if (id === undefined) return [toOther(record)]
    const events: TranscriptEvent[] = []
    if (id !== chunked) events.push(...end(chunked), start(record, id))
    chunked = id
    return [...events, ...add(id, readString(record, 'delta') ?? '')]
  }

  return {
    read(record, type) {
      const id = readId(record, 'toolCallId')
      switch (type) {
        case 'TOOL_CALL_START':
          return [start(record, id)]
        case 'TOOL_CALL_ARGS':
          return add(id, readString(record, 'delta') ?? '')
        case 'TOOL_CALL_END':
          return end(id)
        case 'TOOL_CALL_CHUNK':
          return readChunk(record)
        case 'TOOL_CALL_RESULT':
          if (id !== undefined) complete.add(id)
          return [{ type: 'result', id, result: { content: readField(record, 'content') ?? '', isError: false } }]
        default:
          return [toOther(record)]
      }
    },
    closeChunks(type) {
      if (chunked === undefined || asides.test(type)) return []
      const id = chunked
      chunked = undefined
      return end(id)
    },
    note(id) {
      known.add(id)
      complete.add(id)
    },
    isKnown: id => id !== undefined && known.has(id),
  }
}
