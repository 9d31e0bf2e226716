import type { CallFields, CardRef, TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { readApproval, readField, readId, readRecord, readString } from '../read-fields'

/** Tells the parts that are tool calls: `tool-<name>`, `dynamic-tool`, and `tool-invocation` of version 4. */
export function isToolPart(part: RawRecord): boolean {
  const type = readString(part, 'type')
  return type === 'dynamic-tool' || type?.startsWith('tool-') === true
}

/** The events of a tool part: always the call, and the result once the state has one. */
export function readToolPart(part: RawRecord, place: CardRef): readonly TranscriptEvent[] {
  const invocation = readString(part, 'type') === 'tool-invocation' ? readRecord(part, 'toolInvocation') : undefined
  const source = invocation === undefined ? part : fromVersion4(invocation)
  const id = readId(source, 'toolCallId')
  const name = readToolName(source)
  const ref: CardRef = { ...place, ...(id !== undefined && { id }), ...(name !== '' && { name }) }
  return [...readCall(source, ref, name), ...readResult(source, ref)]
}

const version4States: ReadonlyMap<string, string> = new Map([
  ['partial-call', 'input-streaming'],
  ['call', 'input-available'],
  ['result', 'output-available'],
])

/** Version 4 has other names for the same fields. */
function fromVersion4(invocation: RawRecord): RawRecord {
  return {
    type: 'dynamic-tool',
    toolCallId: readField(invocation, 'toolCallId'),
    toolName: readField(invocation, 'toolName'),
    state: version4States.get(readString(invocation, 'state') ?? ''),
    input: readField(invocation, 'args'),
    output: readField(invocation, 'result'),
  }
}

/** The name of a static part is in its type; it may have dashes of its own. */
function readToolName(part: RawRecord): string {
  const type = readString(part, 'type') ?? ''
  return readString(part, 'toolName') ?? (type.startsWith('tool-') ? type.slice('tool-'.length) : '')
}

function readCall(part: RawRecord, ref: CardRef, toolName: string): readonly TranscriptEvent[] {
  const state = readString(part, 'state')
  const approval = readApproval(part, 'approval')
  const input = readField(part, 'input')
  const rawInput = readField(part, 'rawInput')
  const isStreaming = state === 'input-streaming'
  const call: CallFields = {
    toolName,
    // Arguments that could not be parsed are only in `rawInput` of version 5.
    input: input === undefined && !isStreaming ? rawInput : input,
    ...(isStreaming && typeof rawInput === 'string' && { inputText: rawInput }),
    title: readString(part, 'title'),
    approval,
  }
  const event: TranscriptEvent = { type: 'call', ...ref, call, streaming: isStreaming }
  if (state === 'approval-requested') return [{ ...event, said: { status: 'approval' } }]
  // A no is told by the approval itself.
  return [approval?.approved === true ? { ...event, said: { status: 'pending' } } : event]
}

function readResult(part: RawRecord, ref: CardRef): readonly TranscriptEvent[] {
  const state = readString(part, 'state')
  const output = readField(part, 'output')
  const errorText = readString(part, 'errorText')
  if (state === 'output-denied') {
    const reason = readApproval(part, 'approval')?.reason
    return [{ type: 'result', ...ref, result: { content: reason ?? '' }, said: { status: 'denied', ...(reason !== undefined && { reason }) } }]
  }
  if (state === 'output-error' || (state !== 'output-available' && errorText !== undefined)) {
    const message = errorText ?? ''
    return [{ type: 'result', ...ref, result: { content: message, isError: true, error: { message } } }]
  }
  // A state that is not known reads as what the data says.
  const isAnswered = state === 'output-available' || (output !== undefined && !state?.startsWith('input-'))
  if (!isAnswered) return []
  const result = { content: output === undefined ? '' : output, isError: false }
  return [readField(part, 'preliminary') === true ? { type: 'update', ...ref, result } : { type: 'result', ...ref, result }]
}
