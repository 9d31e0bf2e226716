import type { TranscriptEvent } from '../../model'
import { listOwnKeys } from '../../text/own-values'
import { isCallBlock, isResultBlock } from '../anthropic-blocks'
import type { BlockStream } from '../block-stream'
import type { RawRecord } from '../read-fields'
import { readId, readNumber, readRecord, readString } from '../read-fields'
import { readCall, readResult, readStop } from './read-message'

/** Makes a reader of stream events, which puts them in the stream; it yields `undefined` for a record that is none. */
export function createStreamReader(stream: BlockStream): (event: RawRecord) => readonly TranscriptEvent[] | undefined {
  function startBlock(index: number, block: RawRecord): readonly TranscriptEvent[] {
    const type = readString(block, 'type') ?? ''
    if (isResultBlock(type)) return [...stream.stop(index), readResult(block, stream.scope())]
    if (isCallBlock(type)) {
      const { input, ...call } = readCall(block)
      // The arguments start as `{}` and come as text; those of a program's call are there at once.
      const isEmpty = typeof input === 'object' && input !== null && listOwnKeys(input).length === 0
      return stream.startCall(index, readId(block, 'id'), isEmpty ? call : { ...call, input })
    }
    const isText = type === 'text' || type === 'thinking'
    return [...stream.startBlock(index), ...(isText ? readPiece(index, block) : [{ type: 'other', record: block } as const])]
  }

  function readPiece(index: number, delta: RawRecord): readonly TranscriptEvent[] {
    const json = readString(delta, 'partial_json')
    if (json !== undefined) return stream.addInput(index, json)
    const text = readString(delta, 'text')
    if (text) return stream.addText(index, 'assistant', text)
    const thinking = readString(delta, 'thinking')
    return thinking ? stream.addText(index, 'thinking', thinking) : []
  }

  return (event) => {
    const index = readNumber(event, 'index') ?? 0
    const delta = readRecord(event, 'delta') ?? {}
    const other: TranscriptEvent = { type: 'other', record: event }
    switch (readString(event, 'type')) {
      case 'message_start':
        return [...stream.startMessage(readId(readRecord(event, 'message') ?? {}, 'id')), other]
      case 'content_block_start':
        return startBlock(index, readRecord(event, 'content_block') ?? {})
      case 'content_block_delta':
        return readPiece(index, delta)
      case 'content_block_stop':
        return stream.stop(index)
      case 'message_delta':
        return [...stream.stop(), other, ...readStop(delta)]
      case 'message_stop':
        return [...stream.stop(), other]
      case 'error': {
        const error = readRecord(event, 'error')
        return [{ ...other, text: { role: 'error', text: (error && readString(error, 'message')) ?? '' } }, { type: 'settle' }]
      }
      case 'ping':
        return [other]
      default:
        return undefined
    }
  }
}
