import type { TranscriptEvent, TranscriptFormat } from '../../model'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import { readUnusable } from '../unusable'
import { isBareResult } from './bare-result'
import { readResponse, readToolResult } from './read-result'

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
    /** Which call a response answers, by the id of the request. */
    const asked = new Map<string, string>()
    const byToken = new Map<string, string>()
    const byTask = new Map<string, string>()
    let server: string | undefined

    function readCall(record: RawRecord, id: string | undefined, params: RawRecord): readonly TranscriptEvent[] {
      const token = readId(readRecord(params, '_meta') ?? {}, 'progressToken')
      if (id !== undefined) asked.set(id, id)
      if (id !== undefined && token !== undefined) byToken.set(token, id)
      const call = { toolName: readString(params, 'name'), input: readField(params, 'arguments') ?? {}, server }
      return [{ type: 'call', id, name: call.toolName, call }]
    }

    function readRequest(record: RawRecord, method: string): readonly TranscriptEvent[] {
      const params = readRecord(record, 'params') ?? {}
      const id = readId(record, 'id')
      switch (method) {
        case 'tools/call':
          return readCall(record, id, params)
        case 'tasks/result': {
          const call = byTask.get(readId(params, 'taskId') ?? '')
          if (id !== undefined && call !== undefined) asked.set(id, call)
          return [toOther(record)]
        }
        case 'notifications/progress': {
          const call = byToken.get(readId(params, 'progressToken') ?? '')
          const message = readString(params, 'message')
          if (call === undefined || message === undefined) return [toOther(record)]
          return [{ type: 'update', id: call, result: { content: message } }]
        }
        case 'notifications/cancelled': {
          const call = asked.get(readId(params, 'requestId') ?? '')
          const reason = readString(params, 'reason')
          if (call === undefined) return [toOther(record)]
          return [{ type: 'update', id: call, said: { status: 'cancelled', ...(reason && { reason }) } }]
        }
        default:
          return [toOther(record)]
      }
    }

    function readAnswer(record: RawRecord): readonly TranscriptEvent[] {
      const id = readId(record, 'id') ?? ''
      const result = readRecord(record, 'result')
      const info = result && readRecord(result, 'serverInfo')
      if (info !== undefined) server = readString(info, 'name')
      const answer = readResponse(record)
      if (answer === undefined) return [toOther(record)]
      const call = asked.get(id) ?? id
      if (answer.taskId !== undefined) byTask.set(answer.taskId, call)
      // Only a promise, or a question to the client: the result comes later.
      if (answer.result === undefined) return asked.has(id) ? [{ type: 'update', id: call }] : [toOther(record)]
      if (answer.isFailure && !asked.has(id)) return [toOther(record)]
      asked.delete(id)
      return [{ type: 'result', id: call, result: answer.result }]
    }

    return {
      read(record) {
        if (!isRecord(record)) return readUnusable(record, 'The message is no object.')
        const method = readString(record, 'method')
        if (method !== undefined) return readRequest(record, method)
        if (isBareResult(record)) return [{ type: 'result', result: readToolResult(record) }]
        return readAnswer(record)
      },
    }
  },
}
