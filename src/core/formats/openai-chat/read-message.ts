import type { ResultFields, TranscriptEvent } from '../../model'
import { readContentText } from '../read-content-text'
import { readError } from '../read-error'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import { readUnusable } from '../unusable'
import { readChatCall, toCallFields } from './read-call'
import type { StreamedAnswer, StreamedCall, StreamedChoice } from './streamed-answer'

/**
 * The events of an assistant message. `streamed`: it may be the whole of what came in chunks before; then
 * its parts are the same cards and items.
 */
export function readAnswer(message: RawRecord, scope: string, streamed: StreamedAnswer | null): readonly TranscriptEvent[] {
  const items = [...readList(message, 'tool_calls') ?? [], ...listLegacyCall(message)]
  const text = readContentText(readField(message, 'content')) || (readString(message, 'refusal') ?? '')
  const thinking = readString(message, 'reasoning_content') ?? readString(message, 'reasoning') ?? ''
  const twins = streamed === null ? [] : matchCalls(items, streamed)
  const choice = streamed === null ? undefined : findChoice(streamed, text)
  const found = new Set(twins)
  // All that the message has was streamed, or it has all that was: the stream may have been cut off in front.
  const isTwin = (!found.has(undefined) && (twins.length > 0 || choice !== undefined))
    || (streamed !== null && streamed.calls.length > 0 && streamed.calls.every(call => found.has(call)))
  const own = isTwin && streamed !== null ? streamed.scope : scope
  return [
    ...readWords('thinking', thinking),
    ...readWords('text', text),
    ...items.flatMap((item, index) => readCall(item, isTwin ? twins[index] : undefined)),
    ...(text === '' && thinking === '' && items.length === 0 ? [toOther(message)] : []),
  ]

  function readWords(kind: 'text' | 'thinking', words: string): readonly TranscriptEvent[] {
    if (words === '') return []
    const twin = isTwin ? choice ?? streamed?.choices.values().next().value : undefined
    return [toOther(message, { id: twin && `${twin.name} ${kind}` }, kind === 'text' ? 'assistant' : kind, words)]
  }

  function readCall(item: unknown, twin: StreamedCall | undefined): readonly TranscriptEvent[] {
    if (!isRecord(item)) return readUnusable(item, 'A tool call of the message is no object.')
    return [{ type: 'call', scope: own, id: readId(item, 'id'), card: twin?.card, call: toCallFields(readChatCall(item)) }]
  }
}

function listLegacyCall(message: RawRecord): readonly unknown[] {
  const call = readRecord(message, 'function_call')
  return call === undefined ? [] : [call]
}

/** The streamed call that each call of the message is, by its id, or by its name where it came without one. */
function matchCalls(items: readonly unknown[], { calls }: StreamedAnswer): readonly (StreamedCall | undefined)[] {
  const open = [...calls]
  return items.map((item) => {
    if (!isRecord(item)) return undefined
    const id = readId(item, 'id') ?? ''
    const { name } = readChatCall(item)
    const own = open.find(call => call.id === id && call.name === name) ?? open.find(call => call.id === '' && call.name === name)
    if (own !== undefined) open.splice(open.indexOf(own), 1)
    return own
  })
}

function findChoice({ choices }: StreamedAnswer, text: string): StreamedChoice | undefined {
  return text === '' ? undefined : [...choices.values()].find(choice => choice.texts.text === text)
}

/**
 * The events of a message with the result of a call. Some producers answer several calls with one message
 * (SWE-agent), or tell of an error (Inspect).
 */
export function readAnswers(message: RawRecord, scope: string): readonly TranscriptEvent[] {
  const error = readError(message, 'error')
  const result: ResultFields = { content: readField(message, 'content') ?? '', isError: error !== undefined, error }
  const name = readString(message, 'name') ?? readString(message, 'tool_name')
  const ref = { scope, name }
  const ids = (readList(message, 'tool_call_ids') ?? []).filter(id => typeof id === 'string')
  const id = readId(message, 'tool_call_id') ?? ids[0]
  if (ids.length > 1) return ids.map(each => ({ type: 'result', id: each, ...ref, result }))
  return [{ type: 'result', id, ...ref, result }]
}
