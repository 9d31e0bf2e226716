import type { TranscriptEvent } from '../../model'
import { listOwnKeys } from '../../text/own-values'
import type { BlockStream } from '../block-stream'
import type { RawRecord } from '../read-fields'
import { readField, readId, readList, readNumber, readRecord, readString } from '../read-fields'
import { readCall, readResult, readStop } from './read-message'

/** A result of a server tool that is arriving. */
interface StreamedResult {
  readonly block: RawRecord
  readonly content: unknown[]
}

/** Makes a reader of stream events, which puts them in the stream; it yields `undefined` for a record that is none. */
export function createStreamReader(stream: BlockStream): (event: RawRecord) => readonly TranscriptEvent[] | undefined {
  const results = new Map<number, StreamedResult>()

  function startBlock(index: number, start: RawRecord): readonly TranscriptEvent[] {
    const call = readRecord(start, 'toolUse')
    if (call !== undefined) return stream.startCall(index, readId(call, 'toolUseId'), readCall(call))
    const block = readRecord(start, 'toolResult')
    if (block !== undefined) results.set(index, { block, content: [] })
    return stream.startBlock(index)
  }

  function readPiece(index: number, delta: RawRecord): readonly TranscriptEvent[] {
    const call = readRecord(delta, 'toolUse')
    if (call !== undefined) return stream.addInput(index, readString(call, 'input') ?? '')
    results.get(index)?.content.push(...readList(delta, 'toolResult') ?? [])
    const text = readString(delta, 'text')
    if (text) return stream.addText(index, 'assistant', text)
    const thinking = readString(readRecord(delta, 'reasoningContent') ?? {}, 'text')
    return thinking ? stream.addText(index, 'thinking', thinking) : []
  }

  function stopBlock(index: number): readonly TranscriptEvent[] {
    const result = results.get(index)
    results.delete(index)
    return result === undefined ? stream.stop(index) : [readResult(result.block, result.content, stream.scope())]
  }

  return (event) => {
    const other: TranscriptEvent = { type: 'other', record: event }
    const block = readRecord(event, 'contentBlockStart') ?? readRecord(event, 'contentBlockDelta') ?? readRecord(event, 'contentBlockStop')
    if (block !== undefined) {
      const index = readNumber(block, 'contentBlockIndex') ?? 0
      if (readField(event, 'contentBlockStop') !== undefined) return stopBlock(index)
      const start = readRecord(block, 'start')
      return start === undefined ? readPiece(index, readRecord(block, 'delta') ?? {}) : startBlock(index, start)
    }
    if (readField(event, 'messageStart') !== undefined) return [...stream.startMessage(), other]
    const end = readRecord(event, 'messageStop')
    if (end !== undefined) return [...stream.endMessage(), other, ...readStop(readString(end, 'stopReason'))]
    const error = listOwnKeys(event).find(key => key.endsWith('Exception'))
    if (error === undefined) return undefined
    const text = readString(readRecord(event, error) ?? {}, 'message') ?? error
    return [{ ...other, text: { role: 'error', text } }, { type: 'settle' }]
  }
}
