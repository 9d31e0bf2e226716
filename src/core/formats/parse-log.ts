import type { TranscriptIssue } from '../model'
import { parseEventStream } from './parse-event-stream'
import { parseJsonLines } from './parse-json-lines'
import { tryParse } from './try-parse'
import { unwrapRecords } from './unwrap-records'

/** The records of a text. */
export interface ParsedLog {
  readonly records: readonly unknown[]
  /** 1-based line of each record; empty when the text is one JSON value. */
  readonly lines: readonly number[]
  /** Lines that could not be read. */
  readonly issues: readonly TranscriptIssue[]
}

/**
 * Yields the records of a log: JSON, JSON Lines, or server-sent events, with or without a byte order mark.
 *
 * Blank lines do not matter, broken ones are skipped and become issues; a text that is nothing of all this
 * has no records and one issue. Containers are unwrapped. Never throws.
 *
 * @example parseLog('{"a":1}\n\noops\n{"b":2}').lines // → [1, 4]
 */
export function parseLog(text: string): ParsedLog {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  const whole = tryParse(body)
  if (whole !== undefined) return { records: unwrapRecords(whole), lines: [], issues: [] }

  const issues: TranscriptIssue[] = []
  const parse = isEventStream(body) ? parseEventStream : parseJsonLines
  const values = parse(body, (line) => {
    issues.push({ message: 'The line is not JSON.', index: -1, line })
  })
  if (values.length === 0 && body.trim() !== '') {
    return { records: [], lines: [], issues: [{ message: 'The text is neither JSON nor JSON Lines nor server-sent events.', index: -1 }] }
  }

  const records: unknown[] = []
  const lines: number[] = []
  for (const { value, line } of values) {
    for (const record of unwrapRecords(value)) {
      records.push(record)
      lines.push(line)
    }
  }
  return { records, lines, issues }
}

/** The first line that says anything is a field of an event, or a comment. */
function isEventStream(text: string): boolean {
  return /^\s*(?:data|event|id|retry)?:/.test(text)
}
