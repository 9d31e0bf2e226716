import type { ResultFields, TranscriptEvent } from '../../model'
import { readContentText } from '../read-content-text'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readNumber, readRecord, readString } from '../read-fields'
import { readTime } from '../read-time'
import { toOther } from '../text-items'
import { readUnusable } from '../unusable'

/** What is known of a message from around it. */
export interface MessageContext {
  /** Its name in the transcript. */
  readonly name: string
  readonly agent: string
  /** The entry or event that holds it. */
  readonly entry: RawRecord
  /** What has just been added to it; left out when it is whole. */
  readonly update?: RawRecord | undefined
}

/** The events of a message, of whichever role. */
export function readMessage(message: RawRecord, context: MessageContext): readonly TranscriptEvent[] {
  const { name } = context
  switch (readString(message, 'role')) {
    case 'assistant':
      return readAssistant(message, context)
    case 'toolResult':
      return [readToolResult(message)]
    case 'bashExecution':
      return readBashExecution(message, context)
    case 'user':
      return [
        { type: 'user-turn' },
        toOther(message, { id: name }, 'user', readContentText(readField(message, 'content'))),
      ]
    default:
      return [toOther(message, { id: name })]
  }
}

function readAssistant(message: RawRecord, context: MessageContext): readonly TranscriptEvent[] {
  const { name, update } = context
  const blocks = readList(message, 'content') ?? [{ type: 'text', text: readField(message, 'content') }]
  const at = update === undefined ? undefined : readNumber(update, 'contentIndex')
  const events = blocks.flatMap((block, index) => at === undefined || at === index
    ? readBlock(block, index, message, context)
    : [])
  if (update !== undefined) return events
  const reason = readString(message, 'stopReason')
  if (reason !== 'error' && reason !== 'aborted') return events
  // Its calls were never run.
  const end = toOther(message, { id: `${name} end` }, 'error', readString(message, 'errorMessage'))
  return [...events, end, { type: 'settle' }]
}

function readBlock(
  block: unknown, index: number, message: RawRecord, context: MessageContext,
): readonly TranscriptEvent[] {
  if (!isRecord(block)) return readUnusable(block, 'A block of the message is no object.')
  const name = `${context.name}:${index}`
  switch (readString(block, 'type')) {
    case 'toolCall':
      return [{
        type: 'call',
        id: readId(block, 'id'),
        card: name,
        scope: context.name,
        call: {
          toolName: readString(block, 'name'),
          input: readField(block, 'arguments'),
          title: readString(block, 'intent'),
          agent: readString(block, 'intent') === undefined ? context.agent : 'oh-my-pi',
          startedAt: readTime(message, 'timestamp') ?? readTime(context.entry, 'timestamp'),
        },
        streaming: context.update !== undefined && readString(context.update, 'type') !== 'toolcall_end',
      }]
    case 'thinking':
      return [toOther(block, { id: name }, 'thinking', readString(block, 'thinking'))]
    default:
      return [toOther(block, { id: name }, 'assistant', readString(block, 'text'))]
  }
}

function readToolResult(message: RawRecord): TranscriptEvent {
  return {
    type: 'result',
    id: readId(message, 'toolCallId'),
    name: readString(message, 'toolName'),
    result: { ...readOutcome(message), isError: readField(message, 'isError') === true },
  }
}

/** The content and the facts of a tool's result, whole or as far as it has come. */
export function readOutcome(result: RawRecord): Pick<ResultFields, 'content' | 'details' | 'exitCode'> {
  const details = readRecord(result, 'details')
  return {
    content: readList(result, 'content') ?? readField(result, 'content') ?? '',
    details: readField(result, 'details'),
    exitCode: details && readNumber(details, 'exitCode'),
  }
}

/** A command of the person's own: call and result in one. */
function readBashExecution(message: RawRecord, { name, agent }: MessageContext): readonly TranscriptEvent[] {
  // No message of the model: results that follow are of the one before.
  const ref = { card: name, name: 'bash' }
  const isCancelled = readField(message, 'cancelled') === true
  return [
    {
      type: 'call',
      ...ref,
      call: {
        toolName: 'bash',
        input: { command: readField(message, 'command') },
        agent,
        startedAt: readTime(message, 'timestamp'),
      },
    },
    {
      type: 'result',
      ...ref,
      result: {
        content: readString(message, 'output') ?? '',
        exitCode: readNumber(message, 'exitCode'),
        details: { truncated: readField(message, 'truncated') === true, fullOutputPath: readField(message, 'fullOutputPath') },
      },
      ...(isCancelled && { said: { status: 'cancelled' } as const }),
    },
  ]
}
