import type { CallFields, CardRef, ToolApproval, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { readField, readId, readString } from '../read-fields'

/** A question for approval that is not forgotten until it is answered. */
interface AskedApproval {
  readonly toolCallId: string
  readonly approval: ToolApproval
}

/**
 * Makes a reader of tool chunks. Input chunks build the call of their step; all others speak of the latest
 * step that has the id, be it of an earlier response.
 */
export function createToolChunkReader(): (type: string, chunk: RawRecord, scope: string) => readonly TranscriptEvent[] {
  const asked = new Map<string, AskedApproval>()

  return (type, chunk, scope) => {
    const id = readId(chunk, 'toolCallId')
    const name = readString(chunk, 'toolName')
    const ref: CardRef = { scope, ...(id !== undefined && { id }), ...(name !== undefined && { name }) }
    const own: CardRef = id === undefined ? ref : { ...ref, card: `${scope}:${id}` }
    switch (type) {
      case 'tool-input-start':
        return [{ type: 'call', ...own, call: readCall(chunk), streaming: true }]
      case 'tool-input-delta':
        return [{ type: 'input-delta', ...own, delta: readString(chunk, 'inputTextDelta') ?? '' }]
      case 'tool-input-available':
        return [{ type: 'call', ...own, call: readCall(chunk) }]
      case 'tool-input-error':
        return [{ type: 'call', ...own, call: readCall(chunk) }, { type: 'result', ...own, result: readFailure(chunk) }]
      case 'tool-output-available':
        return [readOutput(chunk, ref)]
      case 'tool-output-error':
        return [{ type: 'result', ...ref, result: readFailure(chunk) }]
      case 'tool-output-denied': {
        const reason = [...asked.values()].findLast(other => other.toolCallId === id)?.approval.reason
        return [{ type: 'result', ...ref, result: { content: reason ?? '' }, said: { status: 'denied', ...(reason !== undefined && { reason }) } }]
      }
      case 'tool-approval-request':
        return ask(chunk, ref)
      case 'tool-approval-response':
        return answer(chunk, scope)
      default:
        return [{ type: 'other', record: chunk, scope }]
    }
  }

  function ask(chunk: RawRecord, ref: CardRef): readonly TranscriptEvent[] {
    const approvalId = readId(chunk, 'approvalId')
    const reason = readString(chunk, 'requestReason')
    const approval: ToolApproval = { ...(approvalId !== undefined && { id: approvalId }), ...(reason !== undefined && { reason }) }
    if (approvalId !== undefined && ref.id !== undefined) asked.set(approvalId, { toolCallId: ref.id, approval })
    return [{ type: 'update', ...ref, call: { approval }, said: { status: 'approval' } }]
  }

  function answer(chunk: RawRecord, scope: string): readonly TranscriptEvent[] {
    const approvalId = readId(chunk, 'approvalId') ?? ''
    const question = asked.get(approvalId)
    const id = question?.toolCallId ?? readId(chunk, 'toolCallId')
    // The question was asked in a stream that is not here.
    if (id === undefined) return [{ type: 'other', record: chunk, scope }]
    const isApproved = readField(chunk, 'approved') === true
    const reason = readString(chunk, 'reason')
    const approval: ToolApproval = { id: approvalId, approved: isApproved, ...(reason !== undefined && { reason }) }
    asked.set(approvalId, { toolCallId: id, approval })
    return [{
      type: 'update',
      id,
      scope,
      call: { approval },
      said: { status: isApproved ? 'pending' : 'denied', ...(reason !== undefined && { reason }) },
    }]
  }
}

function readCall(chunk: RawRecord): CallFields {
  return {
    toolName: readString(chunk, 'toolName'),
    input: readField(chunk, 'input'),
    title: readString(chunk, 'title'),
  }
}

function readOutput(chunk: RawRecord, ref: CardRef): TranscriptEvent {
  const output = readField(chunk, 'output')
  const result = { content: output === undefined ? '' : output, isError: false }
  return readField(chunk, 'preliminary') === true ? { type: 'update', ...ref, result } : { type: 'result', ...ref, result }
}

function readFailure(chunk: RawRecord): { readonly content: string, readonly isError: true, readonly error: { readonly message: string } } {
  const message = readString(chunk, 'errorText') ?? ''
  return { content: message, isError: true, error: { message } }
}
