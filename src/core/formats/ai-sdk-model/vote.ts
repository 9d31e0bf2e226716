import type { FormatVote } from '../../model'
import { isRecord, readList, readRecord, readString } from '../read-fields'

const toolBlock = /^tool-(?:call|result|approval-(?:request|response))$/

/** Recognises messages by their blocks; those that have blocks of Anthropic's as well are another host's. */
export const aiSdkModelVote: FormatVote = {
  votes(record) {
    const message = readString(record, 'role') === undefined ? readRecord(record, 'message') ?? record : record
    const types = readList(message, 'content')?.map(block => isRecord(block) ? readString(block, 'type') ?? '' : '') ?? []
    return readString(message, 'role') !== undefined && types.some(type => toolBlock.test(type)) && !types.includes('tool_use')
  },
}
