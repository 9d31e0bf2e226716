import type { TranscriptEvent, TranscriptFormat } from '../../model'
import { isRecord, readId, readList, readRecord, readString } from '../read-fields'
import { createGrowingTexts, toOther } from '../text-items'
import { readUnusable } from '../unusable'
import { createEventReader } from './read-event'
import { createMessageReader, readFailure } from './read-message'

/**
 * What OpenCode exports, stores and streams: messages with parts, parts alone, the lines of
 * `run --format json`, server events, and the messages and events of its second protocol
 * (opencode-ai 1.18, @opencode-ai/sdk 1.19).
 *
 * A part is its own card, since call ids repeat.
 */
export const opencode: TranscriptFormat = {
  name: 'opencode',
  policy: 'inline',
  reader: () => {
    const texts = createGrowingTexts()
    const messages = createMessageReader(texts)
    const readEvent = createEventReader(messages, texts)

    return {
      read(record) {
        if (!isRecord(record)) return readUnusable(record, 'The record is no object.')
        const info = readRecord(record, 'info')
        const parts = readList(record, 'parts')
        if (info !== undefined && parts !== undefined) {
          const end = messages.readInfo(info)
          const events = parts.flatMap((part): readonly TranscriptEvent[] => isRecord(part)
            ? messages.readPart(part)
            : readUnusable(part, 'A part of the message is no object.'))
          return [...events, ...end]
        }
        const part = readRecord(record, 'part')
        if (part !== undefined) return messages.readPart(part)
        const event = readRecord(record, 'payload') ?? readRecord(record, 'syncEvent') ?? record
        const data = readRecord(event, 'properties') ?? readRecord(event, 'data')
        if (data !== undefined) return readEvent((readString(event, 'type') ?? '').replace(/\.\d+$/, ''), data, record)
        if (readId(record, 'messageID') !== undefined || readRecord(record, 'state') !== undefined) return messages.readPart(record)
        if (readString(record, 'role') !== undefined) return [...messages.readInfo(record), toOther(record)]
        if (readString(record, 'type') === 'error') return readFailure(record)
        return messages.readSecond(record) ?? [toOther(record)]
      },
    }
  },
}
