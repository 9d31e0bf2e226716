import type { TranscriptFormat } from '../../model'
import { readBlocks } from '../read-blocks'
import { isRecord, readField, readRecord, readString } from '../read-fields'
import { readUnusable } from '../unusable'
import { createBlockReader } from './read-block'

/** Model messages of the AI SDK (4 to 7): what goes to the model and what `response.messages` holds. */
export const aiSdkModel: TranscriptFormat = {
  name: 'ai-sdk-model',
  policy: 'occurrence',
  reader: () => {
    let count = 0
    const readBlock = createBlockReader()

    return {
      read(record) {
        if (!isRecord(record)) return readUnusable(record, 'The record is no message.')
        const message = readString(record, 'role') === undefined ? readRecord(record, 'message') ?? record : record
        const role = readString(message, 'role') ?? ''
        const scope = `message ${++count}`
        const events = readBlocks(readField(message, 'content'), { role }, block => readBlock(block, role === 'assistant' ? scope : undefined))
        return events.length === 0 ? [{ type: 'other', record }] : events
      },
    }
  },
}
