import type { ToolApproval, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { readField, readId, readString } from '../read-fields'
import { readOutput } from './read-output'

/**
 * Makes a reader of the blocks that are calls, results and approvals; it yields `undefined` for any other.
 * `scope` is the assistant message, `undefined` in the messages of tools.
 */
export function createBlockReader(): (block: RawRecord, scope: string | undefined) => readonly TranscriptEvent[] | undefined {
  /** Calls by the id of the question whether they may run. */
  const asked = new Map<string, string>()

  return (block, scope) => {
    const id = readId(block, 'toolCallId')
    const name = readString(block, 'toolName')
    switch (readString(block, 'type')) {
      case 'tool-call':
        return [{ type: 'call', id, scope, call: { toolName: name, input: readField(block, 'input') ?? readField(block, 'args') } }]
      case 'tool-result':
        return [{ type: 'result', id, scope, name, ...readOutput(block) }]
      case 'tool-approval-request': {
        const approvalId = readId(block, 'approvalId')
        if (approvalId !== undefined && id !== undefined) asked.set(approvalId, id)
        return [{ type: 'update', id, scope, call: { approval: { id: approvalId } }, said: { status: 'approval' } }]
      }
      case 'tool-approval-response': {
        const approvalId = readId(block, 'approvalId')
        const approved = readField(block, 'approved') === true
        const reason = readString(block, 'reason')
        const approval: ToolApproval = { id: approvalId, approved, reason }
        const call = asked.get(approvalId ?? '')
        // The question stands in a message that is not here.
        if (call === undefined) return undefined
        // A no needs no result.
        return [{ type: 'update', id: call, call: { approval }, said: { status: approved ? 'pending' : 'denied', reason } }]
      }
      default:
        return undefined
    }
  }
}
