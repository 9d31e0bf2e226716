import type { FormatVote } from '../../model'
import { listOwnKeys } from '../../text/own-values'
import { isRecord, readField, readList, readRecord, readString } from '../read-fields'
import { isMetadata, readEncoded } from './encoding'

/** Recognises messages by their encoding, states and updates by the messages in them, and stream envelopes. */
export const langchainVote: FormatVote = {
  votes(record) {
    if (isMessage(record) || isMetadata(record) || /^on_(?:chat_model|tool|chain)_/.test(readString(record, 'event') ?? '')) return true
    const params = readRecord(record, 'params')
    if (params !== undefined) return readList(params, 'namespace') !== undefined && readString(record, 'method') !== undefined
    return [record, readRecord(record, 'data'), ...listOwnKeys(record).map(key => readField(record, key))].some(state =>
      isRecord(state) && readList(state, 'messages')?.some(isMessage) === true)
  },
}

/** Other logs have records of type `system` or with a role as well. */
function isMessage(value: unknown): boolean {
  if (!isRecord(value) || !/^(?:ai|human|tool|constructor|AIMessage|HumanMessage|ToolMessage)/.test(readString(value, 'type') ?? '')) return false
  return readEncoded(value) !== undefined
}
