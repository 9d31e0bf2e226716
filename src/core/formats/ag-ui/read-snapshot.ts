import type { TranscriptEvent } from '../../model'
import { readArguments } from '../read-arguments'
import { readContentText } from '../read-content-text'
import { readError } from '../read-error'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import { readUnusable } from '../unusable'
import type { TextReader } from './read-text-event'
import { toSpeaker } from './read-text-event'
import type { ToolReader } from './read-tool-event'

/** Makes a reader of message lists, which tell the whole conversation each time. */
export function createSnapshotReader(
  tools: ToolReader, texts: TextReader, parentOf: (record: RawRecord) => string | undefined,
): (messages: readonly unknown[]) => readonly TranscriptEvent[] {
  const heard = new Set<string>()

  function readCall(item: unknown, message: RawRecord): readonly TranscriptEvent[] {
    if (!isRecord(item)) return readUnusable(item, 'A call of the message is no object.')
    const id = readId(item, 'id')
    const target = readRecord(item, 'function') ?? {}
    if (id !== undefined) tools.note(id)
    return [{
      type: 'call',
      id,
      call: {
        toolName: readString(target, 'name'),
        ...readArguments(readField(target, 'arguments')),
        stepId: readId(message, 'id'),
        parentToolCallId: parentOf(message),
      },
    }]
  }

  function readMessage(message: RawRecord, isTurn: boolean): readonly TranscriptEvent[] {
    const role = readString(message, 'role')
    const id = readId(message, 'id')
    const content = readField(message, 'content')
    if (role === 'tool') {
      const error = readError(message, 'error')
      return [{
        type: 'result',
        id: readId(message, 'toolCallId'),
        result: { content: content ?? error?.message ?? '', isError: error !== undefined, error },
      }]
    }
    if (role === 'activity') return [toOther(message, { id: `activity ${id}` })]
    const text = readContentText(content)
    const calls = readList(message, 'toolCalls') ?? []
    const isNew = role === 'user' && !heard.has(id ?? '') && parentOf(message) === undefined
    if (isNew && id !== undefined) heard.add(id)
    return [
      ...isNew && isTurn ? [{ type: 'user-turn' } as const] : [],
      ...text === '' && calls.length > 0 ? [] : [texts.put(message, id, toSpeaker(role), text)],
      ...calls.flatMap(call => readCall(call, message)),
    ]
  }

  return (messages) => {
    // What a person said before a call that is known already ends no call.
    const lastKnown = messages.findLastIndex(message => isRecord(message)
      && readList(message, 'toolCalls')?.some(call => isRecord(call) && tools.isKnown(readId(call, 'id'))) === true)
    return messages.flatMap((message, index) => isRecord(message)
      ? readMessage(message, index > lastKnown)
      : readUnusable(message, 'A message is no object.'))
  }
}
