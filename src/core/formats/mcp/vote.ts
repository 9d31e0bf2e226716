import type { FormatVote } from '../../model'
import { readList, readRecord, readString } from '../read-fields'
import { isBareResult } from './bare-result'

/** Recognises requests and notifications about tools, their responses, and results that stand alone. */
export const mcpVote: FormatVote = {
  votes(record) {
    if (record.jsonrpc === undefined) return isBareResult(record)
    if (/^(?:tools|notifications)\//.test(readString(record, 'method') ?? '')) return true
    const result = readRecord(record, 'result')
    return result !== undefined && readList(result, 'content') !== undefined
  },
}
