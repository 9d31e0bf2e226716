import type { FormatVote } from '../../model'
import { isRecord, readField, readList, readRecord } from '../read-fields'

const eventKeys = ['contentBlockStart', 'contentBlockDelta', 'messageStart']
const blockKeys = ['toolUse', 'toolResult']

/** Recognises messages by the keys of their calls and results, stream events by their own. */
export const bedrockVote: FormatVote = {
  votes(record) {
    const output = readRecord(record, 'output')
    if (output !== undefined && readRecord(output, 'message') !== undefined) return true
    if (eventKeys.some(key => readRecord(record, key) !== undefined)) return true
    return readList(record, 'content')?.some(block => isRecord(block) && blockKeys.some(key => isRecord(readField(block, key)))) === true
  },
}
