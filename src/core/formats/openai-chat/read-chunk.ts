import type { TranscriptEvent } from '../../model'
import { isWhole } from '../is-whole'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readNumber, readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import { readChatCall, toCallFields } from './read-call'
import type { StreamedAnswer, StreamedCall, StreamedChoice } from './streamed-answer'

/** Not an index that a list can have: the one call of the form before there were tools. */
const functionIndex = -1

/**
 * The events of one choice of a chunk. Pieces of a call share an index; id and name need only be in the
 * first, and another id on the same index is another call (some servers number all calls 0). So is a piece
 * with a name and arguments behind arguments that are whole (some of these take the name for the id).
 */
export function readChunkChoice(choice: RawRecord, answer: StreamedAnswer): readonly TranscriptEvent[] {
  const delta = readRecord(choice, 'delta') ?? {}
  const number = readNumber(choice, 'index') ?? 0
  const state = choiceOf(answer, number)
  const legacy = readRecord(delta, 'function_call')
  const pieces = readList(delta, 'tool_calls') ?? []
  const events = [
    ...readText('thinking', readString(delta, 'reasoning_content') ?? readString(delta, 'reasoning')),
    ...readText('text', readString(delta, 'content') || readString(delta, 'refusal')),
    ...pieces.flatMap((piece, position) => isRecord(piece) ? readPiece(piece, readNumber(piece, 'index') ?? position) : []),
    ...(legacy === undefined ? [] : readPiece(legacy, functionIndex)),
  ]
  if (typeof readField(choice, 'finish_reason') !== 'string') return events
  answer.isFinished = true
  return [...events, ...finishChoice(state)]

  function readText(kind: 'text' | 'thinking', more: string | undefined): readonly TranscriptEvent[] {
    if (!more) return []
    const text = state.texts[kind] += more
    const record = { role: 'assistant', [kind === 'text' ? 'content' : 'reasoning_content']: text }
    return [toOther(record, { id: `${state.name} ${kind}` }, kind === 'text' ? 'assistant' : 'thinking', text)]
  }

  function readPiece(piece: RawRecord, index: number): readonly TranscriptEvent[] {
    const { name, isCustom, payload } = readChatCall(piece)
    const id = readId(piece, 'id') ?? ''
    let call = state.calls.get(index)
    const events: TranscriptEvent[] = []
    const isNext = call !== undefined && !!name && typeof payload === 'string' && payload !== ''
      && !call.isCustom && isWhole(call.text, call.last)
    if (call === undefined || isNext || (id !== '' && call.id !== '' && id !== call.id)) {
      if (call !== undefined) events.push(finishCall(call))
      call = { card: `${answer.scope} call ${answer.calls.length}`, id, name: '', isCustom, text: '', last: '' }
      answer.calls.push(call)
      state.calls.set(index, call)
    }
    const isNews = call.name === '' || (id !== '' && call.id === '')
    if (id !== '') call.id = id
    if (name) call.name = name
    const ref = { card: call.card, scope: answer.scope, id: call.id }
    const toolName = call.name
    if (isNews) events.push({ type: 'call', ...ref, call: { toolName }, streaming: true })
    if (typeof payload !== 'string') {
      if (payload != null) events.push({ type: 'call', ...ref, call: { toolName, input: payload }, streaming: true })
    }
    else if (isCustom || call.isCustom) {
      call.isCustom = true
      call.text += payload
      events.push({ type: 'call', ...ref, call: { toolName, input: call.text }, streaming: true })
    }
    else if (payload !== '') {
      call.text += payload
      call.last = payload
      events.push({ type: 'input-delta', card: call.card, delta: payload })
    }
    return events
  }
}

/** No more pieces will come of these calls. */
export function finishChoice({ calls }: StreamedChoice): readonly TranscriptEvent[] {
  return [...calls.values()].map(finishCall)
}

function finishCall({ card, isCustom, name, text }: StreamedCall): TranscriptEvent {
  if (!isCustom) return { type: 'input-delta', card, delta: '', done: true }
  return { type: 'call', card, call: toCallFields({ name, isCustom, payload: text }) }
}

function choiceOf({ choices, scope }: StreamedAnswer, number: number): StreamedChoice {
  let choice = choices.get(number)
  if (choice === undefined) {
    choice = { name: `${scope} choice ${number}`, calls: new Map(), texts: { text: '', thinking: '' } }
    choices.set(number, choice)
  }
  return choice
}
