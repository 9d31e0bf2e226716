import { dropByteOrderMark } from './byte-order-mark'
import type { ParsedLog } from './log-builder'
import { createLogBuilder } from './log-builder'
import { tryParse } from './try-parse'
import { unwrapRecords } from './unwrap-records'

/**
 * Yields the records of a log: JSON, JSON Lines, or server-sent events, with or without a byte order mark.
 *
 * Blank lines do not matter, broken ones are skipped and become issues; a text that is nothing of all this
 * has no records and one issue. Containers are unwrapped. The text is walked, never split. Never throws.
 *
 * @example parseLog('{"a":1}\n\noops\n{"b":2}').lines // → [1, 4]
 */
export function parseLog(text: string): ParsedLog {
  const body = dropByteOrderMark(text)
  const whole = tryParse(body)
  if (whole !== undefined) return { records: unwrapRecords(whole), lines: [], issues: [] }
  const log = createLogBuilder({ holds: false })
  log.add(body)
  return log.end()
}
