import type { CardRef, TranscriptEvent, TranscriptFormat } from '../../model'
import { readBatch } from '../read-batch'
import type { RawRecord } from '../read-fields'
import { readField, readId, readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import { isBareResult } from './bare-result'
import { readResponse, readToolResult } from './read-result'
import type { AskedCall } from './requests'
import { createRequests, nameId } from './requests'

/** What the server asks of the client. */
const questions = /^(?:roots|sampling|elicitation)\//

/**
 * Messages of the Model Context Protocol between a client and one server, and results of tools that stand
 * alone (specification up to 2026-07-28).
 *
 * Requests and responses are paired by their JSON-RPC id; those of the other direction, which count their
 * own ids, are told by what they ask.
 */
export const mcp: TranscriptFormat = {
  name: 'mcp',
  policy: 'occurrence',
  reader: () => {
    const requests = createRequests()
    const byToken = new Map<string, AskedCall>()
    const byTask = new Map<string, AskedCall>()
    let results = 0
    let server: string | undefined

    function readCall(record: RawRecord, params: RawRecord): readonly TranscriptEvent[] {
      const asked = requests.call(record)
      const meta = readRecord(params, '_meta') ?? {}
      if (readId(meta, 'progressToken') !== undefined) byToken.set(nameId(meta, 'progressToken'), asked)
      const { id, card } = asked
      const call = { toolName: readString(params, 'name'), input: readField(params, 'arguments') ?? {}, server }
      return [{ type: 'call', id, card, scope: card, name: call.toolName, call }]
    }

    function readRequest(record: RawRecord, method: string): readonly TranscriptEvent[] {
      const params = readRecord(record, 'params') ?? {}
      if (method === 'tools/call') return readCall(record, params)
      if (questions.test(method)) requests.ask(record)
      return readNews(record, method, params) ?? [toOther(record)]
    }

    function readNews(record: RawRecord, method: string, params: RawRecord): readonly TranscriptEvent[] | undefined {
      switch (method) {
        case 'tasks/result': {
          const call = byTask.get(readId(params, 'taskId') ?? '')
          if (call !== undefined) requests.link(record, call)
          return undefined
        }
        case 'notifications/progress': {
          const call = byToken.get(nameId(params, 'progressToken'))
          const message = readString(params, 'message')
          if (call === undefined || call.isAnswered || message === undefined) return undefined
          return [{ type: 'update', ...toRef(call), result: { content: message } }]
        }
        case 'notifications/cancelled': {
          const isOther = requests.isAsked(params, 'requestId')
          if (isOther) requests.settle(params, 'requestId')
          const call = isOther ? undefined : requests.find(params, 'requestId')
          const reason = readString(params, 'reason')
          if (call === undefined || call.isAnswered) return undefined
          return [{ type: 'update', ...toRef(call), said: { status: 'cancelled', ...(reason && { reason }) } }]
        }
        default:
          return undefined
      }
    }

    function readAnswer(record: RawRecord): readonly TranscriptEvent[] {
      const result = readRecord(record, 'result')
      const info = result && readRecord(result, 'serverInfo')
      if (info !== undefined) server = readString(info, 'name')
      const answer = readResponse(record)
      const isOther = (answer === undefined || answer.isFailure === true) && requests.isAsked(record, 'id')
      if (isOther) requests.settle(record, 'id')
      if (isOther || answer === undefined) return [toOther(record)]
      const call = requests.find(record, 'id')
      if (answer.taskId !== undefined && call !== undefined) byTask.set(answer.taskId, call)
      // Only a promise, or a question to the client: the result comes later.
      if (answer.result === undefined) return call === undefined ? [toOther(record)] : [{ type: 'update', ...toRef(call) }]
      if (call === undefined) {
        if (answer.isFailure === true) return [toOther(record)]
        return [{ type: 'result', id: requests.freeId(record), card: `response ${nameId(record, 'id')}`, result: answer.result }]
      }
      // Of a second result the first stays: it names the call, and not the card.
      const ref = call.isAnswered ? { id: call.id } : toRef(call)
      call.isAnswered = true
      return [{ type: 'result', ...ref, result: answer.result }]
    }

    function readMessage(record: RawRecord): readonly TranscriptEvent[] {
      const method = readString(record, 'method')
      if (method !== undefined) return readRequest(record, method)
      if (isBareResult(record)) return [{ type: 'result', card: `result ${++results}`, result: readToolResult(record) }]
      return readAnswer(record)
    }

    return { read: record => readBatch(record, readMessage) }
  },
}

function toRef({ id, card }: AskedCall): CardRef {
  return { id, card }
}
