import type { TranscriptEvent, TranscriptFormat } from '../../model'
import { isRecord, readList, readString } from '../read-fields'
import { toOther } from '../text-items'
import { readUnusable } from '../unusable'
import { createItemReader, unwrapItem } from './read-item'
import { createResponseReader } from './read-response'

/**
 * OpenAI's Responses API (openai 7): items, whole responses, requests, and the events of a stream.
 *
 * Calls and results find each other by their call id; hosted tools keep their result in their own item.
 */
export const openaiResponses: TranscriptFormat = {
  name: 'openai-responses',
  policy: 'occurrence',
  reader: () => {
    const { readResponse, readEvent, readSingle } = createResponseReader(createItemReader())

    return {
      read(record): readonly TranscriptEvent[] {
        if (!isRecord(record)) return readUnusable(record, 'The record is neither an item nor an event.')
        const type = readString(record, 'type') ?? ''
        if (type.startsWith('response.')) return readEvent(record)
        if (type === 'error') {
          return [toOther(record, {}, 'error', readString(record, 'message')), { type: 'settle' }]
        }
        const isResponse = readString(record, 'object') === 'response' || (type === '' && readList(record, 'output') !== undefined)
        if (isResponse) return readResponse(record)
        const input = type === '' ? readList(record, 'input') : undefined
        return (input ?? [record]).flatMap(item => isRecord(item)
          ? readSingle(unwrapItem(item))
          : readUnusable(item, 'An item is no object.'))
      },
    }
  },
}
