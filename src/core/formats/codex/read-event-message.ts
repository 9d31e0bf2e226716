import type { TranscriptEvent } from '../../model'
import type { RawRecord } from '../read-fields'
import { readRecord, readString } from '../read-fields'
import { toOther } from '../text-items'
import type { ReportReader, ReportStep } from './reports'

const steps: ReadonlyMap<string, ReportStep> = new Map([
  ['begin', 'begin'],
  ['started', 'begin'],
  ['request', 'begin'],
  ['end', 'end'],
  ['completed', 'end'],
  ['response', 'end'],
])

const questions: ReadonlyMap<string, string> = new Map([
  ['exec_approval_request', 'exec_command'],
  ['apply_patch_approval_request', 'patch_apply'],
])

/** The events of an `event_msg` line. What was said stands in the items already. */
export function readEventMessage(payload: RawRecord, line: RawRecord, reports: ReportReader): readonly TranscriptEvent[] {
  const type = readString(payload, 'type') ?? ''
  const other = toOther(line)
  switch (type) {
    case 'exec_command_output_delta':
      return reports.readOutput(payload)
    case 'task_complete':
    case 'turn_complete':
      return [other, { type: 'settle' }]
    case 'turn_aborted':
      return [other, { type: 'settle', reason: readString(payload, 'reason') ?? 'aborted' }]
    case 'error':
    case 'stream_error':
      return [toOther(line, {}, 'error', readString(payload, 'message'))]
    default: {
      const asked = questions.get(type)
      if (asked !== undefined) return reports.read(asked, payload, 'ask') ?? [other]
      const [, kind = type, word = 'end'] = /^(.+)_(begin|started|request|end|completed|response)$/.exec(type) ?? []
      const item = kind === 'item' ? readRecord(payload, 'item') : payload
      if (item === undefined) return [other]
      return reports.read(kind === 'item' ? readString(item, 'type') ?? '' : kind, item, steps.get(word) ?? 'end') ?? [other]
    }
  }
}
