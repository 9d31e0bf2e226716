import type { TranscriptEvent, TranscriptFormat, TranscriptText } from '../../model'
import { readBlocks, readBlockText } from '../read-blocks'
import type { RawRecord } from '../read-fields'
import { isList, isRecord, readField, readId, readList, readRecord, readString } from '../read-fields'
import type { BlockNames } from '../streamed-blocks'
import { createStreamedBlocks } from '../streamed-blocks'
import { readUnusable } from '../unusable'
import { createCalls } from './calls'
import { readEither } from './either-name'
import { toAnswer, toCall, toSign } from './parts'

/**
 * Contents and responses of the Gemini API (@google/genai 3.3), streamed or whole, and events of ADK
 * sessions, in camel or snake case, with ids or without.
 */
export const gemini: TranscriptFormat = {
  name: 'gemini',
  policy: 'occurrence',
  reader: () => {
    const calls = createCalls()
    const streamed = createStreamedBlocks()
    /** The latest content is the model's, and may go on in the next chunk. */
    let isModelTurn = false
    let responseId: unknown
    /** The text that arrives in pieces. */
    let running: { readonly id: string, readonly text: TranscriptText } | null = null
    let textCount = 0

    function readText(part: RawRecord, isPiece: boolean): readonly TranscriptEvent[] | undefined {
      const text = readBlockText(part, 'model')
      if (text === undefined || !(isPiece || isRepeated(text))) return undefined
      const isMore = isPiece && running?.text.role === text.role
      const id = running !== null && running.text.role === text.role ? running.id : `text ${++textCount}`
      const whole = { role: text.role, text: isMore ? running!.text.text + text.text : text.text }
      running = isPiece ? { id, text: whole } : null
      if (text.text === '' && !isMore) return []
      return [{ type: 'other', id, record: { text: whole.text, thought: readField(part, 'thought') }, text: whole }]
    }

    /** After the pieces of a text ADK gives it whole. */
    function isRepeated(text: TranscriptText): boolean {
      return running !== null && running.text.role === text.role && running.text.text === text.text
    }

    function readContent(content: RawRecord, isPiece: boolean, role = readString(content, 'role') ?? 'user'): readonly TranscriptEvent[] {
      const isModel = role === 'model' || role === 'assistant'
      const parts = readList(content, 'parts')
      if (!isModel) streamed.forget()
      const names = isModel && !isPiece ? streamed.match(undefined, () => parts?.map(toSign) ?? []) : undefined
      if (names !== undefined) return readTwin(parts ?? [], names)
      const isStart = isModel && !isModelTurn
      if (isStart && isPiece) streamed.start()
      const ends = isStart ? calls.startContent() : []
      isModelTurn = isModel
      calls.expect(isModel || parts === undefined || parts.length < 2 ? [] : parts.map(readAnsweredId))
      const events = readBlocks(parts, { role }, (part) => {
        if (isModel) {
          const text = readText(part, isPiece)
          if (text !== undefined) return text
        }
        running = null
        return readToolPart(part)
      })
      if (isPiece) events.forEach(note)
      return [...ends, ...events]
    }

    function readAnsweredId(part: unknown): string | undefined {
      return isRecord(part) ? readId(toAnswer(part)?.fields ?? {}, 'id') : undefined
    }

    /** Notes what the content may repeat that follows a stream. */
    function note(event: TranscriptEvent): void {
      if (event.type === 'call' && event.card !== undefined && event.call.toolName !== undefined) {
        streamed.note(event.card, { kind: 'call', id: event.id, toolName: event.call.toolName })
      }
      else if (event.type === 'other' && event.id !== undefined && event.text !== undefined) {
        streamed.note(event.id, { kind: 'text', ...event.text })
      }
    }

    /** The content whole that has come in pieces: its results are known. */
    function readTwin(parts: readonly unknown[], names: BlockNames): readonly TranscriptEvent[] {
      running = null
      const events = readBlocks(parts, { role: 'model', names }, (part, index) => {
        const card = names[index]
        const call = toCall(part)
        if (card !== undefined) return call && [{ type: 'call', card, call: { input: readField(call.fields, 'args') ?? {} } }]
        return readToolPart(part)?.filter(event => event.type !== 'result' || (event.id ?? event.card) !== undefined)
      })
      return [...calls.finish(), ...events]
    }

    function readToolPart(part: RawRecord): readonly TranscriptEvent[] | undefined {
      const call = toCall(part)
      if (call !== undefined) return calls.readCall(call.fields, call.name)
      const answer = toAnswer(part)
      return answer && calls.readAnswer(answer.fields, answer.name)
    }

    function readResponse(response: RawRecord, candidates: readonly unknown[]): readonly TranscriptEvent[] {
      const id = readEither(response, 'responseId')
      if (id !== responseId) isModelTurn = false
      responseId = id
      return candidates.filter(isRecord).flatMap((candidate) => {
        const events = readContent(readRecord(candidate, 'content') ?? {}, true, 'model')
        if (typeof readEither(candidate, 'finishReason') !== 'string') return events
        isModelTurn = false
        running = null
        return [...events, ...calls.finish()]
      })
    }

    function read(record: unknown, isInner = false): readonly TranscriptEvent[] {
      if (!isRecord(record)) return readUnusable(record, 'The record is neither a content nor a response.')
      const candidates = readList(record, 'candidates')
      const responses = readField(record, 'response')
      if (isRecord(responses) && !isInner) return read(responses, true)
      if (isList(responses) && !isInner) return responses.flatMap(response => read(response, true))
      const content = [record, readRecord(record, 'content'), readRecord(record, 'message')].find(part => part && readList(part, 'parts'))
      const events = candidates !== undefined
        ? readResponse(record, candidates)
        : content === undefined ? [] : readContent(content, readField(record, 'partial') === true)
      return events.length === 0 ? [{ type: 'other', record }] : events
    }

    return { read: record => read(record) }
  },
}
