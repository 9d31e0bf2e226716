import type { TranscriptEvent, TranscriptFormat } from '../../model'
import { readContentText } from '../read-content-text'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import { readUnusable } from '../unusable'
import { createDurations } from './durations'
import { createExecutionReader } from './read-execution'
import { readMessage } from './read-message'

/**
 * Session files of pi, oh-my-pi and OpenClaw (versions 1 to 3, read in the order of the file), and the
 * events of `--mode json` and rpc (@mariozechner/pi-coding-agent 0.73, @oh-my-pi/pi-coding-agent 18.3).
 */
export const pi: TranscriptFormat = {
  name: 'pi',
  policy: 'occurrence',
  reader: () => {
    const executions = createExecutionReader()
    const durations = createDurations()
    let agent = 'pi'
    let count = 0
    /** The message that is streaming in. */
    let live: string | undefined

    function readEntry(record: RawRecord): readonly TranscriptEvent[] {
      const message = readRecord(record, 'message')
      if (message === undefined) return readUnusable(record, 'The entry has no message.')
      const name = readId(record, 'id') ?? `message ${++count}`
      return durations.measure(executions.note(readMessage(message, { name, agent, entry: record })), message, record)
    }

    function readLive(record: RawRecord, type: string): readonly TranscriptEvent[] {
      const message = readRecord(record, 'message')
      if (message === undefined) return readUnusable(record, 'The event has no message.')
      if (type === 'message_start') live = undefined
      live ??= `live ${++count}`
      const name = live
      if (type === 'message_end') live = undefined
      // Only the words of the model grow; everything else is told whole at the end.
      else if (readString(message, 'role') !== 'assistant') return []
      const update = type === 'message_end' ? undefined : readRecord(record, 'assistantMessageEvent') ?? {}
      const events = executions.note(readMessage(message, { name, agent, entry: record, update }))
      return durations.measure(events, message, record).map(event => event.type === 'result' ? executions.point(event) : event)
    }

    return {
      read(record) {
        if (!isRecord(record)) return readUnusable(record, 'The entry is no object.')
        const type = readString(record, 'type') ?? ''
        if (isOhMyPi(record, type)) agent = 'oh-my-pi'
        switch (type) {
          case 'message':
            return readEntry(record)
          case 'message_start':
          case 'message_update':
          case 'message_end':
            return readLive(record, type)
          case 'tool_execution_start':
          case 'tool_execution_update':
          case 'tool_execution_end':
            return executions.read(record, type, agent)
          case 'custom':
            return durations.measure(executions.readMarker(record), {}, record)
          case 'agent_end':
            return [toOther(record), { type: 'settle' }]
          case 'compaction':
          case 'branch_summary':
            return [toOther(record, {}, 'system', readString(record, 'summary'))]
          case 'custom_message': {
            const role = readField(record, 'display') === false ? undefined : 'system'
            return [toOther(record, {}, role, readContentText(readField(record, 'content')))]
          }
          default:
            return [toOther(record)]
        }
      },
    }
  },
}

/** Only oh-my-pi writes a slot for the title, and names models in one field. */
function isOhMyPi(record: RawRecord, type: string): boolean {
  return type === 'title' || (type === 'model_change' && readString(record, 'model') !== undefined)
}
