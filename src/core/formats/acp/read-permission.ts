import type { SaidStatus, ToolApproval, ToolApprovalOption, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRefusal } from '../../text/is-refusal'
import { answerApproval } from '../read-approval'
import { isRecord, readId, readList, readRecord, readString } from '../read-fields'
import type { Calls } from './read-call'

/** Reads questions for permission and their answers, which are paired by the id of the request. */
export interface PermissionReader {
  /** `undefined` when it is no call that is asked for. */
  readRequest: (requestId: string, params: RawRecord) => readonly TranscriptEvent[] | undefined
  /** `undefined` when it answers something else. */
  readResponse: (requestId: string, result: RawRecord) => readonly TranscriptEvent[] | undefined
}

/** Makes the reader of one transcript. */
export function createPermissionReader(calls: Calls): PermissionReader {
  const asked = new Map<string, { readonly id: string, readonly approval: ToolApproval }>()

  return {
    readRequest(requestId, params) {
      const subject = readRecord(params, 'subject') ?? params
      const call = readRecord(subject, 'toolCall')
      const id = call && readId(call, 'toolCallId')
      if (call === undefined || id === undefined) return undefined
      const reason = readString(params, 'description')
      const options = (readList(params, 'options') ?? []).flatMap(readOption)
      const approval = { id: requestId, ...(reason !== undefined && { reason }), options }
      asked.set(requestId, { id, approval })
      return [...calls.read(call), { type: 'update', id, call: { approval }, said: { status: 'approval' } }]
    },
    readResponse(requestId, result) {
      const outcome = readRecord(result, 'outcome')
      const question = asked.get(requestId)
      if (outcome === undefined || question === undefined) return undefined
      const { id, approval } = question
      if (readString(outcome, 'outcome') !== 'selected') return [{ type: 'update', id, said: { status: 'cancelled' } }]
      const picked = readId(outcome, 'optionId') ?? ''
      const approved = !isRefusal(approval.options?.find(option => option.id === picked) ?? { id: picked })
      const said: SaidStatus = { status: approved ? 'pending' : 'denied' }
      return [{ type: 'update', id, call: { approval: answerApproval(approval, approved) }, said }]
    },
  }
}

function readOption(value: unknown): ToolApprovalOption[] {
  if (!isRecord(value)) return []
  const id = readId(value, 'optionId')
  const kind = readString(value, 'kind')
  return id === undefined ? [] : [{ id, label: readString(value, 'name') ?? id, ...(kind !== undefined && { kind }) }]
}
