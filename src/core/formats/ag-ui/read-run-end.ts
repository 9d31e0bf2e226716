import type { SaidStatus, ToolApproval, TranscriptEvent } from '../../model'
import { answerApproval } from '../read-approval'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readList, readRecord, readString } from '../read-fields'

/** Reads how runs end, and how a person answers what they ended with. */
export interface RunEndReader {
  readFinished: (record: RawRecord) => readonly TranscriptEvent[]
  /** The answers with which the next run starts. */
  readResumed: (entries: readonly unknown[]) => readonly TranscriptEvent[]
}

/** Makes the reader of one transcript. */
export function createRunEndReader(): RunEndReader {
  const asked = new Map<string, { readonly id: string, readonly approval: ToolApproval }>()

  function ask(interrupt: unknown): readonly TranscriptEvent[] {
    const id = isRecord(interrupt) ? readId(interrupt, 'toolCallId') : undefined
    if (!isRecord(interrupt) || id === undefined) return []
    const interruptId = readId(interrupt, 'id')
    const reason = readString(interrupt, 'message') ?? readString(interrupt, 'reason')
    const approval = { ...(interruptId !== undefined && { id: interruptId }), ...(reason !== undefined && { reason }) }
    if (interruptId !== undefined) asked.set(interruptId, { id, approval })
    return [{ type: 'update', id, call: { approval }, said: { status: 'approval' } }]
  }

  function answer(entry: unknown): readonly TranscriptEvent[] {
    const question = isRecord(entry) ? asked.get(readId(entry, 'interruptId') ?? '') : undefined
    if (!isRecord(entry) || question === undefined) return []
    const { id } = question
    if (readString(entry, 'status') === 'cancelled') return [{ type: 'update', id, said: { status: 'cancelled' } }]
    const approved = readField(readRecord(entry, 'payload') ?? {}, 'approved') !== false
    const said: SaidStatus = { status: approved ? 'pending' : 'denied' }
    return [{ type: 'update', id, call: { approval: answerApproval(question.approval, approved) }, said }]
  }

  return {
    readFinished(record) {
      // Before 1.0 the outcome was a word, and the interrupt stood beside it.
      const outcome = readRecord(record, 'outcome') ?? record
      const kind = readString(outcome, 'type') === 'cancelled' ? 'cancelled' : readString(record, 'outcome')
      if (kind === 'cancelled') return [{ type: 'settle', reason: kind }]
      const isInterrupt = kind === 'interrupt' || readString(outcome, 'type') === 'interrupt'
      const interrupts = readList(outcome, 'interrupts') ?? [readField(outcome, 'interrupt') ?? (isInterrupt ? outcome : undefined)]
      return [...interrupts.flatMap(ask), { type: 'settle', keepsCalls: true }]
    },
    readResumed: entries => entries.flatMap(answer),
  }
}
