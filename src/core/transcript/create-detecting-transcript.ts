import type { TranscriptFormat, TranscriptIssue } from '../model'
import { describeUnknown } from '../formats/describe-unknown'
import type { FormatVoting } from '../formats/detect-format'
import { createFormatVoting } from '../formats/detect-format'
import type { FormatName } from '../formats/registry'
import { findFormat } from '../formats/registry'
import { unknownFormat } from '../formats/unknown'
import { createTranscript } from './create-transcript'
import type { EndMark } from './read-records'
import type { Transcript } from './transcript'

/** How to read a transcript whose format may have to be found out. */
export interface DetectingTranscriptOptions {
  /**
   * Name of a format, or an adapter.
   * @default detected, anew with every record as long as they have a voice
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

/**
 * Makes a transcript that finds out its format from the records; it brings all formats along.
 *
 * Records that come in pieces read as they would at once: while later ones may still outvote the first,
 * all are kept, and read again when they do.
 */
export function createDetectingTranscript(options: DetectingTranscriptOptions = {}): DetectingTranscript {
  const given = options.format ?? undefined
  let format = typeof given === 'string' ? findFormat(given) : given
  let inner = createInner(options.live)
  /** `null`: the format is settled, and records need not be kept. */
  let voting = given === undefined ? createFormatVoting() : null
  let records: unknown[] = []
  let ends: EndMark[] = []
  const misnamed: readonly TranscriptIssue[] = format === undefined && given !== undefined ? [describeUnknown(given)] : []

  function createInner(live: boolean | undefined): Transcript {
    return createTranscript({ format: format ?? unknownFormat, ...(live !== undefined && { live }) })
  }

  /** True when the votes have changed the format, and all has been read in it. */
  function hasChanged(current: FormatVoting): boolean {
    const name = current.winner()
    const next = name === undefined ? format : findFormat(name)
    const isChange = next !== format
    if (isChange) {
      format = next
      readAgain()
    }
    // Of records in no known format later ones in front may still tell.
    if (current.isOver() && format !== undefined) {
      voting = null
      records = []
      ends = []
    }
    return isChange
  }

  function readAgain(): void {
    inner = createInner(inner.live)
    let start = 0
    for (const { before, reason } of ends) {
      pushAll(records.slice(start, before))
      inner.settle(reason)
      start = before
    }
    pushAll(records.slice(start))
  }

  /** Not all as arguments at once, of which there is a limit. */
  function pushAll(list: readonly unknown[]): void {
    for (const record of list) inner.push(record)
  }

  return {
    push(...added) {
      if (voting !== null) {
        for (const record of added) {
          records.push(record)
          voting.add(record)
        }
        if (hasChanged(voting)) return
      }
      inner.push(...added)
    },
    prepend(...added) {
      if (voting !== null) {
        records = [...added, ...records]
        ends = ends.map(end => ({ ...end, before: end.before + added.length }))
        voting = voteAgain(records)
        if (hasChanged(voting)) return
      }
      inner.prepend(...added)
    },
    replace(list) {
      if (given === undefined) {
        records = [...list]
        ends = []
        voting = voteAgain(records)
        if (hasChanged(voting)) return
      }
      inner.replace(list)
    },
    settle(reason) {
      if (voting !== null) ends.push({ before: records.length, ...(reason !== undefined && { reason }) })
      inner.settle(reason)
    },
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

function voteAgain(records: readonly unknown[]): FormatVoting {
  const voting = createFormatVoting()
  for (let index = 0; index < records.length && !voting.isOver(); index++) voting.add(records[index])
  return voting
}
