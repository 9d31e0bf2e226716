import type { CallFields } from '../../model'
import { readArguments } from '../read-arguments'
import type { RawRecord } from '../read-fields'
import { readField, readId, readRecord, readString } from '../read-fields'

/** Reads a call, from a request of the model or from the news that it was started. */
export function readCall(source: RawRecord): CallFields {
  const caller = readRecord(source, 'caller')
  return {
    toolName: readString(source, 'mcpToolName') ?? readString(source, 'name') ?? readString(source, 'toolName'),
    ...readArguments(readField(source, 'arguments')),
    title: readString(source, 'intentionSummary'),
    server: readString(source, 'mcpServerName'),
    agent: 'copilot-cli',
    turnId: readId(source, 'turnId'),
    parentToolCallId: readId(source, 'parentToolCallId') ?? (caller && readId(caller, 'callerId')),
  }
}
