import type { PairingPolicy, TranscriptEvent } from './event'

/**
 * A wire or log format: turns its records into transcript events.
 *
 * The object is stateless and shared; `reader()` makes the state of one transcript.
 */
export interface TranscriptFormat {
  /** Its row in the table of formats, `dispatch` for the native records. */
  readonly name: string
  readonly policy: PairingPolicy
  /** Starts reading a transcript from its first record. */
  reader: () => FormatReader
}

/** Reads the records of one transcript in their order. */
export interface FormatReader {
  /**
   * The events of one record, in order. Must not throw on any value; what throws all the same becomes an
   * `other` item with an issue. No events: the record only continued something that is known already.
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
