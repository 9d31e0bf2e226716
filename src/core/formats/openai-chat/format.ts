import type { TranscriptEvent, TranscriptFormat } from '../../model'
import { readContentText } from '../read-content-text'
import { readError } from '../read-error'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import { readUnusable } from '../unusable'
import { finishChoice, readChunkChoice } from './read-chunk'
import { readAnswer, readAnswers } from './read-message'
import type { StreamedAnswer } from './streamed-answer'

/** What breaks a stream off is said beside its choices, or instead of any. */
function readFailure(record: RawRecord): readonly TranscriptEvent[] {
  const error = readError(record, 'error')
  return error === undefined ? [] : [toOther(record, {}, 'error', error.message), { type: 'settle' }]
}

/**
 * Messages of OpenAI's Chat Completions and of the many servers that speak like it, whole responses, and
 * streams of chunks (openai 7). Each assistant message is a scope: ids are used again in later ones.
 */
export const openaiChat: TranscriptFormat = {
  name: 'openai-chat',
  policy: 'occurrence',
  reader: () => {
    let count = 0
    /** What came in chunks last; anything that speaks after it ends it. */
    let streamed: StreamedAnswer | null = null
    let isFresh = false

    function read(record: unknown): readonly TranscriptEvent[] {
      if (!isRecord(record)) return readUnusable(record, 'The record is neither a message nor a chunk.')
      const choices = readList(record, 'choices')
      if (choices !== undefined) return [...readChoices(record, choices), ...readFailure(record)]
      const messages = readString(record, 'role') === undefined ? readList(record, 'messages') : undefined
      return messages === undefined ? readMessage(record) : messages.flatMap(read)
    }

    function readChoices(record: RawRecord, choices: readonly unknown[]): readonly TranscriptEvent[] {
      return choices.flatMap((choice) => {
        const message = isRecord(choice) ? readRecord(choice, 'message') : undefined
        if (message !== undefined) return readMessage(message)
        if (!isRecord(choice)) return readUnusable(choice, 'A choice is no object.')
        const { answer, ended } = answerOf(readId(record, 'id') ?? '')
        return [...ended, ...readChunkChoice(choice, answer)]
      })
    }

    /** The completion that a chunk goes on with, and the end of the one before. */
    function answerOf(id: string): { readonly answer: StreamedAnswer, readonly ended: readonly TranscriptEvent[] } {
      const isSame = streamed !== null && isFresh && (id === '' ? !streamed.isFinished : streamed.id === id)
      if (isSame && streamed !== null) return { answer: streamed, ended: [] }
      const ended = isFresh && streamed?.isFinished === false ? [...streamed.choices.values()].flatMap(finishChoice) : []
      streamed = { id, scope: `message ${++count}`, choices: new Map(), calls: [], isFinished: false }
      isFresh = true
      return { answer: streamed, ended }
    }

    function readMessage(message: RawRecord): readonly TranscriptEvent[] {
      const role = readString(message, 'role')
      if (role === 'tool' || role === 'function') {
        isFresh = false
        return readAnswers(message, `message ${count}`)
      }
      const text = readContentText(readField(message, 'content'))
      const isUser = role === 'user'
      if (role === 'assistant') {
        const before = isFresh ? streamed : null
        isFresh = false
        return readAnswer(message, `message ${++count}`, before)
      }
      if (isUser) isFresh = false
      const failure = role === undefined ? readFailure(message) : []
      if (failure.length > 0) return failure
      const other = toOther(message, {}, role === undefined ? role : isUser ? 'user' : 'system', text)
      return isUser ? [{ type: 'user-turn' }, other] : [other]
    }

    return { read }
  },
}
