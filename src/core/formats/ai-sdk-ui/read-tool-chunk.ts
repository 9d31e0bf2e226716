import type { CallFields, CardRef, ToolApproval, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { readField, readId, readString } from '../read-fields'
import type { StreamedBlocks } from '../streamed-blocks'
import type { Approvals } from './approvals'
import { toAskedRef } from './approvals'
import { createChunkCalls } from './chunk-calls'

/**
 * Makes a reader of tool chunks. Input chunks build the call of their step; all others speak of the latest
 * step that has the id, be it of an earlier response.
 */
export function createToolChunkReader(
  approvals: Approvals, streamed: StreamedBlocks,
): (type: string, chunk: RawRecord, scope: string) => readonly TranscriptEvent[] {
  const calls = createChunkCalls()

  return (type, chunk, scope) => {
    const id = readId(chunk, 'toolCallId')
    const name = readString(chunk, 'toolName')
    const ref: CardRef = { scope, ...(id !== undefined && { id }), ...(name !== undefined && { name }) }
    const isInput = type.startsWith('tool-input-')
    const own: CardRef = id === undefined || !isInput ? ref : { ...ref, card: calls.nameOf(type, scope, id) }
    if (own.card !== undefined && name !== undefined) {
      streamed.note(own.card, { kind: 'call', id, toolName: name })
    }
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
        const reason = approvals.reasonOf(id)
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
    if (approvalId !== undefined && ref.id !== undefined) approvals.note(approvalId, { toolCallId: ref.id, approval })
    return [{ type: 'update', ...ref, call: { approval }, said: { status: 'approval' } }]
  }

  function answer(chunk: RawRecord, scope: string): readonly TranscriptEvent[] {
    const approvalId = readId(chunk, 'approvalId') ?? ''
    const toolCallId = readId(chunk, 'toolCallId')
    const question = approvals.find(approvalId) ?? (toolCallId === undefined ? undefined : { toolCallId })
    // The question was asked in a stream that is not here.
    if (question === undefined) return [{ type: 'other', record: chunk, scope }]
    const approved = readField(chunk, 'approved') === true
    const reason = readString(chunk, 'reason')
    const approval: ToolApproval = { id: approvalId, approved, ...(reason !== undefined && { reason }) }
    approvals.note(approvalId, { ...question, approval })
    return [{
      type: 'update',
      ...toAskedRef(question),
      scope,
      call: { approval },
      said: { status: approved ? 'pending' : 'denied', ...(reason !== undefined && { reason }) },
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
  const isPreliminary = readField(chunk, 'preliminary') === true
  return isPreliminary ? { type: 'update', ...ref, result, said: { status: 'pending' } } : { type: 'result', ...ref, result }
}

function readFailure(chunk: RawRecord): { readonly content: string, readonly isError: true, readonly error: { readonly message: string } } {
  const message = readString(chunk, 'errorText') ?? ''
  return { content: message, isError: true, error: { message } }
}
