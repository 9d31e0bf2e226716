import type { FormatVote } from '../../model'
import { readRecord, readString } from '../read-fields'

const roles: ReadonlySet<unknown> = new Set(['user', 'assistant', 'toolResult', 'bashExecution'])

/** Recognises entries of session files that hold a message, and events of running tools. */
export const piVote: FormatVote = {
  votes(record) {
    const type = readString(record, 'type') ?? ''
    if (type === 'message') return roles.has(readRecord(record, 'message')?.role)
    return /^tool_execution_(?:start|update|end)$/.test(type)
  },
}
