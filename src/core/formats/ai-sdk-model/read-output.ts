import type { ResultFields, SaidStatus } from '../../model'
import type { RawRecord } from '../read-fields'
import { isList, isRecord, readField, readRecord, readString } from '../read-fields'

/** What a `tool-result` block tells: version 5 and later have a typed `output`, earlier ones a bare `result`. */
export function readOutput(block: RawRecord): { readonly result: ResultFields, readonly said?: SaidStatus } {
  const output = readRecord(block, 'output')
  const type = output && readString(output, 'type')
  if (output === undefined || type === undefined || !outputTypes.test(type)) {
    const content = readField(block, 'output') ?? readField(block, 'result') ?? readField(block, 'content') ?? ''
    return { result: { content, isError: readField(block, 'isError') === true } }
  }
  if (type === 'execution-denied') {
    const reason = readString(output, 'reason')
    return { result: { content: reason ?? '' }, said: { status: 'denied', reason } }
  }
  const value = readField(output, 'value')
  const isError = type.startsWith('error-')
  return {
    result: {
      content: type === 'content' && isList(value) ? value.map(readContentBlock) : value,
      isError,
      ...(isError && typeof value === 'string' && { error: { message: value } }),
    },
  }
}

const outputTypes = /^(?:(?:error-)?(?:text|json)|content|execution-denied)$/

/** Version 7 keeps a file's data in an object that tells its kind. */
function readContentBlock(block: unknown): unknown {
  if (!isRecord(block)) return block
  const type = readString(block, 'type')
  if (type === 'file-url') return { ...block, type: 'file' }
  const data = type === 'file' ? readRecord(block, 'data') : undefined
  if (data === undefined) return block
  const text = readString(data, 'text')
  return text === undefined ? { ...block, data: readField(data, 'data'), url: readField(data, 'url') } : { type: 'text', text }
}
