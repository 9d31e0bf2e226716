import type { FormatVote } from '../../model'
import { isCallBlock, isResultBlock } from '../anthropic-blocks'
import { isRecord, readList, readRecord, readString } from '../read-fields'

/** Recognises messages by their calls and results, and stream events by their types. */
export const anthropicVote: FormatVote = {
  votes(record) {
    const type = readString(record, 'type') ?? ''
    if (/^content_block_(?:start|delta|stop)$|^message_delta$/.test(type)) return true
    const message = readRecord(record, 'message')
    if (type === 'message_start') return message !== undefined && readString(message, 'type') === 'message'
    return isToolBlock(record) || readList(record, 'content')?.some(isToolBlock) === true
  },
}

function isToolBlock(block: unknown): boolean {
  if (!isRecord(block)) return false
  const type = readString(block, 'type') ?? ''
  return isCallBlock(type) ? readString(block, 'name') !== undefined : isResultBlock(type) && readString(block, 'tool_use_id') !== undefined
}
