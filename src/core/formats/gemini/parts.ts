import { readBlockText } from '../read-blocks'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readString } from '../read-fields'
import type { BlockSign } from '../streamed-blocks'
import { readEither, readEitherRecord } from './either-name'

/** A call or an answer, whichever way its part holds it. */
export interface ToolPart {
  readonly fields: RawRecord
  readonly name: string | undefined
}

/** The tool that runs the code the model writes has no name of its own. */
const codeTool = 'code_execution'

/** Yields the call of a part: of a function, of a tool on the server, or of code. */
export function toCall(part: RawRecord): ToolPart | undefined {
  const call = readEitherRecord(part, 'functionCall')
  if (call !== undefined) return { fields: call, name: readString(call, 'name') }
  const serverCall = readEitherRecord(part, 'toolCall')
  if (serverCall !== undefined) return { fields: serverCall, name: toolTypeOf(serverCall) }
  const code = readEitherRecord(part, 'executableCode')
  if (code === undefined) return undefined
  const args = { code: readField(code, 'code'), language: readField(code, 'language') }
  return { fields: { id: readField(code, 'id'), args }, name: codeTool }
}

/** Yields the answer of a part. */
export function toAnswer(part: RawRecord): ToolPart | undefined {
  const answer = readEitherRecord(part, 'functionResponse')
  if (answer !== undefined) return { fields: answer, name: readString(answer, 'name') }
  const serverAnswer = readEitherRecord(part, 'toolResponse')
  if (serverAnswer !== undefined) return { fields: serverAnswer, name: toolTypeOf(serverAnswer) }
  const result = readEitherRecord(part, 'codeExecutionResult')
  return result && { fields: toResponse(result), name: codeTool }
}

/** What a part is told by when it streamed in before. */
export function toSign(part: unknown): BlockSign | undefined {
  if (!isRecord(part)) return undefined
  const call = toCall(part)
  if (call !== undefined) return { kind: 'call', id: readId(call.fields, 'id'), toolName: call.name }
  const text = readBlockText(part, 'model')
  return text?.text ? { kind: 'text', ...text } : undefined
}

function toolTypeOf(record: RawRecord): string {
  const type = readEither(record, 'toolType')
  return typeof type === 'string' ? type : 'tool'
}

/** The result of code has an outcome where that of a function may have an error. */
function toResponse(result: RawRecord): RawRecord {
  const output = readField(result, 'output') ?? ''
  const outcome = readString(result, 'outcome') ?? 'OUTCOME_OK'
  const response = outcome === 'OUTCOME_OK' ? { output } : { output, error: outcome }
  return { id: readField(result, 'id'), response }
}
