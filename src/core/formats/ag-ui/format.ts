import type { TranscriptEvent, TranscriptFormat } from '../../model'
import { keepOpen } from '../keep-open'
import type { RawRecord } from '../read-fields'
import { isRecord, readId, readList, readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import { readUnusable } from '../unusable'
import { createSnapshotReader } from './read-snapshot'
import { createRunEndReader } from './read-run-end'
import { createTextReader } from './read-text-event'
import { createToolReader } from './read-tool-event'

/**
 * Events of the AG-UI protocol (@ag-ui/core 1.0 and before).
 *
 * A run may end with calls that the client answers: they stay open, and the result comes in the input or
 * the snapshot of the next run.
 */
export const agUi: TranscriptFormat = {
  name: 'ag-ui',
  policy: 'merge',
  reader: () => {
    /** The call that started each sub-agent. */
    const parents = new Map<string, string | undefined>()
    const parentOf = (record: RawRecord) => parents.get(readId(record, 'subagentRunId') ?? '')
    const tools = createToolReader(parentOf)
    const texts = createTextReader(parentOf)
    const readMessages = createSnapshotReader(tools, texts, parentOf)
    const runEnd = createRunEndReader()
    const runs = new Set<string>()
    let run: string | undefined
    /** The run was read before. */
    let isRepeated = false

    /** A run begins and ends once. */
    const placeOf = (what: string) => run === undefined ? {} : { id: `run ${run} ${what}` }

    function noteSubagent(record: RawRecord): void {
      const above = parents.get(readId(record, 'parentSubagentRunId') ?? '')
      parents.set(readId(record, 'subagentRunId') ?? '', readId(record, 'parentToolCallId') ?? above)
    }

    function readRunStart(record: RawRecord): readonly TranscriptEvent[] {
      const runId = readId(record, 'runId')
      isRepeated = runId !== undefined && runs.has(runId)
      if (isRepeated) texts.repeat()
      run = runId
      if (runId !== undefined) runs.add(runId)
      const input = readRecord(record, 'input') ?? {}
      return [
        toOther(record, placeOf('start')),
        ...readMessages(readList(input, 'messages') ?? []),
        ...runEnd.readResumed(readList(input, 'resume') ?? []),
      ]
    }

    function read(record: RawRecord, type: string): readonly TranscriptEvent[] {
      switch (type) {
        case 'RUN_STARTED':
          return readRunStart(record)
        case 'MESSAGES_SNAPSHOT':
          return readMessages(readList(record, 'messages') ?? [])
        case 'RUN_FINISHED':
          return [toOther(record, placeOf('end')), ...runEnd.readFinished(record)]
        case 'RUN_ERROR':
          return [toOther(record, placeOf('end'), 'error', readString(record, 'message')), { type: 'settle' }]
        case 'SUBAGENT_STARTED':
          noteSubagent(record)
          return [toOther(record)]
        default:
          return texts.read(record, type) ?? [toOther(record)]
      }
    }

    return {
      read(record) {
        if (!isRecord(record)) return readUnusable(record, 'The event is no object.')
        const type = readString(record, 'type') ?? ''
        const end = tools.closeChunks(type)
        const events = type.startsWith('TOOL_CALL_') ? tools.read(record, type) : read(record, type)
        const all = end.length === 0 ? events : [...end, ...events]
        return isRepeated ? keepOpen(all) : all
      },
    }
  },
}
