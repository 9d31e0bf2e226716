import type { TranscriptEvent, TranscriptFormat } from '../../model'
import { keepOpen } from '../keep-open'
import { nameOthers } from '../name-others'
import type { RawRecord } from '../read-fields'
import { isRecord, readField, readId, readString } from '../read-fields'
import { readUnusable } from '../unusable'
import { createBlockNames } from './block-names'
import { createLineReader } from './read-line'
import { createStreamReader } from './read-stream-event'

/**
 * Session logs of Claude Code (1.x and 2.x), the output of `-p --output-format stream-json`, and messages
 * of the Agent SDK.
 *
 * Only `user` and `assistant` lines hold messages; other records may hold copies of them and are carried
 * along unread. Blocks are told by their own id, since a resumed session writes its history again.
 */
export const claudeCode: TranscriptFormat = {
  name: 'claude-code',
  policy: 'merge',
  reader: () => {
    const names = createBlockNames()
    const readLine = createLineReader(names)
    const readStreamEvent = createStreamReader(names)

    /** Lines that were read: a log may repeat itself. */
    const seen = new Set<string>()

    function readRecord(record: RawRecord): readonly TranscriptEvent[] {
      switch (readString(record, 'type')) {
        case 'assistant':
          return readLine(record, 'assistant')
        case 'user':
          return readLine(record, 'user')
        case 'stream_event':
          return readStreamEvent(record)
        case 'tool_progress':
          return readProgress(record)
        case 'system':
          return readSystem(record)
        case 'result':
          return readRunEnd(record)
        default:
          return [{ type: 'other', record }]
      }
    }

    return {
      read(record) {
        if (!isRecord(record)) return readUnusable(record, 'The line is no object.')
        const uuid = readId(record, 'uuid')
        if (uuid === undefined) return readRecord(record)
        const events = nameOthers(readRecord(record), uuid)
        if (seen.has(uuid)) return keepOpen(events)
        seen.add(uuid)
        return events
      },
    }
  },
}

/** A sign of life of a running tool. */
function readProgress(record: RawRecord): readonly TranscriptEvent[] {
  const id = readId(record, 'tool_use_id')
  const toolName = readString(record, 'tool_name')
  if (id === undefined) return [{ type: 'other', record }]
  return [{ type: 'update', id, call: { toolName, parentToolCallId: readId(record, 'parent_tool_use_id') } }]
}

function readSystem(record: RawRecord): readonly TranscriptEvent[] {
  const text = readString(record, 'content')
  const isShown = text !== undefined && readField(record, 'isMeta') !== true
  return [{ type: 'other', record, ...(isShown && { text: { role: 'system', text } }) }]
}

/** The last line of a run. Its text repeats the last message unless the run failed. */
function readRunEnd(record: RawRecord): readonly TranscriptEvent[] {
  const text = readString(record, 'result') ?? readString(record, 'subtype') ?? ''
  const hasFailed = readField(record, 'is_error') === true
  return [
    { type: 'other', record, ...(hasFailed && { text: { role: 'error', text } }) },
    { type: 'settle' },
  ]
}
