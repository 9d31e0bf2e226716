import type { TranscriptEvent, TranscriptFormat, TranscriptText } from '../../model'
import { readBlocks, readBlockText } from '../read-blocks'
import type { RawRecord } from '../read-fields'
import { isList, isRecord, readField, readList, readRecord, readString } from '../read-fields'
import { readUnusable } from '../unusable'
import { createCalls } from './calls'
import { readEither, readEitherRecord } from './either-name'

/** The tool that runs the code the model writes has no name of its own. */
const codeTool = 'code_execution'

/**
 * Contents and responses of the Gemini API (@google/genai 3.3), streamed or whole, and events of ADK
 * sessions, in camel or snake case, with ids or without.
 */
export const gemini: TranscriptFormat = {
  name: 'gemini',
  policy: 'occurrence',
  reader: () => {
    const calls = createCalls()
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
      const ends = isModel && !isModelTurn ? calls.startContent() : []
      isModelTurn = isModel
      const events = readBlocks(readList(content, 'parts'), { role }, (part) => {
        if (isModel) {
          const text = readText(part, isPiece)
          if (text !== undefined) return text
        }
        running = null
        return readToolPart(part)
      })
      return [...ends, ...events]
    }

    function readToolPart(part: RawRecord): readonly TranscriptEvent[] | undefined {
      const call = readEitherRecord(part, 'functionCall')
      if (call !== undefined) return calls.readCall(call)
      const answer = readEitherRecord(part, 'functionResponse')
      if (answer !== undefined) return calls.readAnswer(answer)
      const serverCall = readEitherRecord(part, 'toolCall')
      if (serverCall !== undefined) return calls.readCall(serverCall, toolTypeOf(serverCall))
      const serverAnswer = readEitherRecord(part, 'toolResponse')
      if (serverAnswer !== undefined) return calls.readAnswer(serverAnswer, toolTypeOf(serverAnswer))
      const code = readEitherRecord(part, 'executableCode')
      if (code !== undefined) {
        const args = { code: readField(code, 'code'), language: readField(code, 'language') }
        return calls.readCall({ id: readField(code, 'id'), args }, codeTool)
      }
      const outcome = readEitherRecord(part, 'codeExecutionResult')
      return outcome === undefined ? undefined : calls.readAnswer(toAnswer(outcome), codeTool)
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

function toolTypeOf(record: RawRecord): string {
  const type = readEither(record, 'toolType')
  return typeof type === 'string' ? type : 'tool'
}

/** The result of code has an outcome where that of a function may have an error. */
function toAnswer(result: RawRecord): RawRecord {
  const output = readField(result, 'output') ?? ''
  const outcome = readString(result, 'outcome') ?? 'OUTCOME_OK'
  const response = outcome === 'OUTCOME_OK' ? { output } : { output, error: outcome }
  return { id: readField(result, 'id'), response }
}
