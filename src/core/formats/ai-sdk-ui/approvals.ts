import type { CardRef, ToolApproval } from '../../model'

/** A question for approval, and which call it is about. */
export interface AskedApproval {
  readonly toolCallId: string
  /** The part that asks; a chunk names none. */
  readonly card?: string | undefined
  readonly approval: ToolApproval
}

/** The questions of one transcript, which are not forgotten: a message may ask what a later stream answers. */
export interface Approvals {
  note: (approvalId: string, asked: AskedApproval) => void
  find: (approvalId: string) => AskedApproval | undefined
  /** Yields the words with which the latest question about the call was answered. */
  reasonOf: (toolCallId: string | undefined) => string | undefined
}

/** Makes an empty list of questions. */
export function createApprovals(): Approvals {
  const asked = new Map<string, AskedApproval>()
  const byCall = new Map<string, AskedApproval>()

  return {
    note(approvalId, question) {
      asked.set(approvalId, question)
      byCall.set(question.toolCallId, question)
    },
    find: approvalId => asked.get(approvalId),
    reasonOf(toolCallId) {
      const approval = byCall.get(toolCallId ?? '')?.approval
      return approval?.approved === false ? approval.reason : undefined
    },
  }
}

/** The card that the question is about. */
export function toAskedRef({ toolCallId, card }: Omit<AskedApproval, 'approval'>): CardRef {
  return { id: toolCallId, card }
}
