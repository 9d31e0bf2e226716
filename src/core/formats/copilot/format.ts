import type { CallFields, SaidStatus, ToolApproval, TranscriptEvent, TranscriptFormat } from '../../model'
import { keepOpen } from '../keep-open'
import { nameOthers } from '../name-others'
import { answerApproval } from '../read-approval'
import type { RawRecord } from '../read-fields'
import { isRecord, readId, readList, readRecord, readString } from '../read-fields'
import { readTime } from '../read-time'
import { createGrowingTexts, toOther } from '../text-items'
import { readUnusable } from '../unusable'
import { readCall } from './read-call'
import { readDecision, readRefusal, readToolResult } from './read-result'

/**
 * Session events of Copilot CLI and its SDK (@github/copilot 1.0, @github/copilot-sdk 1.0): `events.jsonl`
 * and the live stream, which has deltas besides.
 *
 * The message of the model and the start of the tool announce the same call; either may be missing.
 */
export const copilot: TranscriptFormat = {
  name: 'copilot',
  policy: 'merge',
  reader: () => {
    const texts = createGrowingTexts()
    /** The call that started each sub-agent. */
    const agents = new Map<string, string>()
    const streaming = new Set<string>()
    const asked = new Map<string, { readonly id: string, readonly approval: ToolApproval }>()
    /** Ids of events that were read: a session that is resumed may tell them again. */
    const seen = new Set<string>()
    let cwd: string | undefined
    let thought = ''

    function readMessage(
      record: RawRecord, data: RawRecord, parentToolCallId: string | undefined,
    ): readonly TranscriptEvent[] {
      const id = readId(data, 'messageId') ?? readId(record, 'id')
      const name = `message ${id}`
      const reasoning = readString(data, 'reasoningText')
      const events: TranscriptEvent[] = []
      // An event of its own may have told it already.
      if (reasoning !== undefined && reasoning !== '' && reasoning !== thought) {
        events.push(toOther({ reasoningText: reasoning }, { parentToolCallId, id: `${name} reasoning` }, 'thinking', reasoning))
      }
      return [
        ...events,
        toOther(record, { parentToolCallId, id: id && name }, 'assistant', readString(data, 'content')),
        ...(readList(data, 'toolRequests') ?? []).flatMap(request => isRecord(request)
          ? toCall(request, { turnId: readId(data, 'turnId'), parentToolCallId })
          : readUnusable(request, 'A request of the message is no object.')),
      ]
    }

    function toCall(source: RawRecord, more: CallFields): readonly TranscriptEvent[] {
      const call = readCall(source)
      const id = readId(source, 'toolCallId')
      return [{
        type: 'call',
        id,
        call: { ...call, ...more, cwd, parentToolCallId: call.parentToolCallId ?? more.parentToolCallId },
      }]
    }

    function readInputDelta(data: RawRecord): readonly TranscriptEvent[] {
      const id = readId(data, 'toolCallId')
      if (id === undefined) return []
      const delta: TranscriptEvent = { type: 'input-delta', id, delta: readString(data, 'inputDelta') ?? '' }
      if (streaming.has(id)) return [delta]
      streaming.add(id)
      const call = { toolName: readString(data, 'toolName'), agent: 'copilot-cli', cwd }
      return [{ type: 'call', id, call, streaming: true }, delta]
    }

    function readPermission(record: RawRecord, data: RawRecord): readonly TranscriptEvent[] {
      const requestId = readId(data, 'requestId') ?? ''
      const request = readRecord(data, 'permissionRequest')
      const said: SaidStatus = request === undefined ? readDecision(data) : { status: 'approval' }
      const known = asked.get(requestId)
      const id = readId(request ?? data, 'toolCallId') ?? known?.id
      if (id === undefined) return [toOther(record)]
      const reason = request && readString(request, 'intention')
      const question: ToolApproval = { ...known?.approval, id: requestId, ...(reason !== undefined && { reason }) }
      const isAnswer = said.status === 'pending' || said.status === 'denied'
      const approval = isAnswer ? answerApproval(question, said.status === 'pending') : question
      asked.set(requestId, { id, approval })
      return [{ type: 'update', id, call: { approval }, said }]
    }

    function readEvent(record: RawRecord, data: RawRecord): readonly TranscriptEvent[] {
      const agentId = readId(record, 'agentId')
      const id = readId(data, 'toolCallId')
      const parentToolCallId = readId(data, 'parentToolCallId') ?? agents.get(agentId ?? '')
      const place = { parentToolCallId }
      const delta = readString(data, 'deltaContent') ?? ''
      switch (readString(record, 'type')) {
        case 'session.start':
        case 'session.resume':
          cwd = readString(readRecord(data, 'context') ?? {}, 'cwd') ?? cwd
          return [toOther(record)]
        case 'user.message': {
          const other = toOther(record, place, 'user', readString(data, 'content'))
          return agentId === undefined ? [{ type: 'user-turn' }, other] : [other]
        }
        case 'assistant.message':
          return readMessage(record, data, parentToolCallId)
        case 'assistant.message_delta':
          return [texts.append(`message ${readId(data, 'messageId')}`, 'assistant', delta, place)]
        case 'assistant.reasoning_delta':
          return [texts.append(`reasoning ${readId(data, 'reasoningId')}`, 'thinking', delta, place)]
        case 'assistant.reasoning':
          thought = readString(data, 'content') ?? ''
          return [toOther(record, { ...place, id: `reasoning ${readId(data, 'reasoningId')}` }, 'thinking', thought)]
        case 'assistant.tool_call_delta':
          return readInputDelta(data)
        case 'tool.execution_start':
        case 'tool.user_requested':
          return toCall(data, { startedAt: readTime(record, 'timestamp'), parentToolCallId })
        case 'tool.execution_partial_result':
          return [{ type: 'update', id, append: readString(data, 'partialOutput') ?? '' }]
        case 'tool.execution_progress':
          return [{ type: 'update', id, said: { status: 'pending' } }]
        case 'tool.execution_complete':
          return [{ type: 'result', id, result: readToolResult(data), said: readRefusal(data) }]
        case 'permission.requested':
        case 'permission.completed':
          return readPermission(record, data)
        case 'subagent.started':
          if (agentId !== undefined && id !== undefined) agents.set(agentId, id)
          return [toOther(record)]
        case 'session.error':
          return [toOther(record, place, 'error', readString(data, 'message')), { type: 'settle' }]
        case 'session.info':
        case 'session.warning':
          return [toOther(record, place, 'system', readString(data, 'message'))]
        case 'abort':
          return [toOther(record), { type: 'settle', reason: readString(data, 'reason') ?? 'aborted' }]
        case 'session.shutdown':
        case 'session.idle':
          return [toOther(record), { type: 'settle' }]
        default:
          return [toOther(record)]
      }
    }

    return {
      read(record) {
        if (!isRecord(record)) return readUnusable(record, 'The event is no object.')
        const data = readRecord(record, 'data')
        if (data === undefined) return [toOther(record)]
        const id = readId(record, 'id')
        if (id === undefined) return readEvent(record, data)
        const events = nameOthers(readEvent(record, data), id)
        if (seen.has(id)) return keepOpen(events)
        seen.add(id)
        return events
      },
    }
  },
}
