import type { CallFields, CardRef, SaidStatus, ToolApproval, TranscriptEvent } from '../../model'
import { isAsked, readApproval } from '../read-approval'
import type { RawRecord } from '../read-fields'
import { readField, readId, readRecord, readString } from '../read-fields'

/** Tells the parts that are tool calls: `tool-<name>`, `dynamic-tool`, and `tool-invocation` of version 4. */
export function isToolPart(part: RawRecord): boolean {
  const type = readString(part, 'type')
  return type === 'dynamic-tool' || type?.startsWith('tool-') === true
}

/** Yields the id and the name of a tool part. */
export function readToolNames(part: RawRecord): { readonly id: string | undefined, readonly toolName: string } {
  const source = toSource(part)
  return { id: readId(source, 'toolCallId'), toolName: readToolName(source) }
}

/** The events of a tool part: always the call, and the result once the state has one. */
export function readToolPart(part: RawRecord, place: CardRef): readonly TranscriptEvent[] {
  const source = toSource(part)
  const id = readId(source, 'toolCallId')
  const name = readToolName(source)
  const ref: CardRef = { ...place, ...(id !== undefined && { id }), ...(name !== '' && { name }) }
  return [...readCall(source, ref, name), ...readResult(source, ref)]
}

function toSource(part: RawRecord): RawRecord {
  const invocation = readString(part, 'type') === 'tool-invocation' ? readRecord(part, 'toolInvocation') : undefined
  return invocation === undefined ? part : fromVersion4(invocation)
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
  return [{ type: 'call', ...ref, call, streaming: isStreaming, said: readSaid(state, approval) }]
}

/** A no is told by the approval itself; a question that is gone has been answered. */
function readSaid(state: string | undefined, approval: ToolApproval | undefined): SaidStatus | undefined {
  if (state === 'approval-requested') return { status: 'approval' }
  return state === 'input-streaming' || isAsked(approval) ? undefined : { status: 'pending' }
}

function readResult(part: RawRecord, ref: CardRef): readonly TranscriptEvent[] {
  const state = readString(part, 'state')
  const output = readField(part, 'output')
  const errorText = readString(part, 'errorText')
  if (state === 'output-denied') {
    const reason = readString(readRecord(part, 'approval') ?? {}, 'reason')
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
  return [readField(part, 'preliminary') === true ? { type: 'update', ...ref, result, said: { status: 'pending' } } : { type: 'result', ...ref, result }]
}
