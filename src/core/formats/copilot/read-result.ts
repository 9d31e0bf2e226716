import type { ResultFields, SaidStatus } from '../../model'
import { listOwnKeys } from '../../text/own-values'
import { readError } from '../read-error'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readList, readNumber, readRecord, readString } from '../read-fields'

const mediaTypes: ReadonlySet<unknown> = new Set(['image', 'audio', 'resource', 'resource_link'])

/** Reads what `tool.execution_complete` tells of the result. `success` says nothing of the exit code. */
export function readToolResult(data: RawRecord): ResultFields {
  const result = readRecord(data, 'result') ?? {}
  const error = readError(data, 'error')
  const blocks = readList(result, 'contents')?.filter(isRecord) ?? []
  const media = blocks.filter(block => mediaTypes.has(readField(block, 'type')))
  const text = readField(result, 'content') ?? error?.message ?? ''
  const exitCodes = [readRecord(data, 'shellExecution'), ...blocks].map(source => source && readNumber(source, 'exitCode'))
  const metrics = readRecord(readRecord(data, 'toolTelemetry') ?? {}, 'metrics')
  return {
    content: media.length === 0 ? text : [{ type: 'text', text }, ...media],
    isError: readField(data, 'success') === false,
    error,
    details: listOwnKeys(result).some(key => key !== 'content') ? result : undefined,
    exitCode: exitCodes.find(code => code !== undefined),
    durationMs: metrics && readNumber(metrics, 'durationMs'),
  }
}

/** A refusal is told by the kind of failure. */
export function readRefusal(data: RawRecord): SaidStatus | undefined {
  const error = readError(data, 'error')
  return error?.code === 'denied' || error?.code === 'rejected' ? { status: 'denied', reason: error.message } : undefined
}

/** Reads the answer to a question for permission. */
export function readDecision(data: RawRecord): SaidStatus {
  const kind = readString(readRecord(data, 'result') ?? {}, 'kind') ?? ''
  return { status: kind.startsWith('approved') ? 'pending' : kind.startsWith('denied') ? 'denied' : 'cancelled' }
}
