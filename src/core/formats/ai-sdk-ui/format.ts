import type { TranscriptFormat } from '../../model'
import { createMessageReader } from '../growing-messages'
import { isRecord, readList, readRecord, readString } from '../read-fields'
import { createStreamedBlocks } from '../streamed-blocks'
import { readUnusable } from '../unusable'
import { createApprovals } from './approvals'
import { createChunkReader } from './read-chunk'
import { createParts } from './read-message'

/**
 * UI messages of the AI SDK (versions 4 to 7), and the UI message stream that builds them, chunk by chunk.
 *
 * A part is its own card, so that an id that occurs twice in one message is two cards. Chunks name no
 * part: they mean the latest step that has the id.
 */
export const aiSdkUi: TranscriptFormat = {
  name: 'ai-sdk-ui',
  policy: 'occurrence',
  reader: () => {
    const approvals = createApprovals()
    const streamed = createStreamedBlocks()
    const readMessage = createMessageReader(createParts(approvals, streamed))
    const readChunk = createChunkReader(approvals, streamed)

    return {
      read(record) {
        if (!isRecord(record)) return readUnusable(record, 'The record is neither a message nor a chunk.')
        const isMessage = readList(record, 'parts') !== undefined || readString(record, 'role') !== undefined
        return isMessage ? readMessage(record) : readChunk(readRecord(record, 'chunk') ?? record)
      },
    }
  },
}
