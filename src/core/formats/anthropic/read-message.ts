import type { TranscriptEvent } from '../../model'
import { isCallBlock, isResultBlock, readCallBlock, readResultBlock } from '../anthropic-blocks'
import type { BlockStream } from '../block-stream'
import { listBlocks, readBlocks, readBlockText } from '../read-blocks'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readRecord, readString } from '../read-fields'
import type { BlockSign } from '../streamed-blocks'

/**
 * The events of a message, bare or in an envelope, or of a bare block. A message of the model that streamed
 * in before is the same one.
 */
export function readMessage(record: RawRecord, stream: BlockStream, nextScope: () => string): readonly TranscriptEvent[] {
  const isBare = readString(record, 'role') !== undefined
  const message = isBare ? record : readRecord(record, 'message') ?? record
  const role = readString(message, 'role')
  const content = role === undefined ? [message] : readField(message, 'content')
  const isModel = role === undefined || role === 'assistant'
  if (!isModel) stream.forget()
  const twin = isModel ? stream.findTwin(readId(message, 'id'), () => listBlocks(content).map(signOf)) : undefined
  const ends = twin === undefined ? [] : stream.stop()
  const scope = twin?.scope ?? nextScope()
  const events = readBlocks(content, { role: role ?? 'assistant', names: twin?.names }, (block, index) => {
    const type = readString(block, 'type') ?? ''
    if (isCallBlock(type)) return [{ type: 'call', id: readId(block, 'id'), scope, card: twin?.names[index], call: readCall(block) }]
    return isResultBlock(type) ? [readResult(block, role === 'user' ? undefined : scope)] : undefined
  })
  return events.length === 0 ? [{ type: 'other', record }] : [...ends, ...events, ...readStop(message)]
}

/** What a block is told by when it streamed in before. */
function signOf(block: unknown): BlockSign | undefined {
  if (!isRecord(block)) return undefined
  const type = readString(block, 'type') ?? ''
  if (isCallBlock(type)) return { kind: 'call', id: readId(block, 'id'), toolName: readString(block, 'name') }
  if (isResultBlock(type)) return { kind: 'result' }
  const text = readBlockText(block, 'assistant')
  return text && { kind: 'text', ...text }
}

/** A call made by a program that runs on the server belongs under the call that runs it. */
export function readCall(block: RawRecord): Extract<TranscriptEvent, { type: 'call' }>['call'] {
  const caller = readRecord(block, 'caller')
  return { ...readCallBlock(block), parentToolCallId: caller && readId(caller, 'tool_id') }
}

/** The result of a client tool comes in another message than the call, that of a server tool in the same. */
export function readResult(block: RawRecord, scope: string | undefined): TranscriptEvent {
  return { type: 'result', id: readId(block, 'tool_use_id'), scope, name: readString(block, 'name'), result: readResultBlock(block) }
}

/** Ways to stop in which calls are still to be answered. */
const openReasons = new Set(['tool_use', 'pause_turn'])

/** The end of the turn, if the message tells why it stops. */
export function readStop(message: RawRecord): readonly TranscriptEvent[] {
  const reason = readString(message, 'stop_reason')
  return reason === undefined || openReasons.has(reason) ? [] : [{ type: 'settle' }]
}
