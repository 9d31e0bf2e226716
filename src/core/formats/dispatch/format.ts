import type { TranscriptEvent, TranscriptFormat } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readRecord, readString } from '../read-fields'
import { readUnusable } from '../unusable'
import type { ChunkContext } from './read-chunk'
import { readChunk } from './read-chunk'

/**
 * The native records, and the envelopes in which Dispatch keeps and streams them: bare chunks, messages
 * `{ role, chunks }`, stored chunks `{ seq, role, chunk }` and live events (@dispatch/wire 0.1.0).
 */
export const dispatch: TranscriptFormat = {
  name: 'dispatch',
  policy: 'native',
  reader: () => {
    /** The text that is arriving in deltas, until something else comes. */
    let running: { readonly type: 'text' | 'thinking', readonly text: string, readonly id: string } | null = null
    let deltaCount = 0
    let turnId: string | undefined

    function readDelta(type: 'text' | 'thinking', delta: string): readonly TranscriptEvent[] {
      if (running?.type !== type) running = { type, text: '', id: `delta ${++deltaCount}` }
      const text = running.text + delta
      running = { ...running, text }
      const role = type === 'text' ? 'assistant' : 'thinking'
      return [{ type: 'other', id: running.id, record: { type, text }, text: { role, text } }]
    }

    function readTurnStart(record: RawRecord): readonly TranscriptEvent[] {
      const nextId = readId(record, 'turnId')
      // Live events do not tell what the person said: a new turn is the sign of it.
      const isLater = turnId !== undefined && turnId !== nextId
      turnId = nextId
      return [...(isLater ? [{ type: 'user-turn' } as const] : []), { type: 'other', record }]
    }

    return {
      read(record) {
        if (!isRecord(record)) return readUnusable(record, 'The record is no object.')
        const type = readString(record, 'type')
        if (type === 'text-delta') return readDelta('text', readString(record, 'delta') ?? '')
        if (type === 'reasoning-delta') return readDelta('thinking', readString(record, 'delta') ?? '')
        running = null
        return type === 'turn-start' ? readTurnStart(record) : readEnvelope(record)
      },
    }
  },
}

function readEnvelope(record: RawRecord): readonly TranscriptEvent[] {
  const role = readString(record, 'role')
  const chunk = readRecord(record, 'chunk')
  if (chunk !== undefined) {
    const seq = readId(record, 'seq')
    return readChunk(chunk, { role, ...readEnvelopeFields(record), ...(seq !== undefined && { id: `seq ${seq}` }) })
  }
  const chunks = readList(record, 'chunks')
  if (chunks !== undefined) {
    const messageId = readId(record, 'id')
    return chunks.flatMap((item, index) => isRecord(item)
      ? readChunk(item, {
          role,
          ...readEnvelopeFields(record),
          ...(messageId !== undefined && { id: `${messageId}:${index}` }),
        })
      : readUnusable(item, 'A chunk of the message is no object.'))
  }
  return readChunk(record, { role })
}

/** What an envelope may say for all it holds. */
function readEnvelopeFields(record: RawRecord): Pick<ChunkContext, 'turnId' | 'provisional'> {
  const turnId = readId(record, 'turnId')
  return { ...(turnId !== undefined && { turnId }), provisional: readField(record, 'provisional') === true }
}
