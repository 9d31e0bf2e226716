import type { RawRecord } from '../read-fields'
import { isRecord, readField, readList, readNumber, readRecord, readString } from '../read-fields'

/** What the raw output of an agent tells; its shape is the agent's own. */
export interface RawOutput {
  /** `undefined` when there is none. */
  readonly content: unknown
  readonly details: RawRecord | undefined
  readonly exitCode: number | undefined
  /** Words of a failure. */
  readonly message: string | undefined
}

const textKeys = ['content', 'output', 'formatted_output', 'aggregated_output', 'stdout', 'error', 'message'] as const

/** Reads a raw output. */
export function readRawOutput(raw: unknown): RawOutput {
  if (!isRecord(raw)) return { content: raw, details: undefined, exitCode: undefined, message: undefined }
  const text = textKeys.map(key => readString(raw, key)).find(value => value !== undefined)
  // OpenCode wraps the facts of its tools.
  const details = readRecord(raw, 'metadata') ?? raw
  const sources = [details, raw, ...readList(raw, 'contents')?.filter(isRecord) ?? []]
  const codes = sources.flatMap(source => ['exit', 'exitCode', 'exit_code'].map(key => readNumber(source, key)))
  return {
    content: text ?? readField(raw, 'content') ?? raw,
    details,
    exitCode: codes.find(code => code !== undefined),
    message: readString(raw, 'error') ?? readString(raw, 'message'),
  }
}

/** Tells details that hold a diff with the real line numbers. */
export function hasPatch(details: RawRecord = {}): boolean {
  return ['diff', 'patch', 'detailedContent'].some(key => readString(details, key)?.includes('@@') === true)
}
