import type { ToolEntry, TranscriptFormat, TranscriptIssue, TranscriptItem } from '../model'
import { describeUnknown } from '../formats/describe-unknown'
import { collectArriving, collectLog, isArriving } from '../formats/collect-log'
import type { ParsedLog } from '../formats/log-builder'
import type { FormatName } from '../formats/registry'
import { resolveFormat } from '../formats/resolve-format'
import { unknownFormat } from '../formats/unknown'
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
 * Reads a whole log: a text (JSON, JSON Lines or server-sent events), or a list of records that are parsed
 * already, or of lines.
 *
 * Calls that were never answered read as `cancelled`. Of an unknown format every record becomes an `other`
 * item and an issue says what was looked for. Never throws on what it reads.
 *
 * In a generator, or an array of nothing but texts, each text is a line (or several whole ones); so a log
 * never needs to be in memory as text.
 *
 * @example readTranscript(text).entries.length // → 13
 */
export function readTranscript(source: string | Iterable<unknown>, options?: ReadTranscriptOptions): ReadTranscript
/**
 * Reads a whole log whose lines or records arrive one by one, from a file or the network. Rejects only when
 * the source itself fails.
 *
 * @example await readTranscript(createInterface({ input: createReadStream('session.jsonl') }))
 */
export function readTranscript(source: AsyncIterable<unknown>, options?: ReadTranscriptOptions): Promise<ReadTranscript>
export function readTranscript(
  source: string | Iterable<unknown> | AsyncIterable<unknown>, options: ReadTranscriptOptions = {},
): ReadTranscript | Promise<ReadTranscript> {
  if (!isArriving(source)) return readLog(collectLog(source), options)
  return collectArriving(source).then(log => readLog(log, options))
}

function readLog({ records, lines, issues }: ParsedLog, options: ReadTranscriptOptions): ReadTranscript {
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

function withLine(issue: TranscriptIssue, lines: ParsedLog['lines']): TranscriptIssue {
  const line = lines[issue.index]
  return line === undefined ? issue : { ...issue, line }
}
