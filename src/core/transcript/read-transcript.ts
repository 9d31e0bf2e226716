import type { ToolEntry, TranscriptFormat, TranscriptIssue, TranscriptItem } from '../model'
import { describeUnknown } from '../formats/describe-unknown'
import { parseLog } from '../formats/parse-log'
import type { FormatName } from '../formats/registry'
import { resolveFormat } from '../formats/resolve-format'
import { unknownFormat } from '../formats/unknown'
import { unwrapRecords } from '../formats/unwrap-records'
import { createTranscript } from './create-transcript'

/** How to read a log. */
export interface ReadTranscriptOptions {
  /**
   * Name of a format, or an adapter.
   * @default detected
   */
  readonly format?: FormatName | TranscriptFormat
}

/** A whole log. */
export interface ReadTranscript {
  /** Name of the format, `unknown` when it was not recognised. */
  readonly format: string
  readonly items: readonly TranscriptItem[]
  readonly entries: readonly ToolEntry[]
  /** What could not be read or paired; `line` for a text of lines. */
  readonly issues: readonly TranscriptIssue[]
}

/**
 * Reads a whole log: a text (JSON, JSON Lines or server-sent events), or records that are parsed already.
 *
 * Calls that were never answered read as `cancelled`. Of an unknown format every record becomes an `other`
 * item and an issue says what was looked for. Never throws.
 *
 * @example readTranscript(text).entries.length // → 13
 */
export function readTranscript(source: string | readonly unknown[], options: ReadTranscriptOptions = {}): ReadTranscript {
  const { records, lines, issues } = typeof source === 'string'
    ? parseLog(source)
    : { records: unwrapRecords(source), lines: [], issues: [] }
  const format = resolveFormat(options.format, records)
  const transcript = createTranscript({ format: format ?? unknownFormat })
  transcript.replace(records)
  transcript.settle()

  const unknown = format === undefined && records.length > 0 ? [describeUnknown(options.format)] : []
  return {
    format: (format ?? unknownFormat).name,
    items: transcript.items,
    entries: transcript.entries,
    issues: [...unknown, ...issues, ...transcript.issues.map(issue => withLine(issue, lines))],
  }
}

function withLine(issue: TranscriptIssue, lines: readonly number[]): TranscriptIssue {
  const line = lines[issue.index]
  return line === undefined ? issue : { ...issue, line }
}
