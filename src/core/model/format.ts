import type { PairingPolicy, TranscriptEvent } from './event'

/**
 * A wire or log format: turns its records into transcript events.
 *
 * The object is stateless and shared; `reader()` makes the state of one transcript. Any object of this shape
 * can be given as `format`, so a format that is not built in needs no change of the package.
 *
 * @example
 * const acme: TranscriptFormat = {
 *   name: 'acme',
 *   policy: 'merge',
 *   reader: () => ({
 *     read: (record) => {
 *       const { ev, id, ...rest } = record as AcmeLine
 *       if (ev === 'call') return [{ type: 'call', id, call: { toolName: rest.tool, input: rest.args } }]
 *       if (ev === 'done') return [{ type: 'result', id, result: { content: rest.out } }]
 *       return [{ type: 'other', record }]
 *     },
 *   }),
 * }
 * readTranscript(text, { format: acme })
 */
export interface TranscriptFormat {
  /** Told as the `format` of what was read; `dispatch` are the native records. */
  readonly name: string
  /** What a repeated id means. */
  readonly policy: PairingPolicy
  /** Starts reading a transcript from its first record. */
  reader: () => FormatReader
}

/**
 * Reads the records of one transcript in their order. When older records are put in front, all are read again
 * by a new reader.
 */
export interface FormatReader {
  /**
   * The events of one record, in order; none when the record only continued something that is known already.
   * Must not throw on any value; what throws all the same becomes an `other` item with an issue. What it is
   * given belongs to the host and must not be changed.
   */
  read: (record: unknown) => readonly TranscriptEvent[]
}

/** How a format recognises its records. Kept apart from the reader, so that using a format costs no detection. */
export interface FormatVote {
  /** True when the record has the marks of this format. */
  votes: (record: Readonly<Record<string, unknown>>, index: number) => boolean
  /** True when one such record decides at once. */
  decides?: (record: Readonly<Record<string, unknown>>, index: number) => boolean
}
