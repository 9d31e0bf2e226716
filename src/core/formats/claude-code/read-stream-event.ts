import type { TranscriptEvent } from '../../model'
import { isCallBlock, readCallBlock } from '../anthropic-blocks'
import type { RawRecord } from '../read-fields'
import { readId, readNumber, readRecord, readString } from '../read-fields'
import type { BlockKind, BlockNames } from './block-names'

/** A block of the message that is streaming in. */
type StreamedBlock
  = | { readonly kind: 'call', readonly id: string | undefined }
    | { readonly kind: BlockKind, readonly name: string, readonly text: string }

/** The message that one agent, main or sub, is writing. */
interface StreamedMessage {
  readonly id: string
  readonly blocks: Map<number, StreamedBlock>
}

/** Makes a reader of partial messages. Each is repeated whole by a line of its own, which wins. */
export function createStreamReader(names: BlockNames): (record: RawRecord) => readonly TranscriptEvent[] {
  const messages = new Map<string, StreamedMessage>()

  return (record) => {
    const event = readRecord(record, 'event')
    if (event === undefined) return [{ type: 'other', record }]
    const parentId = readId(record, 'parent_tool_use_id')
    const message = messages.get(parentId ?? '')
    const index = readNumber(event, 'index') ?? 0
    switch (readString(event, 'type')) {
      case 'message_start': {
        const start = readRecord(event, 'message')
        messages.set(parentId ?? '', { id: (start && readId(start, 'id')) ?? '', blocks: new Map() })
        return []
      }
      case 'content_block_start':
        return startBlock(message ?? begin(parentId), index, readRecord(event, 'content_block') ?? {}, parentId)
      case 'content_block_delta':
        return continueBlock(message, index, readRecord(event, 'delta') ?? {}, parentId)
      case 'content_block_stop':
        return stopBlock(message?.blocks.get(index))
      case 'message_delta':
      case 'message_stop':
      case 'ping':
        return []
      default:
        return [{ type: 'other', record }]
    }
  }

  /** The stream was cut off in front. */
  function begin(parentId: string | undefined): StreamedMessage {
    const message = { id: '', blocks: new Map<number, StreamedBlock>() }
    messages.set(parentId ?? '', message)
    return message
  }

  function startBlock(
    message: StreamedMessage | undefined, index: number, block: RawRecord, parentId: string | undefined,
  ): readonly TranscriptEvent[] {
    const type = readString(block, 'type') ?? ''
    if (type === 'text' || type === 'thinking') {
      message?.blocks.set(index, { kind: type, name: names.start(message.id, type), text: '' })
      return []
    }
    if (!isCallBlock(type)) return []
    const id = readId(block, 'id')
    message?.blocks.set(index, { kind: 'call', id })
    // The arguments start as `{}` and come as text.
    const { input, ...call } = readCallBlock(block)
    return [{
      type: 'call',
      ...(id !== undefined && { id }),
      call: { ...call, inputText: '', agent: 'claude-code', parentToolCallId: parentId },
      streaming: true,
    }]
  }

  function continueBlock(
    message: StreamedMessage | undefined, index: number, delta: RawRecord, parentToolCallId: string | undefined,
  ): readonly TranscriptEvent[] {
    const block = message?.blocks.get(index)
    if (message === undefined || block === undefined) return []
    if (block.kind === 'call') {
      const json = readString(delta, 'partial_json')
      return json === undefined || block.id === undefined ? [] : [{ type: 'input-delta', id: block.id, delta: json }]
    }
    const more = readString(delta, block.kind)
    if (more === undefined) return []
    const text = block.text + more
    message.blocks.set(index, { ...block, text })
    return [{
      type: 'other',
      id: block.name,
      record: { type: block.kind, [block.kind]: text },
      text: { role: block.kind === 'text' ? 'assistant' : 'thinking', text },
      ...(parentToolCallId !== undefined && { parentToolCallId }),
    }]
  }
}

function stopBlock(block: StreamedBlock | undefined): readonly TranscriptEvent[] {
  if (block?.kind !== 'call' || block.id === undefined) return []
  return [{ type: 'input-delta', id: block.id, delta: '', done: true }]
}
