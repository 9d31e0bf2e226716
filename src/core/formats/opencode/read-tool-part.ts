import type { CallFields, CardRef, ResultFields, TranscriptEvent } from '../../model'
import { readError } from '../read-error'
import type { RawRecord } from '../read-fields'
import { isList, isRecord, readField, readList, readNumber, readRecord, readString } from '../read-fields'

/** The events of a tool part: always the call, and the result as far as the state has one. */
export function readToolPart(part: RawRecord, ref: CardRef, more: CallFields): readonly TranscriptEvent[] {
  const state = readRecord(part, 'state') ?? {}
  const status = readString(state, 'status')
  const input = readField(state, 'input')
  const time = readRecord(state, 'time') ?? {}
  // What cannot be called is handed to a tool that complains.
  const isInvalid = ref.name === 'invalid'
  const asked = isInvalid && isRecord(input) ? readString(input, 'tool') : undefined
  const isStreaming = status === 'pending'
  const raw = readField(state, 'raw') ?? input
  const call: TranscriptEvent = {
    type: 'call',
    ...ref,
    call: {
      ...more,
      toolName: asked ?? ref.name,
      ...(isStreaming ? { inputText: typeof raw === 'string' ? raw : '' } : { input }),
      title: readString(state, 'title'),
      agent: 'opencode',
      startedAt: readNumber(time, 'start'),
    },
    streaming: isStreaming,
  }
  switch (status) {
    case 'completed':
      return [call, { type: 'result', ...ref, result: { ...readOutput(state, time), isError: isInvalid } }]
    case 'error': {
      const error = readError(state, 'error')
      const result = { ...readOutput(state, time), content: error?.message ?? '', isError: true, error }
      return [call, { type: 'result', ...ref, result }]
    }
    default: {
      const preview = readOutput(state, time)
      return preview.content === '' ? [call] : [call, { type: 'update', ...ref, result: preview, said: { status: 'pending' } }]
    }
  }
}

function readOutput(state: RawRecord, time: RawRecord): ResultFields {
  const details = readRecord(state, 'metadata') ?? readRecord(state, 'structured')
  const start = readNumber(time, 'start')
  const end = readNumber(time, 'end')
  // A failing command is completed like any other; while it runs its output so far is in the metadata.
  const output = readField(state, 'output') ?? readField(state, 'content') ?? readField(details ?? {}, 'output')
  return {
    content: readContent(output, readList(state, 'attachments')),
    details,
    exitCode: details && readNumber(details, 'exit'),
    durationMs: start === undefined || end === undefined ? undefined : end - start,
  }
}

/** Yields a text, or blocks when there are files beside it. */
export function readContent(output: unknown, attachments: readonly unknown[] = []): unknown {
  const blocks = [...isList(output) ? output : output === undefined ? [] : [output], ...attachments]
  if (blocks.every(block => typeof block === 'string' || isText(block))) {
    return blocks.map(block => isRecord(block) ? readString(block, 'text') : block).join('\n')
  }
  return blocks.map(toBlock)
}

function isText(block: unknown): boolean {
  return isRecord(block) && readString(block, 'text') !== undefined
}

function toBlock(block: unknown): unknown {
  if (typeof block === 'string') return { type: 'text', text: block }
  if (!isRecord(block) || readField(block, 'type') !== 'file') return block
  return {
    type: 'file',
    mediaType: readField(block, 'mime'),
    url: readField(block, 'url') ?? readField(block, 'uri'),
    filename: readField(block, 'filename') ?? readField(block, 'name'),
  }
}
