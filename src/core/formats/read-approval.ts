import type { ToolApproval, ToolApprovalOption } from '../model'
import type { RawRecord } from './read-fields'
import { isRecord, readField, readId, readList, readRecord, readString } from './read-fields'

/** Yields the question whether a call may run; fields of a wrong type are left out. */
export function readApproval(record: RawRecord, key: string): ToolApproval | undefined {
  const raw = readRecord(record, key)
  if (raw === undefined) return undefined
  const id = readId(raw, 'id')
  const approved = readField(raw, 'approved')
  // The words of the question are none of the answer.
  const reason = readString(raw, 'reason') ?? (typeof approved === 'boolean' ? undefined : readString(raw, 'requestReason'))
  const options = readList(raw, 'options')?.flatMap(readOption)
  return {
    ...(id !== undefined && { id }),
    ...(reason !== undefined && { reason }),
    ...(typeof approved === 'boolean' && { approved }),
    ...(options !== undefined && { options }),
  }
}

/** Yields the approval with its answer, whose words those of the question are not. */
export function answerApproval({ reason: _, ...approval }: ToolApproval, approved: boolean): ToolApproval {
  return { ...approval, approved }
}

/** Tells a question that nobody has answered. */
export function isAsked(approval: ToolApproval | undefined): boolean {
  return approval !== undefined && approval.approved === undefined
}

function readOption(value: unknown): ToolApprovalOption[] {
  if (!isRecord(value)) return []
  const id = readId(value, 'id')
  const label = readString(value, 'label')
  const kind = readString(value, 'kind')
  return id === undefined || label === undefined ? [] : [{ id, label, ...(kind !== undefined && { kind }) }]
}
