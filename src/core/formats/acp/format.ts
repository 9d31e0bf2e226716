import type { TranscriptEvent, TranscriptFormat } from '../../model'
import { keepOpen } from '../keep-open'
import { readBatch } from '../read-batch'
import { readContentText } from '../read-content-text'
import { readError } from '../read-error'
import type { RawRecord } from '../read-fields'
import { readField, readId, readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import { findAgent } from './name-call'
import { createCalls } from './read-call'
import { createPermissionReader } from './read-permission'
import { createTextReader } from './read-text'
import { createTerminals } from './terminals'

/**
 * Messages of the Agent Client Protocol, versions 1 and 2 (@agentclientprotocol/sdk 2.4): JSON-RPC of one
 * or both directions, or updates alone.
 *
 * Updates and questions for permission may come before the call, and both directions count their own ids.
 */
export const acp: TranscriptFormat = {
  name: 'acp',
  policy: 'merge',
  reader: () => {
    const terminals = createTerminals()
    const calls = createCalls(terminals)
    const permissions = createPermissionReader(calls)
    const texts = createTextReader()
    const prompts = new Set<string>()
    /** Prompts that were read, each with its name. */
    const told = new Map<string, string>()
    /** The turn was read before. */
    let isRepeated = false

    function readUpdate(update: RawRecord, record: RawRecord): readonly TranscriptEvent[] {
      const type = readString(update, 'sessionUpdate') ?? ''
      const said = texts.read(update, type)
      if (said !== undefined) return said
      switch (type) {
        case 'tool_call':
        case 'tool_call_update':
        case 'tool_call_content_chunk':
          texts.pause()
          return calls.read(update)
        case 'terminal_update':
        case 'terminal_output_chunk':
          return calls.touch(terminals.readUpdate(update))
        case 'state_update':
          calls.clearsNull = true
          return readString(update, 'state') === 'idle' ? [toOther(record), readStop(update)] : [toOther(record)]
        default:
          return [toOther(record)]
      }
    }

    function readRequest(record: RawRecord, method: string, params: RawRecord): readonly TranscriptEvent[] {
      const id = readId(record, 'id') ?? ''
      switch (method) {
        case 'session/prompt':
          prompts.add(id)
          return texts.readPrompt(record, params, namePrompt(id, params), isRepeated)
        case 'session/request_permission':
          return permissions.readRequest(id, params) ?? [toOther(record)]
        case 'session/cancel':
          return [toOther(record), { type: 'settle', reason: 'cancelled' }]
        case 'initialize':
          return readVersion(record, params)
        default:
          if (method.startsWith('terminal/')) terminals.noteRequest(method, id, params)
          return [toOther(record)]
      }
    }

    function namePrompt(id: string, params: RawRecord): string {
      const prompt = `${readId(params, 'sessionId')} ${id} ${readContentText(readField(params, 'prompt'))}`
      const known = told.get(prompt)
      isRepeated = known !== undefined
      const name = known ?? `prompt #${told.size + 1}`
      told.set(prompt, name)
      return name
    }

    function readVersion(record: RawRecord, source: RawRecord): readonly TranscriptEvent[] {
      calls.clearsNull = readField(source, 'protocolVersion') === 2
      const agent = readRecord(source, 'agentInfo')
      if (agent !== undefined) calls.setAgent(findAgent(readString(agent, 'name') ?? ''))
      return [toOther(record)]
    }

    function readResponse(record: RawRecord): readonly TranscriptEvent[] {
      const id = readId(record, 'id') ?? ''
      const error = readError(record, 'error')
      if (error !== undefined) {
        const isEnd = prompts.delete(id)
        return [toOther(record, {}, 'error', error.message), ...isEnd ? [{ type: 'settle' } as const] : []]
      }
      const result = readRecord(record, 'result')
      if (result === undefined) return [toOther(record)]
      if (readString(result, 'stopReason') !== undefined) return [toOther(record), readStop(result)]
      if (readField(result, 'protocolVersion') !== undefined) return readVersion(record, result)
      return permissions.readResponse(id, result)
        ?? [toOther(record), ...calls.touch(terminals.readResponse(id, result))]
    }

    function read(record: RawRecord): readonly TranscriptEvent[] {
      const params = readRecord(record, 'params') ?? record
      const isBare = readString(record, 'sessionUpdate') !== undefined
      const update = isBare ? record : readRecord(params, 'update')
      if (update !== undefined) return readUpdate(update, record)
      const method = readString(record, 'method')
      return method === undefined ? readResponse(record) : readRequest(record, method, params)
    }

    function readMessage(record: RawRecord): readonly TranscriptEvent[] {
      const events = read(record)
      return isRepeated ? keepOpen(events) : events
    }

    return { read: record => readBatch(record, readMessage) }
  },
}

function readStop(source: RawRecord): TranscriptEvent {
  const isCancelled = readString(source, 'stopReason') === 'cancelled'
  return { type: 'settle', ...(isCancelled && { reason: 'cancelled' }) }
}
