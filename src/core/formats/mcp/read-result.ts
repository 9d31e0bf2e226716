import type { ResultFields } from '../../model'
import { readError } from '../read-error'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readRecord, readString } from '../read-fields'

/** What a response says of a call. */
export interface ToolResponse {
  /** Absent: the result is still to come. */
  readonly result?: ResultFields
  /** The request itself failed. */
  readonly isFailure?: boolean
  /** Under which the result can be asked for later. */
  readonly taskId?: string | undefined
}

/** Reads a response that may answer a call; `undefined`: it answers something else. */
export function readResponse(record: RawRecord): ToolResponse | undefined {
  const error = readError(record, 'error')
  if (error !== undefined) return { isFailure: true, result: { content: error.message, isError: true, error } }
  const result = readRecord(record, 'result')
  // What a model answered to the server has a role.
  if (result === undefined || readField(result, 'role') !== undefined) return undefined
  const task = readRecord(result, 'task')
  if (task !== undefined) return { taskId: readId(task, 'taskId') }
  if (readString(result, 'resultType')?.startsWith('input') === true) return {}
  const isToolResult = readList(result, 'content') !== undefined || readField(result, 'structuredContent') !== undefined
  return isToolResult ? { result: readToolResult(result) } : undefined
}

/** The result of a tool. Structured content most often repeats the text: it is shown where there is none. */
export function readToolResult(result: RawRecord): ResultFields {
  const structured = readField(result, 'structuredContent')
  const blocks = readList(result, 'content') ?? []
  const shown = blocks.filter(isForReader)
  return {
    content: blocks.length === 0 && structured !== undefined ? structured : shown.length === 0 ? blocks : shown,
    isError: readField(result, 'isError') === true,
    details: structured,
  }
}

/** Some blocks are meant for the model only. */
function isForReader(block: unknown): boolean {
  const annotations = isRecord(block) ? readRecord(block, 'annotations') : undefined
  const audience = annotations && readList(annotations, 'audience')
  return audience === undefined || audience.includes('user')
}
