import type { TranscriptFormat } from '../../model'
import { createBlockStream } from '../block-stream'
import { isRecord } from '../read-fields'
import { readUnusable } from '../unusable'
import { readMessage } from './read-message'
import { createStreamReader } from './read-stream'

/**
 * Messages of the Anthropic Messages API (@anthropic-ai/sdk 1.14): requests, responses, bare blocks, and
 * the events that a response streams in. Covers client tools, server tools, MCP and code execution.
 */
export const anthropic: TranscriptFormat = {
  name: 'anthropic',
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
