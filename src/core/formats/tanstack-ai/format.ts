import type { TranscriptFormat } from '../../model'
import { createMessageReader } from '../growing-messages'
import { isRecord } from '../read-fields'
import { readUnusable } from '../unusable'
import { createParts } from './parts'

/** UI messages of TanStack AI (@tanstack/ai 0.58). What they stream in as is AG-UI. */
export const tanstackAi: TranscriptFormat = {
  name: 'tanstack-ai',
  policy: 'occurrence',
  reader: () => {
    const readMessage = createMessageReader(createParts())

    return {
      read(record) {
        return isRecord(record) ? readMessage(record) : readUnusable(record, 'The record is no message.')
      },
    }
  },
}
