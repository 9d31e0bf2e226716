import type { CallFields, TranscriptEvent, TranscriptFormat } from '../../model'
import { itemTools } from '../openai-responses/call-tools'
import { createItemReader, readCallId } from '../openai-responses/read-item'
import type { RawRecord } from '../read-fields'
import { isRecord, readId, readRecord, readString } from '../read-fields'
import { readTime } from '../read-time'
import { toOther } from '../text-items'
import { readUnusable } from '../unusable'
import { isInjected } from './read-message'
import { readEventMessage } from './read-event-message'
import { readOutputFacts } from './read-output-facts'
import { readDirectory } from './read-execution'
import { createReportReader } from './reports'

/**
 * Rollouts of Codex CLI: the layout of 2025, where items of the Responses API stand by themselves, and the
 * envelopes since, with their legacy and paginated history (codex 0.163).
 *
 * The conversation is in the items. Reports on what was carried out tell more of their calls, and stand for
 * calls of which there is no item.
 */
export const codex: TranscriptFormat = {
  name: 'codex',
  policy: 'occurrence',
  reader: () => {
    let cwd = ''
    const readItem = createItemReader('codex-cli')
    const reports = createReportReader(() => cwd)

    function readResponseItem(item: RawRecord, line: RawRecord): readonly TranscriptEvent[] {
      const id = readCallId(item) ?? readId(item, 'id')
      const tool = itemTools.get(readString(item, 'type') ?? '')
      if (tool === undefined) return readItem(item).flatMap(event => toCodexEvent(event, item))
      const before = id === undefined ? undefined : reports.known.get(id)
      const name = before?.isReported === true ? before.card : undefined
      const isAnswered = tool.output !== undefined
      if (before !== undefined && name !== undefined) Object.assign(before, { isReported: false, isAnswered })
      else if (id !== undefined) reports.known.set(id, { isReported: false, isEnded: false, isAnswered, rest: [] })
      const facts = readCallFacts(item, line)
      return readItem(item, name === undefined ? {} : { name })
        .map(event => event.type === 'call' ? { ...event, call: { ...event.call, ...facts } } : event)
    }

    function readCallFacts(item: RawRecord, line: RawRecord): CallFields {
      const metadata = readRecord(item, 'internal_chat_message_metadata_passthrough')
      return {
        startedAt: readTime(line, 'timestamp'),
        turnId: metadata && readId(metadata, 'turn_id'),
        ...(cwd !== '' && { cwd }),
      }
    }

    function toCodexEvent(event: TranscriptEvent, item: RawRecord): readonly TranscriptEvent[] {
      if (event.type === 'result') return [readOutput(event)]
      if (!isInjected(item)) return [event]
      if (event.type !== 'other' || event.text === undefined) return []
      return [{ ...event, text: { role: 'system', text: event.text.text } }]
    }

    function readOutput(event: TranscriptEvent & { readonly type: 'result' }): TranscriptEvent {
      const { result, said } = readOutputFacts(event.result)
      const call = reports.known.get(event.id ?? '')
      const isFirst = call?.isEnded === true && !call.isAnswered
      if (call !== undefined) call.isAnswered = true
      // The report has told how the call ended: the output adds what the model saw.
      return isFirst && call.card !== undefined
        ? { ...event, card: call.card, result: { content: result.content }, said }
        : { ...event, result, said }
    }

    return {
      read(record) {
        if (!isRecord(record)) return readUnusable(record, 'The line is no object.')
        const payload = readRecord(record, 'payload')
        const type = readString(record, 'type')
        if (payload === undefined) {
          return type === undefined ? [toOther(record)] : readResponseItem(record, record)
        }
        switch (type) {
          case 'session_meta':
          case 'turn_context':
            cwd = readDirectory(payload) ?? cwd
            return [toOther(record)]
          case 'response_item':
            return readResponseItem(payload, record)
          case 'event_msg':
            return readEventMessage(payload, record, reports)
          case 'compacted':
            return [toOther(record, {}, 'system', readString(payload, 'message'))]
          default:
            return [toOther(record)]
        }
      },
    }
  },
}
