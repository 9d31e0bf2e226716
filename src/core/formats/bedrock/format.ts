import type { TranscriptFormat } from '../../model'
import { createBlockStream } from '../block-stream'
import { isRecord } from '../read-fields'
import { readUnusable } from '../unusable'
import { readMessage } from './read-message'
import { createStreamReader } from './read-stream'

/** Messages and responses of the Bedrock Converse API, and the events of ConverseStream (@aws-sdk/client-bedrock-runtime 3). */
export const bedrock: TranscriptFormat = {
  name: 'bedrock',
  policy: 'occurrence',
  reader: () => {
    let count = 0
    const nextScope = () => `message ${++count}`
    const stream = createBlockStream(nextScope)
    const readStream = createStreamReader(stream)

    return {
      read(record) {
        if (!isRecord(record)) return readUnusable(record, 'The record is neither a message nor an event.')
        return readStream(record) ?? readMessage(record, stream, nextScope)
      },
    }
  },
}
