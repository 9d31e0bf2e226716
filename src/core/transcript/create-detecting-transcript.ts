import type { TranscriptFormat, TranscriptIssue } from '../model'
import { describeUnknown } from '../formats/describe-unknown'
import type { FormatName } from '../formats/registry'
import { mostDetected } from '../formats/detect-format'
import { resolveFormat } from '../formats/resolve-format'
import { unknownFormat } from '../formats/unknown'
import { createTranscript } from './create-transcript'
import type { Transcript } from './transcript'

/** How to read a transcript whose format may have to be found out. */
export interface DetectingTranscriptOptions {
  /**
   * Name of a format, or an adapter.
   * @default detected, anew with every record until it is known
   */
  readonly format?: FormatName | TranscriptFormat
  /** @default true */
  readonly live?: boolean
}

/** A transcript that knows what it reads. */
export interface DetectingTranscript extends Transcript {
  /** Name of the format, `unknown` as long as nothing gave it away. */
  readonly format: string
}

/** Makes a transcript that finds out its format from the records; it brings all formats along. */
export function createDetectingTranscript(options: DetectingTranscriptOptions = {}): DetectingTranscript {
  const { format: given, ...rest } = options
  let format = resolveFormat(given, [])
  let inner = createTranscript({ ...rest, format: format ?? unknownFormat })
  /** All records, as long as they may have to be read again in another format. */
  let records: unknown[] = []
  const misnamed: readonly TranscriptIssue[] = format === undefined && given !== undefined ? [describeUnknown(given)] : []

  /** True when the records gave the format away only now, and have been read in it. */
  function hasDetected(): boolean {
    format = resolveFormat(given, records)
    if (format === undefined) return false
    inner = createTranscript({ format, live: inner.live })
    inner.replace(records)
    records = []
    return true
  }

  return {
    push(...added) {
      if (format === undefined) {
        const isOver = records.length >= mostDetected
        for (const record of added) records.push(record)
        if (!isOver && hasDetected()) return
      }
      inner.push(...added)
    },
    prepend(...added) {
      if (format === undefined) {
        records = [...added, ...records]
        if (hasDetected()) return
      }
      inner.prepend(...added)
    },
    replace(list) {
      if (format === undefined) {
        records = [...list]
        if (hasDetected()) return
      }
      inner.replace(list)
    },
    settle: reason => inner.settle(reason),
    get: keyOrId => inner.get(keyOrId),
    get format() {
      return (format ?? unknownFormat).name
    },
    get items() {
      return inner.items
    },
    get entries() {
      return inner.entries
    },
    get issues() {
      return misnamed.length === 0 ? inner.issues : [...misnamed, ...inner.issues]
    },
    get live() {
      return inner.live
    },
    set live(value) {
      inner.live = value
    },
  }
}
