import type { TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { readField, readId, readList, readRecord, readString } from '../read-fields'
import type { StreamedBlocks } from '../streamed-blocks'
import type { Approvals } from './approvals'
import { createTextReader } from './read-text-chunk'
import { createToolChunkReader } from './read-tool-chunk'

/** Makes a reader of the chunks of UI message streams; streams may follow each other. */
export function createChunkReader(approvals: Approvals, streamed: StreamedBlocks): (chunk: RawRecord) => readonly TranscriptEvent[] {
  let step = 0
  let messageId: string | undefined
  const readToolChunk = createToolChunkReader(approvals, streamed)
  const readTextChunk = createTextReader(streamed)

  /** After an approval or a client-side tool a message goes on in another stream. */
  function startMessage(id: string | undefined): void {
    if (id === undefined || id !== messageId) streamed.start(id)
    messageId = id
  }

  return (chunk) => {
    const type = readString(chunk, 'type') ?? ''
    const scope = `step ${step}`
    if (type.startsWith('tool-')) return readToolChunk(type, chunk, scope)
    if (/^(?:text|reasoning)-/.test(type)) return readTextChunk(type, chunk, scope)
    const id = readId(chunk, 'id')
    // A data part with an id is replaced by the next of its kind.
    const isData = type.startsWith('data-') && id !== undefined
    const other: TranscriptEvent & { readonly type: 'other' } = { type: 'other', record: chunk, scope, ...(isData && { id: `${type} ${id}` }) }
    switch (type) {
      case 'start':
        startMessage(readId(chunk, 'messageId'))
        step += 1
        return [{ ...other, scope: `step ${step}` }]
      case 'start-step':
        step += 1
        return [{ ...other, scope: `step ${step}` }]
      case 'reset-step':
        // A retry: what the step gave so far is void.
        streamed.drop(`${scope}:`)
        streamed.drop(`${scope} `)
        return [{ type: 'remove', scope }, other]
      case 'finish':
        // Server tools are done by now; a call that is still open is for the client to answer.
        return [other, { type: 'settle', keepsCalls: true }]
      case 'abort':
        return [other, { type: 'settle', reason: readString(chunk, 'reason') ?? 'aborted' }]
      case 'error':
        return [
          { ...other, text: { role: 'error', text: readString(chunk, 'errorText') ?? '' } },
          { type: 'settle' },
        ]
      case 'steering-message':
        return [withText(other, 'user', readSteeringText(chunk))]
      default:
        return [other]
    }
  }
}

function withText(other: TranscriptEvent & { readonly type: 'other' }, role: 'user', text: string): TranscriptEvent {
  return text === '' ? other : { ...other, text: { role, text } }
}

/** What a person said while the model was at work, plain or as a UI message. */
function readSteeringText(chunk: RawRecord): string {
  const message = readRecord(chunk, 'message') ?? chunk
  const parts = readList(message, 'parts') ?? []
  const texts = parts.flatMap((part) => {
    const text = typeof part === 'object' && part !== null ? readField(part as RawRecord, 'text') : undefined
    return typeof text === 'string' ? [text] : []
  })
  return readString(message, 'text') ?? readString(chunk, 'message') ?? texts.join('\n')
}
